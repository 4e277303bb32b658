// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** Details of the event. The fields depend on the event type, here {@code plan.created}. */
public final class PlanCreatedEventData extends ApiObject {
  /** Creates an object from JSON. */
  public PlanCreatedEventData(JsonNode json) {
    super(json);
  }

  /** TypeID of the plan. */
  public String planId() {
    return required("planId", ApiObject::text);
  }
}
