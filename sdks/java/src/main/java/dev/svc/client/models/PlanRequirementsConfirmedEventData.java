// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** Details of the event. The fields depend on the event type, here {@code plan.requirements_confirmed}. */
public final class PlanRequirementsConfirmedEventData extends ApiObject {
  /** Creates an object from JSON. */
  public PlanRequirementsConfirmedEventData(JsonNode json) {
    super(json);
  }

  /** TypeID of the requirement set. */
  public String requirementSetId() {
    return required("requirementSetId", ApiObject::text);
  }

  /** The plan. Null for a custodian. */
  public Optional<String> planId() {
    return optional("planId", ApiObject::text);
  }

  /** The custodian. Null for a plan. */
  public Optional<String> custodianId() {
    return optional("custodianId", ApiObject::text);
  }
}
