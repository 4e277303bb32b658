// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The order in which the endpoint receives events. */
public final class WebhookOrdering extends ApiEnum {
  /** An event is sent only after the earlier events of its rollover have been delivered or have failed. */
  public static final WebhookOrdering PER_ROLLOVER = of("per_rollover");

  /** Events are sent independently. */
  public static final WebhookOrdering NONE = of("none");

  private WebhookOrdering(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static WebhookOrdering of(String value) {
    return intern(WebhookOrdering.class, value, WebhookOrdering::new);
  }
}
