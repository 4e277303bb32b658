"""Verification of webhooks (https://www.standardwebhooks.com)."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import re
import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from .types import WebhookEvent

_TOLERANCE_SECONDS = 300
_PREFIX = "whsec_"
# Limits the work for forged headers. Deliveries have at most two signatures: one per active secret.
_MAX_SIGNATURES = 16

Reason = Literal["header_missing", "too_old", "too_new", "not_signed", "not_json"]


class WebhookVerificationError(Exception):
    """An invalid delivery. Respond with 400, and ignore its content."""

    def __init__(self, reason: Reason, message: str) -> None:
        super().__init__(message)
        self.reason = reason


def verify_webhook(
    payload: bytes | str,
    headers: Mapping[str, str],
    secret: str | Sequence[str],
    *,
    tolerance_seconds: float = _TOLERANCE_SECONDS,
    now: float | None = None,
) -> WebhookEvent:
    """Verifies a delivery and returns its event.

    Args:
        payload: The raw body. A parsed and serialized body would not match.
        headers: Names in any case.
        secret: `whsec_…`, or several during a rotation.
        tolerance_seconds: Max difference between the timestamp and now.
        now: Seconds since the epoch.

    Raises:
        WebhookVerificationError: The signature or timestamp is invalid.
        ValueError: A secret is malformed.
    """
    secrets = [_read_secret(one) for one in ([secret] if isinstance(secret, str) else secret)]
    if not secrets:
        raise ValueError("secret must contain at least one webhook secret.")
    lowercase = {name.lower(): value for name, value in headers.items()}
    message_id, timestamp, header = (
        _require(lowercase, name) for name in ("webhook-id", "webhook-timestamp", "webhook-signature")
    )
    _check_age(timestamp, time.time() if now is None else now, tolerance_seconds)
    body = payload.encode() if isinstance(payload, str) else payload
    signed = f"{message_id}.{timestamp}.".encode() + body
    expected = [hmac.digest(key, signed, hashlib.sha256) for key in secrets]
    # Compares all of them, so that timing does not reveal the match.
    matches = [
        hmac.compare_digest(signature, digest) for signature in _read_signatures(header) for digest in expected
    ]
    if not any(matches):
        raise WebhookVerificationError("not_signed", "No signature matches a secret.")
    try:
        return json.loads(body)
    except ValueError:
        raise WebhookVerificationError("not_json", "The body is not valid JSON.") from None


def _require(headers: Mapping[str, str], name: str) -> str:
    value = headers.get(name)
    if not value:
        raise WebhookVerificationError("header_missing", f"The header {name} is missing.")
    return value


def _check_age(timestamp: str, now: float, tolerance: float) -> None:
    age = now - int(timestamp) if re.fullmatch(r"[0-9]{1,12}", timestamp) else float("inf")
    if age > tolerance:
        raise WebhookVerificationError("too_old", "The attempt is too old.")
    if age < -tolerance:
        raise WebhookVerificationError("too_new", "The attempt is from the future.")


def _read_signatures(header: str) -> list[bytes]:
    signatures: list[bytes] = []
    for part in header.split(" ")[:_MAX_SIGNATURES]:
        try:
            if part.startswith("v1,"):
                signatures.append(base64.b64decode(part[3:], validate=True))
        except (binascii.Error, ValueError):
            pass
    return signatures


def _read_secret(secret: str) -> bytes:
    try:
        key = base64.b64decode(secret.removeprefix(_PREFIX), validate=True)
    except (binascii.Error, ValueError):
        key = b""
    if not secret.startswith(_PREFIX) or not key:
        raise ValueError("A secret must be whsec_ followed by base64.")
    return key
