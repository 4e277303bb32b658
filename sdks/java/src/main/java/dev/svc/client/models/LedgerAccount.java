// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The rollover amount that the movement changes. New values may be added. */
public final class LedgerAccount extends ApiEnum {
  /** Money sent, net of withholding. */
  public static final LedgerAccount SENT = of("sent");

  /** Federal tax withheld. */
  public static final LedgerAccount WITHHELD_FEDERAL = of("withheld_federal");

  /** State tax withheld. */
  public static final LedgerAccount WITHHELD_STATE = of("withheld_state");

  /** Money received by the destination. */
  public static final LedgerAccount RECEIVED = of("received");

  /** Money posted to the destination account. */
  public static final LedgerAccount POSTED = of("posted");

  private LedgerAccount(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static LedgerAccount of(String value) {
    return intern(LedgerAccount.class, value, LedgerAccount::new);
  }
}
