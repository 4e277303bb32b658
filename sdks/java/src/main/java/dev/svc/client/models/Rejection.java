// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** Reason the rollover was rejected. Null if it was not. */
public final class Rejection extends ApiObject {
  /** Creates an object from JSON. */
  public Rejection(JsonNode json) {
    super(json);
  }

  /** Machine-readable code. */
  public String code() {
    return required("code", ApiObject::text);
  }

  /** Human-readable reason. */
  public Optional<String> reason() {
    return optional("reason", ApiObject::text);
  }

  /** The party that rejected it. */
  public RejectedBy by() {
    return required("by", enumeration(RejectedBy::of));
  }
}
