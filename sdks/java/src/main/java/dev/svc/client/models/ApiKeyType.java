// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The type of the key. */
public final class ApiKeyType extends ApiEnum {
  /** Publishable: safe in a web page. Can only read custodians. */
  public static final ApiKeyType PK = of("pk");

  /** Secret: exchanged for session tokens. */
  public static final ApiKeyType SK = of("sk");

  /** Access to REST and GraphQL. */
  public static final ApiKeyType AK = of("ak");

  private ApiKeyType(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static ApiKeyType of(String value) {
    return intern(ApiKeyType.class, value, ApiKeyType::new);
  }
}
