// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Why the delivery was created. Only deliveries with kind {@code event} follow the endpoint's ordering. */
public final class WebhookDeliveryKind extends ApiEnum {
  /** The event occurred. */
  public static final WebhookDeliveryKind EVENT = of("event");

  /** The event was resent on request. */
  public static final WebhookDeliveryKind REDELIVERY = of("redelivery");

  /** A recovery resent the event. */
  public static final WebhookDeliveryKind RECOVERY = of("recovery");

  /** The endpoint was tested. */
  public static final WebhookDeliveryKind TEST = of("test");

  private WebhookDeliveryKind(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static WebhookDeliveryKind of(String value) {
    return intern(WebhookDeliveryKind.class, value, WebhookDeliveryKind::new);
  }
}
