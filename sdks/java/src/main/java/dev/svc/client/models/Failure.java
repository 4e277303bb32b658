// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** Reason the rollover failed. Null if it did not. */
public final class Failure extends ApiObject {
  /** Creates an object from JSON. */
  public Failure(JsonNode json) {
    super(json);
  }

  /** Machine-readable code. */
  public String code() {
    return required("code", ApiObject::text);
  }

  /** Human-readable reason. */
  public String reason() {
    return required("reason", ApiObject::text);
  }

  /** Location of the money. Null if none had left. */
  public Optional<String> fundsDisposition() {
    return optional("fundsDisposition", ApiObject::text);
  }
}
