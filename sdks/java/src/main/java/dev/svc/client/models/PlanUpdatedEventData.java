// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;

/** Details of the event. The fields depend on the event type, here {@code plan.updated}. */
public final class PlanUpdatedEventData extends ApiObject {
  /** Creates an object from JSON. */
  public PlanUpdatedEventData(JsonNode json) {
    super(json);
  }

  /** TypeID of the plan. */
  public String planId() {
    return required("planId", ApiObject::text);
  }

  /** The changed fields. */
  public List<String> fields() {
    return required("fields", list(ApiObject::text));
  }
}
