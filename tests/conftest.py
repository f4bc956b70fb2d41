"""What a test records as a table is printed when all tests are done, whichever process ran it."""

from __future__ import annotations

import pytest

TABLE = "table"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the tables that tests recorded with `record_property`."""
    for outcome in ("passed", "failed"):
        for report in terminalreporter.getreports(outcome):
            for name, text in getattr(report, "user_properties", ()):
                if name == TABLE:
                    terminalreporter.write_line("")
                    terminalreporter.write_line(str(text))
