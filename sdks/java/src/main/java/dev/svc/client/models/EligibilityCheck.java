// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;
import java.util.Optional;

/** Result of the eligibility rules, with the expected tax treatment. Not tax advice. */
public final class EligibilityCheck extends ApiObject {
  /** Creates an object from JSON. */
  public EligibilityCheck(JsonNode json) {
    super(json);
  }

  /** Outcome of the eligibility check. */
  public EligibilityOutcome outcome() {
    return required("outcome", enumeration(EligibilityOutcome::of));
  }

  /** Conditions of this rollover. */
  public List<EligibilityCheckCondition> conditions() {
    return required("conditions", list(EligibilityCheckCondition::new));
  }

  /** Rules that are unmet or cannot be evaluated yet. */
  public List<EligibilityCheckRule> rules() {
    return required("rules", list(EligibilityCheckRule::new));
  }

  /** Version of the rules. */
  public String rulesetVersion() {
    return required("rulesetVersion", ApiObject::text);
  }

  /** The codes of Form 1099-R and the withholding, if all money leaves and arrives on one day. */
  public TaxTreatment taxTreatment() {
    return required("taxTreatment", TaxTreatment::new);
  }

  /** Deadlines, in the order of the steps that start them. */
  public List<ExpectedDeadline> deadlines() {
    return required("deadlines", list(ExpectedDeadline::new));
  }

  /** Set if the year in which the money leaves has no rules yet. Null otherwise. */
  public Optional<TaxYearWarning> taxYearWarning() {
    return optional("taxYearWarning", TaxYearWarning::new);
  }
}
