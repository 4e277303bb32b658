// Code generated from apps/api/openapi.json by npm run generate. DO NOT EDIT.

package svc

// InvalidRequestError is the error invalid_request: Invalid query parameter.
type InvalidRequestError struct{ *APIError }

// Unwrap returns the APIError.
func (e *InvalidRequestError) Unwrap() error { return e.APIError }

// UnknownParameterError is the error unknown_parameter: Unknown query parameter.
type UnknownParameterError struct{ *APIError }

// Unwrap returns the APIError.
func (e *UnknownParameterError) Unwrap() error { return e.APIError }

// MalformedJSONError is the error malformed_json: The body is not a JSON object.
type MalformedJSONError struct{ *APIError }

// Unwrap returns the APIError.
func (e *MalformedJSONError) Unwrap() error { return e.APIError }

// AmbiguousCredentialsError is the error ambiguous_credentials: More than one credential sent.
type AmbiguousCredentialsError struct{ *APIError }

// Unwrap returns the APIError.
func (e *AmbiguousCredentialsError) Unwrap() error { return e.APIError }

// MissingCredentialsError is the error missing_credentials: No credential sent.
type MissingCredentialsError struct{ *APIError }

// Unwrap returns the APIError.
func (e *MissingCredentialsError) Unwrap() error { return e.APIError }

// InvalidAPIKeyError is the error invalid_api_key: API key not valid.
type InvalidAPIKeyError struct{ *APIError }

// Unwrap returns the APIError.
func (e *InvalidAPIKeyError) Unwrap() error { return e.APIError }

// APIKeyRevokedError is the error api_key_revoked: API key revoked.
type APIKeyRevokedError struct{ *APIError }

// Unwrap returns the APIError.
func (e *APIKeyRevokedError) Unwrap() error { return e.APIError }

// SignatureInvalidError is the error signature_invalid: Signature not valid.
type SignatureInvalidError struct{ *APIError }

// Unwrap returns the APIError.
func (e *SignatureInvalidError) Unwrap() error { return e.APIError }

// APIKeyExpiredError is the error api_key_expired: API key expired.
type APIKeyExpiredError struct{ *APIError }

// Unwrap returns the APIError.
func (e *APIKeyExpiredError) Unwrap() error { return e.APIError }

// EnvironmentMismatchError is the error environment_mismatch: API key from another environment.
type EnvironmentMismatchError struct{ *APIError }

// Unwrap returns the APIError.
func (e *EnvironmentMismatchError) Unwrap() error { return e.APIError }

// SessionTokenNotAcceptedError is the error session_token_not_accepted: Session tokens not accepted here.
type SessionTokenNotAcceptedError struct{ *APIError }

// Unwrap returns the APIError.
func (e *SessionTokenNotAcceptedError) Unwrap() error { return e.APIError }

// ProofRequiredError is the error proof_required: Proof of possession required.
type ProofRequiredError struct{ *APIError }

// Unwrap returns the APIError.
func (e *ProofRequiredError) Unwrap() error { return e.APIError }

// ProofInvalidError is the error proof_invalid: Proof of possession not valid.
type ProofInvalidError struct{ *APIError }

// Unwrap returns the APIError.
func (e *ProofInvalidError) Unwrap() error { return e.APIError }

// SessionInvalidError is the error session_invalid: see /errors/session_invalid.
type SessionInvalidError struct{ *APIError }

// Unwrap returns the APIError.
func (e *SessionInvalidError) Unwrap() error { return e.APIError }

// SessionExpiredError is the error session_expired: see /errors/session_expired.
type SessionExpiredError struct{ *APIError }

// Unwrap returns the APIError.
func (e *SessionExpiredError) Unwrap() error { return e.APIError }

// SessionRevokedError is the error session_revoked: see /errors/session_revoked.
type SessionRevokedError struct{ *APIError }

// Unwrap returns the APIError.
func (e *SessionRevokedError) Unwrap() error { return e.APIError }

// SignInRequiredError is the error sign_in_required: see /errors/sign_in_required.
type SignInRequiredError struct{ *APIError }

// Unwrap returns the APIError.
func (e *SignInRequiredError) Unwrap() error { return e.APIError }

// OrganizationRequiredError is the error organization_required: see /errors/organization_required.
type OrganizationRequiredError struct{ *APIError }

// Unwrap returns the APIError.
func (e *OrganizationRequiredError) Unwrap() error { return e.APIError }

