# frozen_string_literal: true

# Generated from apps/api/openapi.json by npm run generate.
require_relative "errors"

module Svc
  # `invalid_request`: Invalid query parameter.
  class InvalidRequestError < ApiError; end

  # `unknown_parameter`: Unknown query parameter.
  class UnknownParameterError < ApiError; end

  # `malformed_json`: The body is not a JSON object.
  class MalformedJsonError < ApiError; end

  # `ambiguous_credentials`: More than one credential sent.
  class AmbiguousCredentialsError < ApiError; end

  # `missing_credentials`: No credential sent.
  class MissingCredentialsError < ApiError; end

  # `invalid_api_key`: API key not valid.
  class InvalidApiKeyError < ApiError; end

  # `api_key_revoked`: API key revoked.
  class ApiKeyRevokedError < ApiError; end

  # `signature_invalid`: Signature not valid.
  class SignatureInvalidError < ApiError; end

  # `api_key_expired`: API key expired.
  class ApiKeyExpiredError < ApiError; end

  # `environment_mismatch`: API key from another environment.
  class EnvironmentMismatchError < ApiError; end

  # `session_token_not_accepted`: Session tokens not accepted here.
  class SessionTokenNotAcceptedError < ApiError; end

  # `proof_required`: Proof of possession required.
  class ProofRequiredError < ApiError; end

  # `proof_invalid`: Proof of possession not valid.
  class ProofInvalidError < ApiError; end

  # `session_invalid`: see /errors/session_invalid.
  class SessionInvalidError < ApiError; end

  # `session_expired`: see /errors/session_expired.
  class SessionExpiredError < ApiError; end

  # `session_revoked`: see /errors/session_revoked.
  class SessionRevokedError < ApiError; end

  # `sign_in_required`: see /errors/sign_in_required.
  class SignInRequiredError < ApiError; end

  # `organization_required`: see /errors/organization_required.
  class OrganizationRequiredError < ApiError; end

  # `key_type_not_allowed`: Credential type not allowed.
  class KeyTypeNotAllowedError < ApiError; end

  # `insufficient_scope`: Missing scope.
  class InsufficientScopeError < ApiError; end

  # `two_factor_required`: see /errors/two_factor_required.
  class TwoFactorRequiredError < ApiError; end

  # `ip_not_allowed`: Client address not allowed.
  class IpNotAllowedError < ApiError; end

  # `organization_locked`: Organization locked.
  class OrganizationLockedError < ApiError; end

  # `origin_not_allowed`: see /errors/origin_not_allowed.
  class OriginNotAllowedError < ApiError; end

  # `session_bound`: see /errors/session_bound.
  class SessionBoundError < ApiError; end

  # `sign_in_refused`: see /errors/sign_in_refused.
  class SignInRefusedError < ApiError; end

  # `sign_in_again`: Recent sign-in required.
  class SignInAgainError < ApiError; end

  # `email_not_verified`: see /errors/email_not_verified.
  class EmailNotVerifiedError < ApiError; end

  # `link_not_valid`: see /errors/link_not_valid.
  class LinkNotValidError < ApiError; end

  # `already_set_up`: see /errors/already_set_up.
  class AlreadySetUpError < ApiError; end

  # `role_not_allowed`: see /errors/role_not_allowed.
  class RoleNotAllowedError < ApiError; end

  # `last_owner`: see /errors/last_owner.
  class LastOwnerError < ApiError; end

  # `already_member`: see /errors/already_member.
  class AlreadyMemberError < ApiError; end

  # `not_found`: Not found.
  class NotFoundError < ApiError; end

  # `method_not_allowed`: Method not allowed.
  class MethodNotAllowedError < ApiError; end

  # `not_acceptable`: No acceptable response type.
  class NotAcceptableError < ApiError; end

  # `malformed_multipart`: Malformed multipart/form-data body.
  class MalformedMultipartError < ApiError; end

  # `payload_too_large`: The body is too large.
  class PayloadTooLargeError < ApiError; end

  # `unsupported_media_type`: Unsupported media type.
  class UnsupportedMediaTypeError < ApiError; end

  # `invalid_transition`: Action not possible now.
  class InvalidTransitionError < ApiError; end

  # `amount_mismatch`: Amounts or assets do not match.
  class AmountMismatchError < ApiError; end

  # `history_mismatch`: Rollover does not match its timeline.
  class HistoryMismatchError < ApiError; end

  # `nothing_to_certify`: No late rollover to certify.
  class NothingToCertifyError < ApiError; end

  # `letter_not_possible`: Letter not possible now.
  class LetterNotPossibleError < ApiError; end

  # `reminder_not_possible`: Reminder not possible now.
  class ReminderNotPossibleError < ApiError; end

  # `duplicate_rollover`: The same rollover already exists.
  class DuplicateRolloverError < ApiError; end

  # `duplicate_file`: The file is already imported.
  class DuplicateFileError < ApiError; end

  # `duplicate_plan`: The plan already exists.
  class DuplicatePlanError < ApiError; end

  # `identity_conflict`: Account has different identity details.
  class IdentityConflictError < ApiError; end

  # `identity_locked`: Identity check is locked.
  class IdentityLockedError < ApiError; end

  # `key_already_rotated`: API key already rotated.
  class KeyAlreadyRotatedError < ApiError; end

  # `key_not_alive`: API key revoked or expired.
  class KeyNotAliveError < ApiError; end

  # `idempotency_in_progress`: The same request is in progress.
  class IdempotencyInProgressError < ApiError; end

  # `limit_exceeded`: Organization limit reached.
  class LimitExceededError < ApiError; end

  # `wrong_person`: Another person must decide.
  class WrongPersonError < ApiError; end

  # `person_required`: A signed-in person must decide.
  class PersonRequiredError < ApiError; end

  # `recently_invited`: You or the requester joined too recently.
  class RecentlyInvitedError < ApiError; end

  # `passkey_required`: Confirm with your passkey.
  class PasskeyRequiredError < ApiError; end

  # `second_person_required`: A second person must confirm.
  class SecondPersonRequiredError < ApiError; end

  # `approval_ended`: This approval has already ended.
  class ApprovalEndedError < ApiError; end

  # `approval_outdated`: The rollover changed after the request.
  class ApprovalOutdatedError < ApiError; end

  # `version_conflict`: The object has changed.
  class VersionConflictError < ApiError; end

  # `validation_failed`: The body is not valid.
  class ValidationFailedError < ApiError; end

  # `rollover_not_permitted`: Rollover not permitted.
  class RolloverNotPermittedError < ApiError; end

  # `consent_insufficient`: Consent does not cover this rollover.
  class ConsentInsufficientError < ApiError; end

  # `file_infected`: The file contains malware.
  class FileInfectedError < ApiError; end

  # `idempotency_key_reused`: Idempotency key already used.
  class IdempotencyKeyReusedError < ApiError; end

  # `rate_limited`: Too many requests.
  class RateLimitedError < ApiError; end

  # `internal_error`: Internal error.
  class InternalError < ApiError; end

  # `dependency_unavailable`: Temporarily unavailable.
  class DependencyUnavailableError < ApiError; end

  # `overloaded`: Too busy.
  class OverloadedError < ApiError; end

  # Classes by error code.
  ERRORS_BY_CODE = {
    "invalid_request" => InvalidRequestError,
    "unknown_parameter" => UnknownParameterError,
    "malformed_json" => MalformedJsonError,
    "ambiguous_credentials" => AmbiguousCredentialsError,
    "missing_credentials" => MissingCredentialsError,
    "invalid_api_key" => InvalidApiKeyError,
    "api_key_revoked" => ApiKeyRevokedError,
    "signature_invalid" => SignatureInvalidError,
    "api_key_expired" => ApiKeyExpiredError,
    "environment_mismatch" => EnvironmentMismatchError,
    "session_token_not_accepted" => SessionTokenNotAcceptedError,
    "proof_required" => ProofRequiredError,
    "proof_invalid" => ProofInvalidError,
    "session_invalid" => SessionInvalidError,
    "session_expired" => SessionExpiredError,
    "session_revoked" => SessionRevokedError,
    "sign_in_required" => SignInRequiredError,
    "organization_required" => OrganizationRequiredError,
    "key_type_not_allowed" => KeyTypeNotAllowedError,
    "insufficient_scope" => InsufficientScopeError,
    "two_factor_required" => TwoFactorRequiredError,
    "ip_not_allowed" => IpNotAllowedError,
    "organization_locked" => OrganizationLockedError,
    "origin_not_allowed" => OriginNotAllowedError,
    "session_bound" => SessionBoundError,
    "sign_in_refused" => SignInRefusedError,
    "sign_in_again" => SignInAgainError,
    "email_not_verified" => EmailNotVerifiedError,
    "link_not_valid" => LinkNotValidError,
    "already_set_up" => AlreadySetUpError,
    "role_not_allowed" => RoleNotAllowedError,
    "last_owner" => LastOwnerError,
    "already_member" => AlreadyMemberError,
    "not_found" => NotFoundError,
    "method_not_allowed" => MethodNotAllowedError,
    "not_acceptable" => NotAcceptableError,
    "malformed_multipart" => MalformedMultipartError,
    "payload_too_large" => PayloadTooLargeError,
    "unsupported_media_type" => UnsupportedMediaTypeError,
    "invalid_transition" => InvalidTransitionError,
    "amount_mismatch" => AmountMismatchError,
    "history_mismatch" => HistoryMismatchError,
    "nothing_to_certify" => NothingToCertifyError,
    "letter_not_possible" => LetterNotPossibleError,
    "reminder_not_possible" => ReminderNotPossibleError,
    "duplicate_rollover" => DuplicateRolloverError,
    "duplicate_file" => DuplicateFileError,
    "duplicate_plan" => DuplicatePlanError,
    "identity_conflict" => IdentityConflictError,
    "identity_locked" => IdentityLockedError,
    "key_already_rotated" => KeyAlreadyRotatedError,
    "key_not_alive" => KeyNotAliveError,
    "idempotency_in_progress" => IdempotencyInProgressError,
    "limit_exceeded" => LimitExceededError,
    "wrong_person" => WrongPersonError,
    "person_required" => PersonRequiredError,
    "recently_invited" => RecentlyInvitedError,
    "passkey_required" => PasskeyRequiredError,
    "second_person_required" => SecondPersonRequiredError,
    "approval_ended" => ApprovalEndedError,
    "approval_outdated" => ApprovalOutdatedError,
    "version_conflict" => VersionConflictError,
    "validation_failed" => ValidationFailedError,
    "rollover_not_permitted" => RolloverNotPermittedError,
    "consent_insufficient" => ConsentInsufficientError,
    "file_infected" => FileInfectedError,
    "idempotency_key_reused" => IdempotencyKeyReusedError,
    "rate_limited" => RateLimitedError,
    "internal_error" => InternalError,
    "dependency_unavailable" => DependencyUnavailableError,
    "overloaded" => OverloadedError
  }.freeze
end
