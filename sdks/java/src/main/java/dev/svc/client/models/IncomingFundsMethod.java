// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** How the money arrived. */
public final class IncomingFundsMethod extends ApiEnum {
  /** A check. */
  public static final IncomingFundsMethod CHECK = of("check");

  /** A wire transfer. */
  public static final IncomingFundsMethod WIRE = of("wire");

  /** An ACH payment. */
  public static final IncomingFundsMethod ACH = of("ach");

  /** Another or unknown method. */
  public static final IncomingFundsMethod OTHER = of("other");

  private IncomingFundsMethod(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static IncomingFundsMethod of(String value) {
    return intern(IncomingFundsMethod.class, value, IncomingFundsMethod::new);
  }
}