// KeyTypeNotAllowedError is the error key_type_not_allowed: Credential type not allowed.
type KeyTypeNotAllowedError struct{ *APIError }

// Unwrap returns the APIError.
func (e *KeyTypeNotAllowedError) Unwrap() error { return e.APIError }

// InsufficientScopeError is the error insufficient_scope: Missing scope.
type InsufficientScopeError struct{ *APIError }

// Unwrap returns the APIError.
func (e *InsufficientScopeError) Unwrap() error { return e.APIError }

// TwoFactorRequiredError is the error two_factor_required: see /errors/two_factor_required.
type TwoFactorRequiredError struct{ *APIError }

// Unwrap returns the APIError.
func (e *TwoFactorRequiredError) Unwrap() error { return e.APIError }

// IPNotAllowedError is the error ip_not_allowed: Client address not allowed.
type IPNotAllowedError struct{ *APIError }

// Unwrap returns the APIError.
func (e *IPNotAllowedError) Unwrap() error { return e.APIError }

// OrganizationLockedError is the error organization_locked: Organization locked.
type OrganizationLockedError struct{ *APIError }

// Unwrap returns the APIError.
func (e *OrganizationLockedError) Unwrap() error { return e.APIError }

// OriginNotAllowedError is the error origin_not_allowed: see /errors/origin_not_allowed.
type OriginNotAllowedError struct{ *APIError }

// Unwrap returns the APIError.
func (e *OriginNotAllowedError) Unwrap() error { return e.APIError }

// SessionBoundError is the error session_bound: see /errors/session_bound.
type SessionBoundError struct{ *APIError }

// Unwrap returns the APIError.
func (e *SessionBoundError) Unwrap() error { return e.APIError }

// SignInRefusedError is the error sign_in_refused: see /errors/sign_in_refused.
type SignInRefusedError struct{ *APIError }

// Unwrap returns the APIError.
func (e *SignInRefusedError) Unwrap() error { return e.APIError }

// SignInAgainError is the error sign_in_again: Recent sign-in required.
type SignInAgainError struct{ *APIError }

// Unwrap returns the APIError.
func (e *SignInAgainError) Unwrap() error { return e.APIError }

// EmailNotVerifiedError is the error email_not_verified: see /errors/email_not_verified.
type EmailNotVerifiedError struct{ *APIError }

// Unwrap returns the APIError.
func (e *EmailNotVerifiedError) Unwrap() error { return e.APIError }

// LinkNotValidError is the error link_not_valid: see /errors/link_not_valid.
type LinkNotValidError struct{ *APIError }

// Unwrap returns the APIError.
func (e *LinkNotValidError) Unwrap() error { return e.APIError }

// AlreadySetUpError is the error already_set_up: see /errors/already_set_up.
type AlreadySetUpError struct{ *APIError }

// Unwrap returns the APIError.
func (e *AlreadySetUpError) Unwrap() error { return e.APIError }

// RoleNotAllowedError is the error role_not_allowed: see /errors/role_not_allowed.
type RoleNotAllowedError struct{ *APIError }

// Unwrap returns the APIError.
func (e *RoleNotAllowedError) Unwrap() error { return e.APIError }

// LastOwnerError is the error last_owner: see /errors/last_owner.
type LastOwnerError struct{ *APIError }

// Unwrap returns the APIError.
func (e *LastOwnerError) Unwrap() error { return e.APIError }

// AlreadyMemberError is the error already_member: see /errors/already_member.
type AlreadyMemberError struct{ *APIError }

// Unwrap returns the APIError.
func (e *AlreadyMemberError) Unwrap() error { return e.APIError }

// NotFoundError is the error not_found: Not found.
type NotFoundError struct{ *APIError }

// Unwrap returns the APIError.
func (e *NotFoundError) Unwrap() error { return e.APIError }

// MethodNotAllowedError is the error method_not_allowed: Method not allowed.
type MethodNotAllowedError struct{ *APIError }

// Unwrap returns the APIError.
func (e *MethodNotAllowedError) Unwrap() error { return e.APIError }

// NotAcceptableError is the error not_acceptable: No acceptable response type.
type NotAcceptableError struct{ *APIError }

// Unwrap returns the APIError.
func (e *NotAcceptableError) Unwrap() error { return e.APIError }

// MalformedMultipartError is the error malformed_multipart: Malformed multipart/form-data body.
type MalformedMultipartError struct{ *APIError }

