# SPDX-License-Identifier: GPL-3.0-or-later
"""What a test does if a program or module that it needs is missing."""

import os
import sys


def skip(reason):
    """Skips the test. It fails instead with LIGHTSOUT_ALL_PROGRAMS, which tests/run.sh sets because it has
    installed all programs.
    """
    print(reason)
    sys.exit(1 if "LIGHTSOUT_ALL_PROGRAMS" in os.environ else 77)  # 77 is the SKIP_RETURN_CODE
