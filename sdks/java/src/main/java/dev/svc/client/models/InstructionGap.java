// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** A missing fact. */
public final class InstructionGap extends ApiObject {
  /** Creates an object from JSON. */
  public InstructionGap(JsonNode json) {
    super(json);
  }

  /** Machine-readable code. New values may be added. */
  public InstructionGapCode code() {
    return required("code", enumeration(InstructionGapCode::of));
  }

  /** Human-readable explanation. */
  public String detail() {
    return required("detail", ApiObject::text);
  }
}
