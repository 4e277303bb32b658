// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/**
 * How the money moves: from or to an employer plan ({@code direct}), between IRAs ({@code trustee_transfer}),
 * through the participant ({@code indirect_60_day}), or within a plan to its designated Roth account ({@code
 * in_plan}).
 */
public final class RolloverType extends ApiEnum {
  /** From or to an employer plan, trustee to trustee. */
  public static final RolloverType DIRECT = of("direct");

  /** From one IRA to another, trustee to trustee. */
  public static final RolloverType TRUSTEE_TRANSFER = of("trustee_transfer");

  /** Paid to the participant, who deposits it within 60 days. */
  public static final RolloverType INDIRECT_60_DAY = of("indirect_60_day");

  /** Within one plan, to a designated Roth account. */
  public static final RolloverType IN_PLAN = of("in_plan");

  private RolloverType(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static RolloverType of(String value) {
    return intern(RolloverType.class, value, RolloverType::new);
  }
}