// Unwrap returns the APIError.
func (e *MalformedMultipartError) Unwrap() error { return e.APIError }

// PayloadTooLargeError is the error payload_too_large: The body is too large.
type PayloadTooLargeError struct{ *APIError }

// Unwrap returns the APIError.
func (e *PayloadTooLargeError) Unwrap() error { return e.APIError }

// UnsupportedMediaTypeError is the error unsupported_media_type: Unsupported media type.
type UnsupportedMediaTypeError struct{ *APIError }

// Unwrap returns the APIError.
func (e *UnsupportedMediaTypeError) Unwrap() error { return e.APIError }

// InvalidTransitionError is the error invalid_transition: Action not possible now.
type InvalidTransitionError struct{ *APIError }

// Unwrap returns the APIError.
func (e *InvalidTransitionError) Unwrap() error { return e.APIError }

// AmountMismatchError is the error amount_mismatch: Amounts or assets do not match.
type AmountMismatchError struct{ *APIError }

// Unwrap returns the APIError.
func (e *AmountMismatchError) Unwrap() error { return e.APIError }

// HistoryMismatchError is the error history_mismatch: Rollover does not match its timeline.
type HistoryMismatchError struct{ *APIError }

// Unwrap returns the APIError.
func (e *HistoryMismatchError) Unwrap() error { return e.APIError }

// NothingToCertifyError is the error nothing_to_certify: No late rollover to certify.
type NothingToCertifyError struct{ *APIError }

// Unwrap returns the APIError.
func (e *NothingToCertifyError) Unwrap() error { return e.APIError }

// LetterNotPossibleError is the error letter_not_possible: Letter not possible now.
type LetterNotPossibleError struct{ *APIError }

// Unwrap returns the APIError.
func (e *LetterNotPossibleError) Unwrap() error { return e.APIError }

// ReminderNotPossibleError is the error reminder_not_possible: Reminder not possible now.
type ReminderNotPossibleError struct{ *APIError }

// Unwrap returns the APIError.
func (e *ReminderNotPossibleError) Unwrap() error { return e.APIError }

// DuplicateRolloverError is the error duplicate_rollover: The same rollover already exists.
type DuplicateRolloverError struct{ *APIError }

// Unwrap returns the APIError.
func (e *DuplicateRolloverError) Unwrap() error { return e.APIError }

// DuplicateFileError is the error duplicate_file: The file is already imported.
type DuplicateFileError struct{ *APIError }

// Unwrap returns the APIError.
func (e *DuplicateFileError) Unwrap() error { return e.APIError }

// DuplicatePlanError is the error duplicate_plan: The plan already exists.
type DuplicatePlanError struct{ *APIError }

// Unwrap returns the APIError.
func (e *DuplicatePlanError) Unwrap() error { return e.APIError }

// IdentityConflictError is the error identity_conflict: Account has different identity details.
type IdentityConflictError struct{ *APIError }

// Unwrap returns the APIError.
func (e *IdentityConflictError) Unwrap() error { return e.APIError }

// IdentityLockedError is the error identity_locked: Identity check is locked.
type IdentityLockedError struct{ *APIError }

// Unwrap returns the APIError.
func (e *IdentityLockedError) Unwrap() error { return e.APIError }

// KeyAlreadyRotatedError is the error key_already_rotated: API key already rotated.
type KeyAlreadyRotatedError struct{ *APIError }

// Unwrap returns the APIError.
func (e *KeyAlreadyRotatedError) Unwrap() error { return e.APIError }

// KeyNotAliveError is the error key_not_alive: API key revoked or expired.
type KeyNotAliveError struct{ *APIError }

// Unwrap returns the APIError.
func (e *KeyNotAliveError) Unwrap() error { return e.APIError }

// IdempotencyInProgressError is the error idempotency_in_progress: The same request is in progress.
type IdempotencyInProgressError struct{ *APIError }

// Unwrap returns the APIError.
func (e *IdempotencyInProgressError) Unwrap() error { return e.APIError }

// LimitExceededError is the error limit_exceeded: Organization limit reached.
type LimitExceededError struct{ *APIError }

// Unwrap returns the APIError.
func (e *LimitExceededError) Unwrap() error { return e.APIError }

// WrongPersonError is the error wrong_person: Another person must decide.
type WrongPersonError struct{ *APIError }

