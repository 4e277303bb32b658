// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** A transfer was lost, returned or became stale-dated. */
public final class RolloverFundsReturnedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverFundsReturnedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverFundsReturnedEventData data() {
    return required("data", RolloverFundsReturnedEventData::new);
  }
}
