// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The possible values. New values may be added. */
public final class PaymentDetailsGetExpand extends ApiEnum {
  /** Adds {@code plan}, the plan of {@code planId}. */
  public static final PaymentDetailsGetExpand PLAN = of("plan");

  /** Adds {@code custodian}, the custodian of {@code custodianId}. */
  public static final PaymentDetailsGetExpand CUSTODIAN = of("custodian");

  private PaymentDetailsGetExpand(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static PaymentDetailsGetExpand of(String value) {
    return intern(PaymentDetailsGetExpand.class, value, PaymentDetailsGetExpand::new);
  }
}
