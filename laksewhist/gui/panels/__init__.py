"""The panels beside the table: what is asked, the contract, tricks, bids and standings."""
