// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** A rule that is unmet or cannot be evaluated yet. */
public final class EligibilityCheckRule extends ApiObject {
  /** Creates an object from JSON. */
  public EligibilityCheckRule(JsonNode json) {
    super(json);
  }

  /** Machine-readable code. New values may be added. */
  public EligibilityRuleCode code() {
    return required("code", enumeration(EligibilityRuleCode::of));
  }

  /** Whether a rule is unmet or cannot be evaluated. */
  public RuleResult result() {
    return required("result", enumeration(RuleResult::of));
  }

  /** Human-readable explanation. */
  public String detail() {
    return required("detail", ApiObject::text);
  }
}
