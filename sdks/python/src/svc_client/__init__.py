"""Client of the rollover API, with safe retries, typed errors and webhook verification."""

# Type checkers see only the names that are imported with `as`.
from ._client import RolloverClient as RolloverClient
from ._pages import PageList as PageList
from ._transport import File as File
from ._transport import Response as Response
from .error_classes import *  # noqa: F403
from .errors import ApiConnectionError as ApiConnectionError
from .errors import ApiError as ApiError
from .errors import ApiTimeoutError as ApiTimeoutError
from .errors import ClientError as ClientError
from .webhooks import WebhookVerificationError as WebhookVerificationError
from .webhooks import verify_webhook as verify_webhook
