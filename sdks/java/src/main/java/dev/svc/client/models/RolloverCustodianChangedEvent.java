// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * The operator replaced a custodian with its successor, for example after a merger. New instructions replace the
 * previous ones.
 */
public final class RolloverCustodianChangedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverCustodianChangedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverCustodianChangedEventData data() {
    return required("data", RolloverCustodianChangedEventData::new);
  }
}
