// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** How much of an event the endpoint receives. */
public final class WebhookPayloadFormat extends ApiEnum {
  /** The whole event. */
  public static final WebhookPayloadFormat FULL = of("full");

  /**
   * The event without details: its {@code data} has only the IDs of objects. Read the rest with {@code GET
   * /v1/events/{id}}.
   */
  public static final WebhookPayloadFormat THIN = of("thin");

  private WebhookPayloadFormat(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static WebhookPayloadFormat of(String value) {
    return intern(WebhookPayloadFormat.class, value, WebhookPayloadFormat::new);
  }
}
