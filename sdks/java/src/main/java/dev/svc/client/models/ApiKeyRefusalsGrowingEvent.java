// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * At least fifty uses of a key were rejected in one hour, more than ten times its hourly average of the last
 * seven days. Sent at most once a day per key.
 */
public final class ApiKeyRefusalsGrowingEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public ApiKeyRefusalsGrowingEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public ApiKeyRefusalsGrowingEventData data() {
    return required("data", ApiKeyRefusalsGrowingEventData::new);
  }
}
