// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;
import java.util.Optional;

/** An error response (RFC 9457). Some codes add their own fields. */
public final class Problem extends ApiObject {
  /** Creates an object from JSON. */
  public Problem(JsonNode json) {
    super(json);
  }

  /** {@code /errors/{code}}, a page that explains the error, its cause and its remedy. */
  public String type() {
    return required("type", ApiObject::text);
  }

  /** A short summary. It is the same for every error with this code. */
  public String title() {
    return required("title", ApiObject::text);
  }

  /** The HTTP status of the response. */
  public long status() {
    return required("status", ApiObject::integer);
  }

  /** What happened in this request, for developers. */
  public String detail() {
    return required("detail", ApiObject::text);
  }

  /** The requested path. */
  public String instance() {
    return required("instance", ApiObject::text);
  }

  /** Returns {@code code}. */
  public ErrorCode code() {
    return required("code", enumeration(ErrorCode::of));
  }

  /** ID of the request. Quote it when you contact support. */
  public String requestId() {
    return required("requestId", ApiObject::text);
  }

  /** All issues of the input. Empty for other errors. */
  public List<ProblemError> errors() {
    return required("errors", list(ProblemError::new));
  }

  /** The rollover's current state. */
  public Optional<String> state() {
    return optional("state", ApiObject::text);
  }

  /** The actions that are possible now. */
  public Optional<List<String>> allowedActions() {
    return optional("allowedActions", list(ApiObject::text));
  }

  /** The earliest time at which the same reminder can be sent again. */
  public Optional<String> nextReminderAt() {
    return optional("nextReminderAt", ApiObject::text);
  }

  /** ID of the open rollover that this request would duplicate. */
  public Optional<String> rolloverId() {
    return optional("rolloverId", ApiObject::text);
  }

  /** The object's current version. */
  public Optional<Long> version() {
    return optional("version", ApiObject::integer);
  }

  /** The code of the first rule in {@code rules}. */
  public Optional<String> rule() {
    return optional("rule", ApiObject::text);
  }

  /** The rules that do not permit the rollover. */
  public Optional<List<ProblemRule>> rules() {
    return optional("rules", list(ProblemRule::new));
  }

  /** Why the consent is insufficient. {@code statement_missing} names the statement and its current version. */
  public Optional<List<ProblemConsentFault>> consentFaults() {
    return optional("consentFaults", list(ProblemConsentFault::new));
  }
}
