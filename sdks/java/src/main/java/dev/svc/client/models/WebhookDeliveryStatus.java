// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/**
 * {@code waiting} until an attempt succeeds or the last one fails. Deliveries to a disabled endpoint stay {@code
 * waiting}.
 */
public final class WebhookDeliveryStatus extends ApiEnum {
  /** No attempt has succeeded yet, and attempts remain. Deliveries to a disabled endpoint stay in this status. */
  public static final WebhookDeliveryStatus WAITING = of("waiting");

  /** An attempt succeeded. */
  public static final WebhookDeliveryStatus SUCCEEDED = of("succeeded");

  /** All attempts failed. */
  public static final WebhookDeliveryStatus FAILED = of("failed");

  private WebhookDeliveryStatus(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static WebhookDeliveryStatus of(String value) {
    return intern(WebhookDeliveryStatus.class, value, WebhookDeliveryStatus::new);
  }
}
