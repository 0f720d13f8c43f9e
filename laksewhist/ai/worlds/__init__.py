"""What may be where: whole deals that agree with everything a seat has seen, drawn from its view alone."""
