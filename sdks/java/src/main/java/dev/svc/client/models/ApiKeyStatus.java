// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The key's status. {@code expiring}: the key works and has an expiration date. */
public final class ApiKeyStatus extends ApiEnum {
  /** The key works. */
  public static final ApiKeyStatus ACTIVE = of("active");

  /** The key works and has an expiration date. */
  public static final ApiKeyStatus EXPIRING = of("expiring");

  /** The key has expired. */
  public static final ApiKeyStatus EXPIRED = of("expired");

  /** The key was revoked. */
  public static final ApiKeyStatus REVOKED = of("revoked");

  private ApiKeyStatus(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static ApiKeyStatus of(String value) {
    return intern(ApiKeyStatus.class, value, ApiKeyStatus::new);
  }
}
