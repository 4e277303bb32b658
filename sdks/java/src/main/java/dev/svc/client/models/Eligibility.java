// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;

/** Result of the IRS rollover chart and its notes. Not tax advice. */
public final class Eligibility extends ApiObject {
  /** Creates an object from JSON. */
  public Eligibility(JsonNode json) {
    super(json);
  }

  /** Outcome of the eligibility check. */
  public EligibilityOutcome outcome() {
    return required("outcome", enumeration(EligibilityOutcome::of));
  }

  /** Conditions of this rollover. */
  public List<EligibilityCondition> conditions() {
    return required("conditions", list(EligibilityCondition::new));
  }

  /** Rules that are unmet or cannot be evaluated yet. */
  public List<EligibilityRule> rules() {
    return required("rules", list(EligibilityRule::new));
  }

  /** Version of the rules. */
  public String rulesetVersion() {
    return required("rulesetVersion", ApiObject::text);
  }
}