// Unwrap returns the APIError.
func (e *WrongPersonError) Unwrap() error { return e.APIError }

// PersonRequiredError is the error person_required: A signed-in person must decide.
type PersonRequiredError struct{ *APIError }

// Unwrap returns the APIError.
func (e *PersonRequiredError) Unwrap() error { return e.APIError }

// RecentlyInvitedError is the error recently_invited: You or the requester joined too recently.
type RecentlyInvitedError struct{ *APIError }

// Unwrap returns the APIError.
func (e *RecentlyInvitedError) Unwrap() error { return e.APIError }

// PasskeyRequiredError is the error passkey_required: Confirm with your passkey.
type PasskeyRequiredError struct{ *APIError }

// Unwrap returns the APIError.
func (e *PasskeyRequiredError) Unwrap() error { return e.APIError }

// SecondPersonRequiredError is the error second_person_required: A second person must confirm.
type SecondPersonRequiredError struct{ *APIError }

// Unwrap returns the APIError.
func (e *SecondPersonRequiredError) Unwrap() error { return e.APIError }

// ApprovalEndedError is the error approval_ended: This approval has already ended.
type ApprovalEndedError struct{ *APIError }

// Unwrap returns the APIError.
func (e *ApprovalEndedError) Unwrap() error { return e.APIError }

// ApprovalOutdatedError is the error approval_outdated: The rollover changed after the request.
type ApprovalOutdatedError struct{ *APIError }

// Unwrap returns the APIError.
func (e *ApprovalOutdatedError) Unwrap() error { return e.APIError }

// VersionConflictError is the error version_conflict: The object has changed.
type VersionConflictError struct{ *APIError }

// Unwrap returns the APIError.
func (e *VersionConflictError) Unwrap() error { return e.APIError }

// ValidationFailedError is the error validation_failed: The body is not valid.
type ValidationFailedError struct{ *APIError }

// Unwrap returns the APIError.
func (e *ValidationFailedError) Unwrap() error { return e.APIError }

// RolloverNotPermittedError is the error rollover_not_permitted: Rollover not permitted.
type RolloverNotPermittedError struct{ *APIError }

// Unwrap returns the APIError.
func (e *RolloverNotPermittedError) Unwrap() error { return e.APIError }

// ConsentInsufficientError is the error consent_insufficient: Consent does not cover this rollover.
type ConsentInsufficientError struct{ *APIError }

// Unwrap returns the APIError.
func (e *ConsentInsufficientError) Unwrap() error { return e.APIError }

// FileInfectedError is the error file_infected: The file contains malware.
type FileInfectedError struct{ *APIError }

// Unwrap returns the APIError.
func (e *FileInfectedError) Unwrap() error { return e.APIError }

// IdempotencyKeyReusedError is the error idempotency_key_reused: Idempotency key already used.
type IdempotencyKeyReusedError struct{ *APIError }

// Unwrap returns the APIError.
func (e *IdempotencyKeyReusedError) Unwrap() error { return e.APIError }

// RateLimitedError is the error rate_limited: Too many requests.
type RateLimitedError struct{ *APIError }

// Unwrap returns the APIError.
func (e *RateLimitedError) Unwrap() error { return e.APIError }

// InternalError is the error internal_error: Internal error.
type InternalError struct{ *APIError }

// Unwrap returns the APIError.
func (e *InternalError) Unwrap() error { return e.APIError }

// DependencyUnavailableError is the error dependency_unavailable: Temporarily unavailable.
type DependencyUnavailableError struct{ *APIError }

// Unwrap returns the APIError.
func (e *DependencyUnavailableError) Unwrap() error { return e.APIError }

// OverloadedError is the error overloaded: Too busy.
type OverloadedError struct{ *APIError }

// Unwrap returns the APIError.
func (e *OverloadedError) Unwrap() error { return e.APIError }

