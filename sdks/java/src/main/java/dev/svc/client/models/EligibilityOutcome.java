// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Outcome of the eligibility check. */
public final class EligibilityOutcome extends ApiEnum {
  /** Allowed. */
  public static final EligibilityOutcome ALLOWED = of("allowed");

  /** Allowed under {@code conditions}. */
  public static final EligibilityOutcome ALLOWED_WITH_CONDITIONS = of("allowed_with_conditions");

  /** Not allowed. {@code rules} has the reasons. */
  public static final EligibilityOutcome PROHIBITED = of("prohibited");

  /** A required fact is missing. {@code rules} has the details. */
  public static final EligibilityOutcome NEEDS_REVIEW = of("needs_review");

  private EligibilityOutcome(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static EligibilityOutcome of(String value) {
    return intern(EligibilityOutcome.class, value, EligibilityOutcome::new);
  }
}
