// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** Details of the event: {@code rejection}. */
public final class RolloverRejectedEventDataRejection extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverRejectedEventDataRejection(JsonNode json) {
    super(json);
  }

  /** Machine-readable reason. New values may be added. */
  public String code() {
    return required("code", ApiObject::text);
  }

  /** The party that rejected the rollover. */
  public RejectedBy by() {
    return required("by", enumeration(RejectedBy::of));
  }
}
