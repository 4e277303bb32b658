from __future__ import annotations

import re
import urllib.parse

from ._retry import MAX_RETRIES
from ._transport import Transport
from .resources import Resources

_API_KEY = re.compile(r"svc_(test|live)_ak_[0-9A-Za-z]{49}")
_LOOPBACK = re.compile(r"localhost|127(\.\d{1,3}){3}|::1")


class RolloverClient(Resources):
    """Client of the rollover API, with one member per resource. Threads can share it.

    Args:
        api_key: An `ak_` key. Keep it on a server.
        base_url: URL of the institution's API. Each environment has its own.
        timeout: Seconds without data until an attempt fails.
        max_retries: Max retries of a call, within 90 seconds. 0 disables retries.
        allow_insecure_http: Allows `http:` URLs for hosts other than this machine. The key is then sent unencrypted.

    Raises:
        ValueError: The key is invalid or would be sent unencrypted. The message does not contain the key.
    """

    def __init__(
        self,
        *,
        api_key: str,
        base_url: str,
        timeout: float = 30.0,
        max_retries: int = MAX_RETRIES,
        allow_insecure_http: bool = False,
    ) -> None:
        match = _API_KEY.fullmatch(api_key)
        if not match:
            raise ValueError("api_key must be an API key: svc_test_ak_… or svc_live_ak_….")
        self.environment = match[1]
        self.base_url = _check_url(base_url, allow_insecure_http)

        # A closure, so that printing the client or its members cannot show the key.
        def authorize(headers: dict[str, str]) -> None:
            headers["Authorization"] = f"Bearer {api_key}"

        super().__init__(Transport(self.base_url, authorize, timeout, max_retries))

    def __repr__(self) -> str:
        return f"RolloverClient(environment={self.environment!r}, base_url={self.base_url!r})"


def _check_url(base_url: str, allow_insecure_http: bool) -> str:
    url = urllib.parse.urlsplit(base_url)
    if url.scheme not in ("https", "http") or not url.hostname or url.query or url.fragment:
        raise ValueError("base_url must be a URL, such as https://api.example.com.")
    if url.username or url.password:
        raise ValueError("base_url must not contain a user name or password.")
    if url.scheme == "http" and not allow_insecure_http and not _LOOPBACK.fullmatch(url.hostname):
        raise ValueError("http: would send the key unencrypted. Use https: or set allow_insecure_http.")
    return base_url.rstrip("/")
