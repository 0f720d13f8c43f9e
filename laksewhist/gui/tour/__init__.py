"""The first tour: six short steps on a fixed deal, over the table."""
