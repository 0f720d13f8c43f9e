"""Score sheet, graph and review of deals: in windows of their own, on paper and as files."""
