// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** An issue with the withholding. */
public final class WithholdingWarning extends ApiObject {
  /** Creates an object from JSON. */
  public WithholdingWarning(JsonNode json) {
    super(json);
  }

  /** Machine-readable code. New values may be added. */
  public WithholdingWarningCode code() {
    return required("code", enumeration(WithholdingWarningCode::of));
  }

  /** Human-readable explanation. */
  public String detail() {
    return required("detail", ApiObject::text);
  }
}
