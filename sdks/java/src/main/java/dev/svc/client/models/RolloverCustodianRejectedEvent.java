// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The source custodian rejected the request and will not accept a resubmission. */
public final class RolloverCustodianRejectedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverCustodianRejectedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverCustodianRejectedEventData data() {
    return required("data", RolloverCustodianRejectedEventData::new);
  }
}
