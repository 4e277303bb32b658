// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The environment of the object. */
public final class Environment extends ApiEnum {
  /** For testing: sandbox custodians and no real money. */
  public static final Environment TEST = of("test");

  /** For production. */
  public static final Environment LIVE = of("live");

  private Environment(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static Environment of(String value) {
    return intern(Environment.class, value, Environment::new);
  }
}
