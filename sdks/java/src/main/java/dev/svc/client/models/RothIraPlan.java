// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/**
 * The source is a Roth SIMPLE IRA or a Roth SEP IRA. Use with the account type {@code roth_ira}. The two-year
 * rule of SIMPLE IRAs applies to a Roth SIMPLE IRA.
 */
public final class RothIraPlan extends ApiEnum {
  /** A SIMPLE IRA plan. */
  public static final RothIraPlan SIMPLE = of("simple");

  /** A simplified employee pension (SEP). */
  public static final RothIraPlan SEP = of("sep");

  private RothIraPlan(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static RothIraPlan of(String value) {
    return intern(RothIraPlan.class, value, RothIraPlan::new);
  }
}
