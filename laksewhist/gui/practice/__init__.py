"""Two guided practice deals: fixed cards, a written course, and a coach who says what to look for."""
