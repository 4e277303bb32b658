// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** All of an account or part of it. */
public final class AmountKind extends ApiEnum {
  /** The entire account. */
  public static final AmountKind FULL = of("full");

  /** The amount in {@code requested}. */
  public static final AmountKind PARTIAL = of("partial");

  private AmountKind(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static AmountKind of(String value) {
    return intern(AmountKind.class, value, AmountKind::new);
  }
}
