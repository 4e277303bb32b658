// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** The employer's plan that the rollover names. */
public final class InstructionPlan extends ApiObject {
  /** Creates an object from JSON. */
  public InstructionPlan(JsonNode json) {
    super(json);
  }

  /** The plan's ID. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The plan's name. */
  public String name() {
    return required("name", ApiObject::text);
  }

  /** Three-digit plan number. */
  public String planNumber() {
    return required("planNumber", ApiObject::text);
  }

  /** Employer identification number of the plan's sponsor. */
  public String ein() {
    return required("ein", ApiObject::text);
  }

  /** The employer that sponsors the plan. */
  public Optional<String> sponsorName() {
    return optional("sponsorName", ApiObject::text);
  }
}
