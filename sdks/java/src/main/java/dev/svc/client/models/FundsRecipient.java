// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Recipient of the money. */
public final class FundsRecipient extends ApiEnum {
  /** The destination custodian. */
  public static final FundsRecipient DESTINATION = of("destination");

  /** The participant. */
  public static final FundsRecipient PARTICIPANT = of("participant");

  private FundsRecipient(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static FundsRecipient of(String value) {
    return intern(FundsRecipient.class, value, FundsRecipient::new);
  }
}
