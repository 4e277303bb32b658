// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** Requirements of a plan or custodian were added or changed. */
public final class PlanRequirementsAddedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public PlanRequirementsAddedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public PlanRequirementsAddedEventData data() {
    return required("data", PlanRequirementsAddedEventData::new);
  }
}
