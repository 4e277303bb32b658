"""Errors of calls. They never contain the API key or request headers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


class ClientError(Exception):
    """Base class of all errors about calls."""

    def __init__(self, message: str, attempts: int, idempotency_key: str | None) -> None:
        super().__init__(message)
        self.attempts = attempts
        self.idempotency_key = idempotency_key
        """The key of a write. Sending the same write with this key within a day does not execute it twice."""


class ApiError(ClientError):
    """An error response of the API (RFC 9457). Codes that this version does not know have no subclass."""

    def __init__(
        self, problem: Mapping[str, Any], retry_after: float | None, attempts: int, idempotency_key: str | None
    ) -> None:
        super().__init__(
            f"{problem['status']} {problem['code']}: {problem['detail']}", attempts, idempotency_key
        )
        self.code: str = problem["code"]
        """Stable; branch on it."""
        self.status: int = problem["status"]
        self.title: str = problem["title"]
        self.detail: str = problem["detail"]
        self.request_id: str = problem["requestId"]
        """Quote it when you contact support."""
        self.errors: Sequence[Mapping[str, Any]] = problem["errors"]
        """Faulty members: `pointer` or `parameter`, and `detail`."""
        self.problem = problem
        """The whole response, with the members that some codes add, such as `allowedActions`."""
        self.retry_after = retry_after
        """Seconds to wait before a retry, if the response says so."""


class ApiConnectionError(ClientError):
    """No complete response was received; the call may have been executed. `__cause__` is the reason."""


class ApiTimeoutError(ApiConnectionError):
    """The attempt timed out; the call may have been executed."""
