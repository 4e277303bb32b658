// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** A stable error code. Branch on it. New codes may be added. */
public final class ErrorCode extends ApiEnum {
  /** Invalid query parameter. */
  public static final ErrorCode INVALID_REQUEST = of("invalid_request");

  /** Unknown query parameter. */
  public static final ErrorCode UNKNOWN_PARAMETER = of("unknown_parameter");

  /** The body is not a JSON object. */
  public static final ErrorCode MALFORMED_JSON = of("malformed_json");

  /** More than one credential sent. */
  public static final ErrorCode AMBIGUOUS_CREDENTIALS = of("ambiguous_credentials");

  /** No credential sent. */
  public static final ErrorCode MISSING_CREDENTIALS = of("missing_credentials");

  /** API key not valid. */
  public static final ErrorCode INVALID_API_KEY = of("invalid_api_key");

  /** API key revoked. */
  public static final ErrorCode API_KEY_REVOKED = of("api_key_revoked");

  /** Signature not valid. */
  public static final ErrorCode SIGNATURE_INVALID = of("signature_invalid");

  /** API key expired. */
  public static final ErrorCode API_KEY_EXPIRED = of("api_key_expired");

  /** API key from another environment. */
  public static final ErrorCode ENVIRONMENT_MISMATCH = of("environment_mismatch");

  /** Session tokens not accepted here. */
  public static final ErrorCode SESSION_TOKEN_NOT_ACCEPTED = of("session_token_not_accepted");

  /** Proof of possession required. */
  public static final ErrorCode PROOF_REQUIRED = of("proof_required");

  /** Proof of possession not valid. */
  public static final ErrorCode PROOF_INVALID = of("proof_invalid");

  /** Session token not valid. */
  public static final ErrorCode SESSION_INVALID = of("session_invalid");

  /** Session expired. */
  public static final ErrorCode SESSION_EXPIRED = of("session_expired");

  /** Session revoked. */
  public static final ErrorCode SESSION_REVOKED = of("session_revoked");

  /** Sign-in required. */
  public static final ErrorCode SIGN_IN_REQUIRED = of("sign_in_required");

  /** Organization not specified. */
  public static final ErrorCode ORGANIZATION_REQUIRED = of("organization_required");

  /** Credential type not allowed. */
  public static final ErrorCode KEY_TYPE_NOT_ALLOWED = of("key_type_not_allowed");

  /** Missing scope. */
  public static final ErrorCode INSUFFICIENT_SCOPE = of("insufficient_scope");

  /** Second factor required. */
  public static final ErrorCode TWO_FACTOR_REQUIRED = of("two_factor_required");

  /** Client address not allowed. */
  public static final ErrorCode IP_NOT_ALLOWED = of("ip_not_allowed");

  /** Organization locked. */
  public static final ErrorCode ORGANIZATION_LOCKED = of("organization_locked");

  /** Request origin not allowed. */
  public static final ErrorCode ORIGIN_NOT_ALLOWED = of("origin_not_allowed");

  /** Session belongs to another participant. */
  public static final ErrorCode SESSION_BOUND = of("session_bound");

  /** Not signed in. */
  public static final ErrorCode SIGN_IN_REFUSED = of("sign_in_refused");

  /** Recent sign-in required. */
  public static final ErrorCode SIGN_IN_AGAIN = of("sign_in_again");

  /** Verify your email address first. */
  public static final ErrorCode EMAIL_NOT_VERIFIED = of("email_not_verified");

  /** The link is no longer valid. */
  public static final ErrorCode LINK_NOT_VALID = of("link_not_valid");

  /** Already set up. */
  public static final ErrorCode ALREADY_SET_UP = of("already_set_up");

  /** Your role cannot do this. */
  public static final ErrorCode ROLE_NOT_ALLOWED = of("role_not_allowed");

  /** An owner is required. */
  public static final ErrorCode LAST_OWNER = of("last_owner");

  /** Already a member. */
  public static final ErrorCode ALREADY_MEMBER = of("already_member");

  /** Not found. */
  public static final ErrorCode NOT_FOUND = of("not_found");

  /** Method not allowed. */
  public static final ErrorCode METHOD_NOT_ALLOWED = of("method_not_allowed");

  /** No acceptable response type. */
  public static final ErrorCode NOT_ACCEPTABLE = of("not_acceptable");

