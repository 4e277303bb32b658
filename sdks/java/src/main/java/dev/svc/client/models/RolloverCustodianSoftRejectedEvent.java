// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The source custodian rejected the request but accepts a resubmission with documents. */
public final class RolloverCustodianSoftRejectedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverCustodianSoftRejectedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverCustodianSoftRejectedEventData data() {
    return required("data", RolloverCustodianSoftRejectedEventData::new);
  }
}
