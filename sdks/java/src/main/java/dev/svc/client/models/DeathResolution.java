// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** How the death of the participant is resolved. */
public final class DeathResolution extends ApiEnum {
  /** The participant is alive. The rollover continues. */
  public static final DeathResolution REPORTED_IN_ERROR = of("reported_in_error");

  /** Money already sent goes back to the source. */
  public static final DeathResolution RETURN_MONEY = of("return_money");

  /** The destination registers the account for the beneficiary and posts the money already sent. */
  public static final DeathResolution RE_REGISTER = of("re_register");

  private DeathResolution(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static DeathResolution of(String value) {
    return intern(DeathResolution.class, value, DeathResolution::new);
  }
}