  /** Malformed multipart/form-data body. */
  public static final ErrorCode MALFORMED_MULTIPART = of("malformed_multipart");

  /** The body is too large. */
  public static final ErrorCode PAYLOAD_TOO_LARGE = of("payload_too_large");

  /** Unsupported media type. */
  public static final ErrorCode UNSUPPORTED_MEDIA_TYPE = of("unsupported_media_type");

  /** Action not possible now. */
  public static final ErrorCode INVALID_TRANSITION = of("invalid_transition");

  /** Amounts or assets do not match. */
  public static final ErrorCode AMOUNT_MISMATCH = of("amount_mismatch");

  /** Rollover does not match its timeline. */
  public static final ErrorCode HISTORY_MISMATCH = of("history_mismatch");

  /** No late rollover to certify. */
  public static final ErrorCode NOTHING_TO_CERTIFY = of("nothing_to_certify");

  /** Letter not possible now. */
  public static final ErrorCode LETTER_NOT_POSSIBLE = of("letter_not_possible");

  /** Reminder not possible now. */
  public static final ErrorCode REMINDER_NOT_POSSIBLE = of("reminder_not_possible");

  /** The same rollover already exists. */
  public static final ErrorCode DUPLICATE_ROLLOVER = of("duplicate_rollover");

  /** The file is already imported. */
  public static final ErrorCode DUPLICATE_FILE = of("duplicate_file");

  /** The plan already exists. */
  public static final ErrorCode DUPLICATE_PLAN = of("duplicate_plan");

  /** Account has different identity details. */
  public static final ErrorCode IDENTITY_CONFLICT = of("identity_conflict");

  /** Identity check is locked. */
  public static final ErrorCode IDENTITY_LOCKED = of("identity_locked");

  /** API key already rotated. */
  public static final ErrorCode KEY_ALREADY_ROTATED = of("key_already_rotated");

  /** API key revoked or expired. */
  public static final ErrorCode KEY_NOT_ALIVE = of("key_not_alive");

  /** The same request is in progress. */
  public static final ErrorCode IDEMPOTENCY_IN_PROGRESS = of("idempotency_in_progress");

  /** Organization limit reached. */
  public static final ErrorCode LIMIT_EXCEEDED = of("limit_exceeded");

  /** Another person must decide. */
  public static final ErrorCode WRONG_PERSON = of("wrong_person");

  /** A signed-in person must decide. */
  public static final ErrorCode PERSON_REQUIRED = of("person_required");

  /** You or the requester joined too recently. */
  public static final ErrorCode RECENTLY_INVITED = of("recently_invited");

  /** Confirm with your passkey. */
  public static final ErrorCode PASSKEY_REQUIRED = of("passkey_required");

  /** A second person must confirm. */
  public static final ErrorCode SECOND_PERSON_REQUIRED = of("second_person_required");

  /** This approval has already ended. */
  public static final ErrorCode APPROVAL_ENDED = of("approval_ended");

  /** The rollover changed after the request. */
  public static final ErrorCode APPROVAL_OUTDATED = of("approval_outdated");

  /** The object has changed. */
  public static final ErrorCode VERSION_CONFLICT = of("version_conflict");

  /** The body is not valid. */
  public static final ErrorCode VALIDATION_FAILED = of("validation_failed");

  /** Rollover not permitted. */
  public static final ErrorCode ROLLOVER_NOT_PERMITTED = of("rollover_not_permitted");

  /** Consent does not cover this rollover. */
  public static final ErrorCode CONSENT_INSUFFICIENT = of("consent_insufficient");

  /** The file contains malware. */
  public static final ErrorCode FILE_INFECTED = of("file_infected");

  /** Idempotency key already used. */
  public static final ErrorCode IDEMPOTENCY_KEY_REUSED = of("idempotency_key_reused");

  /** Too many requests. */
  public static final ErrorCode RATE_LIMITED = of("rate_limited");

  /** Internal error. */
  public static final ErrorCode INTERNAL_ERROR = of("internal_error");

  /** Temporarily unavailable. */
  public static final ErrorCode DEPENDENCY_UNAVAILABLE = of("dependency_unavailable");

  /** Too busy. */
  public static final ErrorCode OVERLOADED = of("overloaded");

  private ErrorCode(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static ErrorCode of(String value) {
    return intern(ErrorCode.class, value, ErrorCode::new);
  }
}
