// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The request was sent to the source custodian. */
public final class RolloverSentToCustodianEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverSentToCustodianEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverSentToCustodianEventData data() {
    return required("data", RolloverSentToCustodianEventData::new);
  }
}
