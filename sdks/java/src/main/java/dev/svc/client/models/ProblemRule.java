// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** One item of the list. The rules that do not permit the rollover. */
public final class ProblemRule extends ApiObject {
  /** Creates an object from JSON. */
  public ProblemRule(JsonNode json) {
    super(json);
  }

  /** Machine-readable code of the rule. */
  public String code() {
    return required("code", ApiObject::text);
  }

  /** {@code unmet}, or {@code unknown} if a fact is missing. */
  public String result() {
    return required("result", ApiObject::text);
  }

  /** Explanation of the rule for people. */
  public String detail() {
    return required("detail", ApiObject::text);
  }
}