// withType wraps e in the error type for its code, or returns e if this version does not know the code.
func (e *APIError) withType() error {
	switch e.Code {
	case "invalid_request":
		return &InvalidRequestError{e}
	case "unknown_parameter":
		return &UnknownParameterError{e}
	case "malformed_json":
		return &MalformedJSONError{e}
	case "ambiguous_credentials":
		return &AmbiguousCredentialsError{e}
	case "missing_credentials":
		return &MissingCredentialsError{e}
	case "invalid_api_key":
		return &InvalidAPIKeyError{e}
	case "api_key_revoked":
		return &APIKeyRevokedError{e}
	case "signature_invalid":
		return &SignatureInvalidError{e}
	case "api_key_expired":
		return &APIKeyExpiredError{e}
	case "environment_mismatch":
		return &EnvironmentMismatchError{e}
	case "session_token_not_accepted":
		return &SessionTokenNotAcceptedError{e}
	case "proof_required":
		return &ProofRequiredError{e}
	case "proof_invalid":
		return &ProofInvalidError{e}
	case "session_invalid":
		return &SessionInvalidError{e}
	case "session_expired":
		return &SessionExpiredError{e}
	case "session_revoked":
		return &SessionRevokedError{e}
	case "sign_in_required":
		return &SignInRequiredError{e}
	case "organization_required":
		return &OrganizationRequiredError{e}
	case "key_type_not_allowed":
		return &KeyTypeNotAllowedError{e}
	case "insufficient_scope":
		return &InsufficientScopeError{e}
	case "two_factor_required":
		return &TwoFactorRequiredError{e}
	case "ip_not_allowed":
		return &IPNotAllowedError{e}
	case "organization_locked":
		return &OrganizationLockedError{e}
	case "origin_not_allowed":
		return &OriginNotAllowedError{e}
	case "session_bound":
		return &SessionBoundError{e}
	case "sign_in_refused":
		return &SignInRefusedError{e}
	case "sign_in_again":
		return &SignInAgainError{e}
	case "email_not_verified":
		return &EmailNotVerifiedError{e}
	case "link_not_valid":
		return &LinkNotValidError{e}
	case "already_set_up":
		return &AlreadySetUpError{e}
	case "role_not_allowed":
		return &RoleNotAllowedError{e}
	case "last_owner":
		return &LastOwnerError{e}
	case "already_member":
		return &AlreadyMemberError{e}
	case "not_found":
		return &NotFoundError{e}
	case "method_not_allowed":
		return &MethodNotAllowedError{e}
	case "not_acceptable":
		return &NotAcceptableError{e}
	case "malformed_multipart":
		return &MalformedMultipartError{e}
	case "payload_too_large":
		return &PayloadTooLargeError{e}
	case "unsupported_media_type":
		return &UnsupportedMediaTypeError{e}
	case "invalid_transition":
		return &InvalidTransitionError{e}
	case "amount_mismatch":
		return &AmountMismatchError{e}
	case "history_mismatch":
		return &HistoryMismatchError{e}
	case "nothing_to_certify":
		return &NothingToCertifyError{e}
	case "letter_not_possible":
		return &LetterNotPossibleError{e}
	case "reminder_not_possible":
		return &ReminderNotPossibleError{e}
	case "duplicate_rollover":
		return &DuplicateRolloverError{e}
	case "duplicate_file":
		return &DuplicateFileError{e}
	case "duplicate_plan":
		return &DuplicatePlanError{e}
	case "identity_conflict":
		return &IdentityConflictError{e}
	case "identity_locked":
		return &IdentityLockedError{e}
	case "key_already_rotated":
		return &KeyAlreadyRotatedError{e}
	case "key_not_alive":
		return &KeyNotAliveError{e}
	case "idempotency_in_progress":
		return &IdempotencyInProgressError{e}
	case "limit_exceeded":
		return &LimitExceededError{e}
	case "wrong_person":
		return &WrongPersonError{e}
	case "person_required":
		return &PersonRequiredError{e}
	case "recently_invited":
		return &RecentlyInvitedError{e}
	case "passkey_required":
		return &PasskeyRequiredError{e}
	case "second_person_required":
		return &SecondPersonRequiredError{e}
	case "approval_ended":
		return &ApprovalEndedError{e}
	case "approval_outdated":
		return &ApprovalOutdatedError{e}
	case "version_conflict":
		return &VersionConflictError{e}
	case "validation_failed":
		return &ValidationFailedError{e}
	case "rollover_not_permitted":
		return &RolloverNotPermittedError{e}
	case "consent_insufficient":
		return &ConsentInsufficientError{e}
	case "file_infected":
		return &FileInfectedError{e}
	case "idempotency_key_reused":
		return &IdempotencyKeyReusedError{e}
	case "rate_limited":
		return &RateLimitedError{e}
	case "internal_error":
		return &InternalError{e}
	case "dependency_unavailable":
		return &DependencyUnavailableError{e}
	case "overloaded":
		return &OverloadedError{e}
	}
	return e
}
