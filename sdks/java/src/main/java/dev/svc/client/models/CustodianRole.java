// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The side of a rollover that a custodian can be on. */
public final class CustodianRole extends ApiEnum {
  /** The custodian sends the money. */
  public static final CustodianRole DELIVERING = of("delivering");

  /** The custodian receives the money. */
  public static final CustodianRole RECEIVING = of("receiving");

  private CustodianRole(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static CustodianRole of(String value) {
    return intern(CustodianRole.class, value, CustodianRole::new);
  }
}
