// Nothing but a place for the headers that all tests share, compiled beforehand.
