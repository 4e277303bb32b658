// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** Details of the event: {@code failure}. */
public final class RolloverFailedEventDataFailure extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverFailedEventDataFailure(JsonNode json) {
    super(json);
  }

  /** Code of the reason. */
  public String code() {
    return required("code", ApiObject::text);
  }
}
