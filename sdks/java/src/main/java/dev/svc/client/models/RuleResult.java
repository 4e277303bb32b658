// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Whether a rule is unmet or cannot be evaluated. */
public final class RuleResult extends ApiEnum {
  /** Not met. */
  public static final RuleResult UNMET = of("unmet");

  /** Cannot be evaluated yet. */
  public static final RuleResult UNKNOWN = of("unknown");

  private RuleResult(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static RuleResult of(String value) {
    return intern(RuleResult.class, value, RuleResult::new);
  }
}
