// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.util.List;

/** Result of the IRS rollover chart and its notes. Not tax advice. */
public final class Eligibility extends ApiObject {
  /** Creates an object from JSON. */
  public Eligibility(JsonNode json) {
    super(json);
  }

  /** Outcome of the eligibility check. */
  public Outcome outcome() {
    return required("outcome", enumeration(Outcome::of));
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

  /** Outcome of the eligibility check. */
  public static final class Outcome extends ApiEnum {
    /** Allowed. */
    public static final Outcome ALLOWED = of("allowed");

    /** Allowed under {@code conditions}. */
    public static final Outcome ALLOWED_WITH_CONDITIONS = of("allowed_with_conditions");

    /** Not allowed. {@code rules} has the reasons. */
    public static final Outcome PROHIBITED = of("prohibited");

    /** A required fact is missing. {@code rules} has the details. */
    public static final Outcome NEEDS_REVIEW = of("needs_review");

    private Outcome(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Outcome of(String value) {
      return intern(Outcome.class, value, Outcome::new);
    }
  }
}
