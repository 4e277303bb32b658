// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** A warning about a line of a bank file. */
public final class IncomingFundsFileIssue extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsFileIssue(JsonNode json) {
    super(json);
  }

  /** Line in the file. */
  public long line() {
    return required("line", ApiObject::integer);
  }

  /** Kind of the warning, such as {@code duplicate_reference}. New values may be added. */
  public String code() {
    return required("code", ApiObject::text);
  }

  /** Explanation of the warning for people. */
  public String message() {
    return required("message", ApiObject::text);
  }
}
