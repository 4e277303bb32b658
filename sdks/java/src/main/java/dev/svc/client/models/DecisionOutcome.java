// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The decision. New values may be added. */
public final class DecisionOutcome extends ApiEnum {
  /** A second person confirmed the request. */
  public static final DecisionOutcome CONFIRMED = of("confirmed");

  /** A second person declined the request. */
  public static final DecisionOutcome DECLINED = of("declined");

  private DecisionOutcome(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static DecisionOutcome of(String value) {
    return intern(DecisionOutcome.class, value, DecisionOutcome::new);
  }
}
