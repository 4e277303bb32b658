// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Why the service disabled an endpoint. */
public final class WebhookDisabledReason extends ApiEnum {
  /** No attempt succeeded for five days. */
  public static final WebhookDisabledReason FAILING = of("failing");

  /** The endpoint returned 410. */
  public static final WebhookDisabledReason GONE = of("gone");

  private WebhookDisabledReason(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static WebhookDisabledReason of(String value) {
    return intern(WebhookDisabledReason.class, value, WebhookDisabledReason::new);
  }
}
