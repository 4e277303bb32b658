// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The rollover amount that the movement changes. New values may be added. */
public final class TaxFormMovementAccount extends ApiEnum {
  /** Money sent by the source custodian. */
  public static final TaxFormMovementAccount SENT = of("sent");

  /** Federal tax that was withheld. */
  public static final TaxFormMovementAccount WITHHELD_FEDERAL = of("withheld_federal");

  /** State tax that was withheld. */
  public static final TaxFormMovementAccount WITHHELD_STATE = of("withheld_state");

  /** Money received by the destination custodian. */
  public static final TaxFormMovementAccount RECEIVED = of("received");

  private TaxFormMovementAccount(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static TaxFormMovementAccount of(String value) {
    return intern(TaxFormMovementAccount.class, value, TaxFormMovementAccount::new);
  }
}
