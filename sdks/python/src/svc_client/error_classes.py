# Generated from apps/api/openapi.json by npm run generate.
"""One class for each error code."""

from __future__ import annotations

from .errors import ApiError


class InvalidRequestError(ApiError):
    """`invalid_request`: Invalid query parameter."""


class UnknownParameterError(ApiError):
    """`unknown_parameter`: Unknown query parameter."""


class MalformedJsonError(ApiError):
    """`malformed_json`: The body is not a JSON object."""


class AmbiguousCredentialsError(ApiError):
    """`ambiguous_credentials`: More than one credential sent."""


class MissingCredentialsError(ApiError):
    """`missing_credentials`: No credential sent."""


class InvalidApiKeyError(ApiError):
    """`invalid_api_key`: API key not valid."""


class ApiKeyRevokedError(ApiError):
    """`api_key_revoked`: API key revoked."""


class SignatureInvalidError(ApiError):
    """`signature_invalid`: Signature not valid."""


class ApiKeyExpiredError(ApiError):
    """`api_key_expired`: API key expired."""


class EnvironmentMismatchError(ApiError):
    """`environment_mismatch`: API key from another environment."""


class SessionTokenNotAcceptedError(ApiError):
    """`session_token_not_accepted`: Session tokens not accepted here."""


class ProofRequiredError(ApiError):
    """`proof_required`: Proof of possession required."""


class ProofInvalidError(ApiError):
    """`proof_invalid`: Proof of possession not valid."""


class SessionInvalidError(ApiError):
    """`session_invalid`: see /errors/session_invalid."""


class SessionExpiredError(ApiError):
    """`session_expired`: see /errors/session_expired."""


class SessionRevokedError(ApiError):
    """`session_revoked`: see /errors/session_revoked."""


class SignInRequiredError(ApiError):
    """`sign_in_required`: see /errors/sign_in_required."""


class OrganizationRequiredError(ApiError):
    """`organization_required`: see /errors/organization_required."""


class KeyTypeNotAllowedError(ApiError):
    """`key_type_not_allowed`: Credential type not allowed."""


class InsufficientScopeError(ApiError):
    """`insufficient_scope`: Missing scope."""


class TwoFactorRequiredError(ApiError):
    """`two_factor_required`: see /errors/two_factor_required."""


class IpNotAllowedError(ApiError):
    """`ip_not_allowed`: Client address not allowed."""


class OrganizationLockedError(ApiError):
    """`organization_locked`: Organization locked."""


class OriginNotAllowedError(ApiError):
    """`origin_not_allowed`: see /errors/origin_not_allowed."""


class SessionBoundError(ApiError):
    """`session_bound`: see /errors/session_bound."""


class SignInRefusedError(ApiError):
    """`sign_in_refused`: see /errors/sign_in_refused."""


class SignInAgainError(ApiError):
    """`sign_in_again`: Recent sign-in required."""


class EmailNotVerifiedError(ApiError):
    """`email_not_verified`: see /errors/email_not_verified."""


class LinkNotValidError(ApiError):
    """`link_not_valid`: see /errors/link_not_valid."""


class AlreadySetUpError(ApiError):
    """`already_set_up`: see /errors/already_set_up."""


class RoleNotAllowedError(ApiError):
    """`role_not_allowed`: see /errors/role_not_allowed."""


class LastOwnerError(ApiError):
    """`last_owner`: see /errors/last_owner."""


class AlreadyMemberError(ApiError):
    """`already_member`: see /errors/already_member."""


class NotFoundError(ApiError):
    """`not_found`: Not found."""


class MethodNotAllowedError(ApiError):
    """`method_not_allowed`: Method not allowed."""


class NotAcceptableError(ApiError):
    """`not_acceptable`: No acceptable response type."""


class MalformedMultipartError(ApiError):
    """`malformed_multipart`: Malformed multipart/form-data body."""


class PayloadTooLargeError(ApiError):
    """`payload_too_large`: The body is too large."""


class UnsupportedMediaTypeError(ApiError):
    """`unsupported_media_type`: Unsupported media type."""


class InvalidTransitionError(ApiError):
    """`invalid_transition`: Action not possible now."""


class AmountMismatchError(ApiError):
    """`amount_mismatch`: Amounts or assets do not match."""


class HistoryMismatchError(ApiError):
    """`history_mismatch`: Rollover does not match its timeline."""


class NothingToCertifyError(ApiError):
    """`nothing_to_certify`: No late rollover to certify."""


class LetterNotPossibleError(ApiError):
    """`letter_not_possible`: Letter not possible now."""


class ReminderNotPossibleError(ApiError):
    """`reminder_not_possible`: Reminder not possible now."""


class DuplicateRolloverError(ApiError):
    """`duplicate_rollover`: The same rollover already exists."""


class DuplicateFileError(ApiError):
    """`duplicate_file`: The file is already imported."""


class DuplicatePlanError(ApiError):
    """`duplicate_plan`: The plan already exists."""


class IdentityConflictError(ApiError):
    """`identity_conflict`: Account has different identity details."""


class IdentityLockedError(ApiError):
    """`identity_locked`: Identity check is locked."""


class KeyAlreadyRotatedError(ApiError):
    """`key_already_rotated`: API key already rotated."""


class KeyNotAliveError(ApiError):
    """`key_not_alive`: API key revoked or expired."""


class IdempotencyInProgressError(ApiError):
    """`idempotency_in_progress`: The same request is in progress."""


