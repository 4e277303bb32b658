// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Whether federal tax is withheld from a payment. */
public final class WithholdingRule extends ApiEnum {
  /** Nothing can be withheld, for example from a direct rollover or a trustee-to-trustee transfer. */
  public static final WithholdingRule NONE = of("none");

  /** A plan withholds 20% of the taxable part of what it pays to the participant. */
  public static final WithholdingRule MANDATORY = of("mandatory");

  /** An IRA custodian withholds 10%, unless the participant chooses none or another rate. */
  public static final WithholdingRule DEFAULT = of("default");

  private WithholdingRule(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static WithholdingRule of(String value) {
    return intern(WithholdingRule.class, value, WithholdingRule::new);
  }
}
