// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The participant died. Money must not move until this is resolved. */
public final class RolloverDeathReportedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverDeathReportedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverDeathReportedEventData data() {
    return required("data", RolloverDeathReportedEventData::new);
  }
}
