// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** Requirements of a plan or custodian were confirmed. */
public final class PlanRequirementsConfirmedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public PlanRequirementsConfirmedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public PlanRequirementsConfirmedEventData data() {
    return required("data", PlanRequirementsConfirmedEventData::new);
  }
}