class LimitExceededError(ApiError):
    """`limit_exceeded`: Organization limit reached."""


class WrongPersonError(ApiError):
    """`wrong_person`: Another person must decide."""


class PersonRequiredError(ApiError):
    """`person_required`: A signed-in person must decide."""


class RecentlyInvitedError(ApiError):
    """`recently_invited`: You or the requester joined too recently."""


class PasskeyRequiredError(ApiError):
    """`passkey_required`: Confirm with your passkey."""


class SecondPersonRequiredError(ApiError):
    """`second_person_required`: A second person must confirm."""


class ApprovalEndedError(ApiError):
    """`approval_ended`: This approval has already ended."""


class ApprovalOutdatedError(ApiError):
    """`approval_outdated`: The rollover changed after the request."""


class VersionConflictError(ApiError):
    """`version_conflict`: The object has changed."""


class ValidationFailedError(ApiError):
    """`validation_failed`: The body is not valid."""


class RolloverNotPermittedError(ApiError):
    """`rollover_not_permitted`: Rollover not permitted."""


class ConsentInsufficientError(ApiError):
    """`consent_insufficient`: Consent does not cover this rollover."""


class FileInfectedError(ApiError):
    """`file_infected`: The file contains malware."""


class IdempotencyKeyReusedError(ApiError):
    """`idempotency_key_reused`: Idempotency key already used."""


class RateLimitedError(ApiError):
    """`rate_limited`: Too many requests."""


class InternalError(ApiError):
    """`internal_error`: Internal error."""


class DependencyUnavailableError(ApiError):
    """`dependency_unavailable`: Temporarily unavailable."""


class OverloadedError(ApiError):
    """`overloaded`: Too busy."""


ERRORS_BY_CODE: dict[str, type[ApiError]] = {
    "invalid_request": InvalidRequestError,
    "unknown_parameter": UnknownParameterError,
    "malformed_json": MalformedJsonError,
    "ambiguous_credentials": AmbiguousCredentialsError,
    "missing_credentials": MissingCredentialsError,
    "invalid_api_key": InvalidApiKeyError,
    "api_key_revoked": ApiKeyRevokedError,
    "signature_invalid": SignatureInvalidError,
    "api_key_expired": ApiKeyExpiredError,
    "environment_mismatch": EnvironmentMismatchError,
    "session_token_not_accepted": SessionTokenNotAcceptedError,
    "proof_required": ProofRequiredError,
    "proof_invalid": ProofInvalidError,
    "session_invalid": SessionInvalidError,
    "session_expired": SessionExpiredError,
    "session_revoked": SessionRevokedError,
    "sign_in_required": SignInRequiredError,
    "organization_required": OrganizationRequiredError,
    "key_type_not_allowed": KeyTypeNotAllowedError,
    "insufficient_scope": InsufficientScopeError,
    "two_factor_required": TwoFactorRequiredError,
    "ip_not_allowed": IpNotAllowedError,
    "organization_locked": OrganizationLockedError,
    "origin_not_allowed": OriginNotAllowedError,
    "session_bound": SessionBoundError,
    "sign_in_refused": SignInRefusedError,
    "sign_in_again": SignInAgainError,
    "email_not_verified": EmailNotVerifiedError,
    "link_not_valid": LinkNotValidError,
    "already_set_up": AlreadySetUpError,
    "role_not_allowed": RoleNotAllowedError,
    "last_owner": LastOwnerError,
    "already_member": AlreadyMemberError,
    "not_found": NotFoundError,
    "method_not_allowed": MethodNotAllowedError,
    "not_acceptable": NotAcceptableError,
    "malformed_multipart": MalformedMultipartError,
    "payload_too_large": PayloadTooLargeError,
    "unsupported_media_type": UnsupportedMediaTypeError,
    "invalid_transition": InvalidTransitionError,
    "amount_mismatch": AmountMismatchError,
    "history_mismatch": HistoryMismatchError,
    "nothing_to_certify": NothingToCertifyError,
    "letter_not_possible": LetterNotPossibleError,
    "reminder_not_possible": ReminderNotPossibleError,
    "duplicate_rollover": DuplicateRolloverError,
    "duplicate_file": DuplicateFileError,
    "duplicate_plan": DuplicatePlanError,
    "identity_conflict": IdentityConflictError,
    "identity_locked": IdentityLockedError,
    "key_already_rotated": KeyAlreadyRotatedError,
    "key_not_alive": KeyNotAliveError,
    "idempotency_in_progress": IdempotencyInProgressError,
    "limit_exceeded": LimitExceededError,
    "wrong_person": WrongPersonError,
    "person_required": PersonRequiredError,
    "recently_invited": RecentlyInvitedError,
    "passkey_required": PasskeyRequiredError,
    "second_person_required": SecondPersonRequiredError,
    "approval_ended": ApprovalEndedError,
    "approval_outdated": ApprovalOutdatedError,
    "version_conflict": VersionConflictError,
    "validation_failed": ValidationFailedError,
    "rollover_not_permitted": RolloverNotPermittedError,
    "consent_insufficient": ConsentInsufficientError,
    "file_infected": FileInfectedError,
    "idempotency_key_reused": IdempotencyKeyReusedError,
    "rate_limited": RateLimitedError,
    "internal_error": InternalError,
    "dependency_unavailable": DependencyUnavailableError,
    "overloaded": OverloadedError,
}
