// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** Something to check before the instructions are used. */
public final class InstructionWarning extends ApiObject {
  /** Creates an object from JSON. */
  public InstructionWarning(JsonNode json) {
    super(json);
  }

  /** Machine-readable code. New values may be added. */
  public InstructionWarningCode code() {
    return required("code", enumeration(InstructionWarningCode::of));
  }

  /** Human-readable explanation. */
  public String detail() {
    return required("detail", ApiObject::text);
  }
}
