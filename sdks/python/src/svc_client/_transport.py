"""Sends calls, retries them, and raises typed errors."""

from __future__ import annotations

import http.client
import json
import random
import re
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from ._retry import can_retry, is_retryable, read_retry_after, retry_delay
from .error_classes import ERRORS_BY_CODE
from .errors import ApiConnectionError, ApiError, ApiTimeoutError, ClientError

_IDEMPOTENCY_KEY = re.compile(r"[\x21-\x7e]{1,255}")
_CHUNK = 65_536
_DISPOSITION_ESCAPES = {'"': "%22", "\r": "%0D", "\n": "%0A"}


@dataclass(frozen=True)
class File:
    """A file to upload."""

    name: str
    content: bytes
    media_type: str


class Response:
    """A response whose body you read. Use it in a `with` statement.

    Raises ApiConnectionError if the connection is lost before the end of the body.
    """

    def __init__(self, response: http.client.HTTPResponse) -> None:
        self._response = response
        self.headers = dict(response.headers)

    def read(self, size: int = -1) -> bytes:
        if size >= 0:
            return self._read_chunk(size)
        return b"".join(iter(lambda: self._read_chunk(_CHUNK), b""))

    def lines(self) -> Iterator[Any]:
        """Parses an export of JSON lines, line by line."""
        rest = b""
        while chunk := self._read_chunk(_CHUNK):
            *lines, rest = (rest + chunk).split(b"\n")
            yield from (json.loads(line) for line in lines if line.strip())
        if rest.strip():
            yield json.loads(rest)

    def _read_chunk(self, size: int) -> bytes:
        # Iteration and `read` of http.client end silently if the connection is lost.
        try:
            chunk = self._response.read1(size)
        except (OSError, http.client.HTTPException) as error:
            raise _to_connection_error(error, 1, None) from error
        if not chunk and size > 0 and self._response.length:
            raise _to_connection_error(http.client.IncompleteRead(b"", self._response.length), 1, None)
        return chunk

    def __enter__(self) -> Response:
        return self

    def __exit__(self, *_: object) -> None:
        self._response.close()


class _RefuseRedirects(urllib.request.HTTPRedirectHandler):
    """A redirect could send the key to another host."""

    def redirect_request(self, req: Any, fp: Any, code: Any, msg: Any, headers: Any, newurl: Any) -> None:
        return None


def quote(part: str) -> str:
    """Encodes a path segment. Raises ValueError if it is empty or moves in the path."""
    if part in ("", ".", ".."):
        raise ValueError("an ID must not be empty.")
    return urllib.parse.quote(part, safe="")


