// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Correct kind of the source plan. Spousal consent and some distribution codes depend on it. */
public final class PlanKind extends ApiEnum {
  /** A pension plan, or another plan that owes married participants a joint and survivor annuity. */
  public static final PlanKind PENSION = of("pension");

  /** A 401(k), profit-sharing or 403(b) plan under ERISA that does not owe such an annuity. */
  public static final PlanKind PROFIT_SHARING = of("profit_sharing");

  /** A governmental 457(b) plan. */
  public static final PlanKind GOVERNMENTAL_457B = of("governmental_457b");

  /** Any other governmental plan. */
  public static final PlanKind GOVERNMENTAL = of("governmental");

  /** A church plan that has not elected ERISA coverage. */
  public static final PlanKind CHURCH = of("church");

  /** A 403(b) plan that ERISA does not cover. */
  public static final PlanKind NON_ERISA = of("non_erisa");

  private PlanKind(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static PlanKind of(String value) {
    return intern(PlanKind.class, value, PlanKind::new);
  }
}
