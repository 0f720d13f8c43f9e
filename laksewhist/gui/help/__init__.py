"""The rules in the program: pages, pictures, search, glossary and the window that shows them."""
