// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** How money moves between custodians, or within one custodian ({@code internal}). */
public final class DeliveryMethod extends ApiEnum {
  /** By check. */
  public static final DeliveryMethod CHECK = of("check");

  /** By wire. */
  public static final DeliveryMethod WIRE = of("wire");

  /** Through the Automated Clearing House. */
  public static final DeliveryMethod ACH = of("ach");

  /** Through the Automated Customer Account Transfer Service. */
  public static final DeliveryMethod ACATS = of("acats");

  /** Within one custodian. */
  public static final DeliveryMethod INTERNAL = of("internal");

  private DeliveryMethod(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static DeliveryMethod of(String value) {
    return intern(DeliveryMethod.class, value, DeliveryMethod::new);
  }
}
