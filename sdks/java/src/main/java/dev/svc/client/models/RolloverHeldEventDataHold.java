// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** Details of the event: {@code hold}. */
public final class RolloverHeldEventDataHold extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverHeldEventDataHold(JsonNode json) {
    super(json);
  }

  /** Code of the reason. Null if none was given. */
  public Optional<String> code() {
    return optional("code", ApiObject::text);
  }
}
