// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;
import java.util.Map;
import java.util.function.Function;

/** Exception classes by error code. For the client only. */
public final class ErrorClasses {
  private static final Map<String, Function<ApiException.Refusal, ApiException>> BY_CODE =
      Map.ofEntries(
          Map.entry("invalid_request", InvalidRequestException::new),
          Map.entry("unknown_parameter", UnknownParameterException::new),
          Map.entry("malformed_json", MalformedJsonException::new),
          Map.entry("ambiguous_credentials", AmbiguousCredentialsException::new),
          Map.entry("missing_credentials", MissingCredentialsException::new),
          Map.entry("invalid_api_key", InvalidApiKeyException::new),
          Map.entry("api_key_revoked", ApiKeyRevokedException::new),
          Map.entry("signature_invalid", SignatureInvalidException::new),
          Map.entry("api_key_expired", ApiKeyExpiredException::new),
          Map.entry("environment_mismatch", EnvironmentMismatchException::new),
          Map.entry("session_token_not_accepted", SessionTokenNotAcceptedException::new),
          Map.entry("proof_required", ProofRequiredException::new),
          Map.entry("proof_invalid", ProofInvalidException::new),
          Map.entry("session_invalid", SessionInvalidException::new),
          Map.entry("session_expired", SessionExpiredException::new),
          Map.entry("session_revoked", SessionRevokedException::new),
          Map.entry("sign_in_required", SignInRequiredException::new),
          Map.entry("organization_required", OrganizationRequiredException::new),
          Map.entry("key_type_not_allowed", KeyTypeNotAllowedException::new),
          Map.entry("insufficient_scope", InsufficientScopeException::new),
          Map.entry("two_factor_required", TwoFactorRequiredException::new),
          Map.entry("ip_not_allowed", IpNotAllowedException::new),
          Map.entry("organization_locked", OrganizationLockedException::new),
          Map.entry("origin_not_allowed", OriginNotAllowedException::new),
          Map.entry("session_bound", SessionBoundException::new),
          Map.entry("sign_in_refused", SignInRefusedException::new),
          Map.entry("sign_in_again", SignInAgainException::new),
          Map.entry("email_not_verified", EmailNotVerifiedException::new),
          Map.entry("link_not_valid", LinkNotValidException::new),
          Map.entry("already_set_up", AlreadySetUpException::new),
          Map.entry("role_not_allowed", RoleNotAllowedException::new),
          Map.entry("last_owner", LastOwnerException::new),
          Map.entry("already_member", AlreadyMemberException::new),
          Map.entry("not_found", NotFoundException::new),
          Map.entry("method_not_allowed", MethodNotAllowedException::new),
          Map.entry("not_acceptable", NotAcceptableException::new),
          Map.entry("malformed_multipart", MalformedMultipartException::new),
          Map.entry("payload_too_large", PayloadTooLargeException::new),
          Map.entry("unsupported_media_type", UnsupportedMediaTypeException::new),
          Map.entry("invalid_transition", InvalidTransitionException::new),
          Map.entry("amount_mismatch", AmountMismatchException::new),
          Map.entry("history_mismatch", HistoryMismatchException::new),
          Map.entry("nothing_to_certify", NothingToCertifyException::new),
          Map.entry("letter_not_possible", LetterNotPossibleException::new),
          Map.entry("reminder_not_possible", ReminderNotPossibleException::new),
          Map.entry("duplicate_rollover", DuplicateRolloverException::new),
          Map.entry("duplicate_file", DuplicateFileException::new),
          Map.entry("duplicate_plan", DuplicatePlanException::new),
          Map.entry("identity_conflict", IdentityConflictException::new),
          Map.entry("identity_locked", IdentityLockedException::new),
          Map.entry("key_already_rotated", KeyAlreadyRotatedException::new),
          Map.entry("key_not_alive", KeyNotAliveException::new),
          Map.entry("idempotency_in_progress", IdempotencyInProgressException::new),
          Map.entry("limit_exceeded", LimitExceededException::new),
          Map.entry("wrong_person", WrongPersonException::new),
          Map.entry("person_required", PersonRequiredException::new),
          Map.entry("recently_invited", RecentlyInvitedException::new),
          Map.entry("passkey_required", PasskeyRequiredException::new),
          Map.entry("second_person_required", SecondPersonRequiredException::new),
          Map.entry("approval_ended", ApprovalEndedException::new),
          Map.entry("approval_outdated", ApprovalOutdatedException::new),
          Map.entry("version_conflict", VersionConflictException::new),
          Map.entry("validation_failed", ValidationFailedException::new),
          Map.entry("rollover_not_permitted", RolloverNotPermittedException::new),
          Map.entry("consent_insufficient", ConsentInsufficientException::new),
          Map.entry("file_infected", FileInfectedException::new),
          Map.entry("idempotency_key_reused", IdempotencyKeyReusedException::new),
          Map.entry("rate_limited", RateLimitedException::new),
          Map.entry("internal_error", InternalErrorException::new),
          Map.entry("dependency_unavailable", DependencyUnavailableException::new),
          Map.entry("overloaded", OverloadedException::new));

  private ErrorClasses() {}

  /** Creates an exception of the class for its code. */
  public static ApiException create(String code, ApiException.Refusal refusal) {
    return BY_CODE.getOrDefault(code, ApiException::new).apply(refusal);
  }
}
