"""When and how long to wait before another attempt."""

from __future__ import annotations

from datetime import datetime, timezone
from email.utils import parsedate_to_datetime

# The shortest delays add up to 35 seconds, so a call survives a restart of 30 seconds.
MAX_RETRIES = 12
# A retry rarely resolves an internal error.
_MAX_RETRIES_OF_INTERNAL_ERROR = 4
_RETRY_FOR_SECONDS = 90.0
_INITIAL_DELAY = 0.5
_MAX_DELAY = 8.0
# A call with a longer `Retry-After` fails, so that the caller decides when to retry.
_MAX_RETRY_AFTER = 60.0

_CODES = {"idempotency_in_progress", "rate_limited", "internal_error", "dependency_unavailable", "overloaded"}
# Responses without a code come from proxies.
_STATUSES = {408, 429, 500, 502, 503, 504}


def is_retryable(status: int, code: str | None) -> bool:
    return status in _STATUSES if code is None else code in _CODES


def can_retry(code: str | None, failed: int, elapsed: float, max_retries: int) -> bool:
    if code == "internal_error":
        max_retries = min(max_retries, _MAX_RETRIES_OF_INTERNAL_ERROR)
    return failed <= max_retries and elapsed < _RETRY_FOR_SECONDS


def retry_delay(failed: int, retry_after: float | None, random: float) -> float | None:
    """Returns seconds: exponential backoff, half of it random, at least `retry_after`; None if that is over a minute."""
    if retry_after is not None and retry_after > _MAX_RETRY_AFTER:
        return None
    backoff = min(_MAX_DELAY, _INITIAL_DELAY * 2 ** (failed - 1))
    delay = backoff / 2 + backoff / 2 * random
    # Spreads the retries of clients that received the same `Retry-After`.
    return delay if retry_after is None else max(delay, retry_after + _INITIAL_DELAY * random)


def read_retry_after(header: str | None) -> float | None:
    """Parses `Retry-After`, in seconds or as a date, to seconds (RFC 9110 section 10.2.3)."""
    if header is None:
        return None
    try:
        return max(0.0, float(header))
    except ValueError:
        pass
    try:
        return max(0.0, (parsedate_to_datetime(header) - datetime.now(timezone.utc)).total_seconds())
    except (TypeError, ValueError):
        return None
