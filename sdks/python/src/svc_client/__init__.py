"""Client of the rollover API, with safe retries, typed errors and webhook verification."""

from ._client import RolloverClient
from ._pages import PageList
from ._transport import File, Response
from .error_classes import *  # noqa: F403
from .errors import ApiConnectionError, ApiError, ApiTimeoutError, ClientError
from .webhooks import WebhookVerificationError, verify_webhook
