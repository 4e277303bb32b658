// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Why this name was replaced. */
public final class NameChangeReason extends ApiEnum {
  /** The participant married. */
  public static final NameChangeReason MARRIAGE = of("marriage");

  /** The participant divorced. */
  public static final NameChangeReason DIVORCE = of("divorce");

  /** A court ordered the change. */
  public static final NameChangeReason COURT_ORDER = of("court_order");

  /** The name was wrong. */
  public static final NameChangeReason CORRECTION = of("correction");

  private NameChangeReason(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static NameChangeReason of(String value) {
    return intern(NameChangeReason.class, value, NameChangeReason::new);
  }
}
