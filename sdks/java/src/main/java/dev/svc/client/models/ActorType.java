// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Kind of actor. New values may be added. */
public final class ActorType extends ApiEnum {
  /** A server with an API key. */
  public static final ActorType API_KEY = of("api_key");

  /** A browser with a session token. */
  public static final ActorType SESSION = of("session");

  /** A signed-in portal user. */
  public static final ActorType MEMBER = of("member");

  /** The operator of this service. */
  public static final ActorType OPERATOR = of("operator");

  /** A timer. */
  public static final ActorType TIMER = of("timer");

  /** A sandbox custodian, which acts automatically. */
  public static final ActorType CUSTODIAN = of("custodian");

  private ActorType(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static ActorType of(String value) {
    return intern(ActorType.class, value, ActorType::new);
  }
}