class Transport:
    def __init__(
        self,
        base_url: str,
        authorize: Callable[[dict[str, str]], None],
        timeout: float,
        max_retries: int,
    ) -> None:
        self._base_url = base_url
        self._authorize = authorize
        self._timeout = timeout
        self._max_retries = max_retries
        self._opener = urllib.request.build_opener(_RefuseRedirects)

    def json(self, method: str, path: str, **options: Any) -> Any:
        return self._send(method, path, _read_json, **options)

    def raw(self, method: str, path: str, **options: Any) -> Response:
        return self._send(method, path, Response, **options)

    def _send(
        self,
        method: str,
        path: str,
        read: Callable[[http.client.HTTPResponse], Any],
        *,
        accept: str = "application/json",
        query: Mapping[str, Any] | None = None,
        body: Any = None,
        file: File | None = None,
        fields: Mapping[str, str] | None = None,
        idempotency_key: str | None = None,
        if_version: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> Any:
        headers = {"Accept": f"{accept}, application/problem+json"}
        if method != "GET":
            idempotency_key = str(uuid.uuid4()) if idempotency_key is None else idempotency_key
            if not _IDEMPOTENCY_KEY.fullmatch(idempotency_key):
                raise ValueError("idempotency_key must be 1 to 255 visible characters.")
            headers["Idempotency-Key"] = idempotency_key
        if if_version is not None:
            headers["If-Match"] = f'"{if_version}"'
        data = None
        if file is not None:
            data, headers["Content-Type"] = _encode_form(file, fields or {})
        elif body is not None:
            data, headers["Content-Type"] = json.dumps(body).encode(), "application/json"
        self._authorize(headers)
        url = f"{self._base_url}{path}{_encode_query(query or {})}"
        limit = self._max_retries if max_retries is None else max_retries
        start = time.monotonic()
        attempt = 0
        while True:
            attempt += 1
            request = urllib.request.Request(url, data, headers, method=method)
            try:
                response = self._opener.open(request, timeout=timeout or self._timeout)
                return read(response)
            except urllib.error.HTTPError as error:
                failure: ClientError = _to_api_error(error, attempt, idempotency_key)
            except TimeoutError as error:
                failure = ApiTimeoutError("The API did not respond in time.", attempt, idempotency_key)
                failure.__cause__ = error
            except (OSError, http.client.HTTPException, ValueError) as error:
                failure = _to_connection_error(error, attempt, idempotency_key)
            code, retry_after = None, None
            if isinstance(failure, ApiError):
                code = None if failure.code == f"http_{failure.status}" else failure.code
                retry_after = failure.retry_after
                if not is_retryable(failure.status, code):
                    raise failure
            delay = retry_delay(attempt, retry_after, random.random())
            if delay is None or not can_retry(code, attempt, time.monotonic() - start, limit):
                raise failure
            time.sleep(delay)


def _read_json(response: http.client.HTTPResponse) -> Any:
    with response:
        return json.load(response)


def _to_connection_error(error: Exception, attempts: int, key: str | None) -> ApiConnectionError:
    if isinstance(error, urllib.error.URLError) and isinstance(error.reason, TimeoutError):
        failure: ApiConnectionError = ApiTimeoutError("The API did not respond in time.", attempts, key)
    elif isinstance(error, json.JSONDecodeError):
        failure = ApiConnectionError("The response is not valid JSON.", attempts, key)
    else:
        failure = ApiConnectionError("Cannot reach the API, or the connection was lost.", attempts, key)
    failure.__cause__ = error
    return failure


def _to_api_error(error: urllib.error.HTTPError, attempts: int, key: str | None) -> ClientError:
    problem: dict[str, Any] = {
        "type": "about:blank",
        "title": str(error.reason),
        "status": error.code,
        "detail": f"The server returned {error.code}.",
        "instance": "",
        "code": f"http_{error.code}",
        "requestId": error.headers.get("X-Request-Id", ""),
        "errors": [],
    }
    with error:
        try:
            parsed = json.load(error)
        except (OSError, http.client.HTTPException, ValueError):
            parsed = None
    if isinstance(parsed, dict):
        problem.update(cast("dict[str, Any]", parsed))
    retry_after = read_retry_after(error.headers.get("Retry-After"))
    return ERRORS_BY_CODE.get(problem["code"], ApiError)(problem, retry_after, attempts, key)


def _encode_query(query: Mapping[str, Any]) -> str:
    pairs: list[tuple[str, str]] = []
    for name, value in query.items():
        for item in cast("Sequence[Any]", value) if isinstance(value, (list, tuple)) else [value]:
            if item is not None:
                pairs.append((name, str(item).lower() if isinstance(item, bool) else str(item)))
    return f"?{urllib.parse.urlencode(pairs)}" if pairs else ""


def _encode_form(file: File, fields: Mapping[str, str]) -> tuple[bytes, str]:
    """Encodes a form (RFC 7578). The file comes last, because the API reads the fields first."""
    boundary = uuid.uuid4().hex
    parts = [
        f'--{boundary}\r\nContent-Disposition: form-data; name="{_escape(name)}"\r\n\r\n{value}\r\n'.encode()
        for name, value in fields.items()
    ]
    head = (
        f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="{_escape(file.name)}"\r\n'
        f"Content-Type: {file.media_type}\r\n\r\n"
    )
    body = b"".join([*parts, head.encode(), file.content, f"\r\n--{boundary}--\r\n".encode()])
    return body, f"multipart/form-data; boundary={boundary}"


def _escape(text: str) -> str:
    return "".join(_DISPOSITION_ESCAPES.get(character, character) for character in text)
