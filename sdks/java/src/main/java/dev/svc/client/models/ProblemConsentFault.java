// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/**
 * One item of the list. Why the consent is insufficient. {@code statement_missing} names the statement and its
 * current version.
 */
public final class ProblemConsentFault extends ApiObject {
  /** Creates an object from JSON. */
  public ProblemConsentFault(JsonNode json) {
    super(json);
  }

  /** Machine-readable code of the issue. */
  public String code() {
    return required("code", ApiObject::text);
  }

  /** Explanation of the issue for people. */
  public String detail() {
    return required("detail", ApiObject::text);
  }

  /** The statement that is missing or outdated. */
  public Optional<String> statement() {
    return optional("statement", ApiObject::text);
  }

  /** The current version of the statement. */
  public Optional<String> version() {
    return optional("version", ApiObject::text);
  }
}
