// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** A side of the rollover. */
public final class RolloverCustodianChangedEventDataCustodianChangeSide extends ApiEnum {
  /** The custodian that sends the money. */
  public static final RolloverCustodianChangedEventDataCustodianChangeSide SOURCE = of("source");

  /** The custodian that receives the money. */
  public static final RolloverCustodianChangedEventDataCustodianChangeSide DESTINATION = of("destination");

  private RolloverCustodianChangedEventDataCustodianChangeSide(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static RolloverCustodianChangedEventDataCustodianChangeSide of(String value) {
    return intern(RolloverCustodianChangedEventDataCustodianChangeSide.class, value, RolloverCustodianChangedEventDataCustodianChangeSide::new);
  }
}
