// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Which events are resent. Not the status of the recovery. */
public final class WebhookRecoveryStatus extends ApiEnum {
  /** Events whose deliveries to the endpoint have all failed. */
  public static final WebhookRecoveryStatus FAILED = of("failed");

  /** Events of the endpoint's types that have no delivery to it, for example because it was disabled. */
  public static final WebhookRecoveryStatus MISSING = of("missing");

  /** Every event of the endpoint's types. */
  public static final WebhookRecoveryStatus ALL = of("all");

  private WebhookRecoveryStatus(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static WebhookRecoveryStatus of(String value) {
    return intern(WebhookRecoveryStatus.class, value, WebhookRecoveryStatus::new);
  }
}
