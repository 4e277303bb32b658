// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** A condition of an allowed rollover. */
public final class EligibilityCheckCondition extends ApiObject {
  /** Creates an object from JSON. */
  public EligibilityCheckCondition(JsonNode json) {
    super(json);
  }

  /** Machine-readable code. New values may be added. */
  public EligibilityConditionCode code() {
    return required("code", enumeration(EligibilityConditionCode::of));
  }

  /** Human-readable explanation. */
  public String detail() {
    return required("detail", ApiObject::text);
  }
}
