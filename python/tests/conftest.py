"""Every example and test reads the same."""

import sys

# OpenSpiel is not made for Python 3.10.
collect_ignore = ["test_spiel.py"] if sys.version_info < (3, 11) else []
