// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Kind of a rollover without the participant's consent. New values may be added. */
public final class AutomaticRolloverKind extends ApiEnum {
  /** A plan pays a small balance of a former employee into an IRA. */
  public static final AutomaticRolloverKind FORCED_CASH_OUT = of("forced_cash_out");

  /** An IRA from a forced cash-out moves into the plan of the new employer. */
  public static final AutomaticRolloverKind AUTOMATIC_PORTABILITY = of("automatic_portability");

  private AutomaticRolloverKind(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static AutomaticRolloverKind of(String value) {
    return intern(AutomaticRolloverKind.class, value, AutomaticRolloverKind::new);
  }
}
