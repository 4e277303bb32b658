// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** Reason for the hold. Null if it is not on hold. */
public final class Hold extends ApiObject {
  /** Creates an object from JSON. */
  public Hold(JsonNode json) {
    super(json);
  }

  /** Machine-readable code. */
  public Optional<String> code() {
    return optional("code", ApiObject::text);
  }

  /** Human-readable reason. */
  public String reason() {
    return required("reason", ApiObject::text);
  }

  /** Time it was put on hold. */
  public Instant since() {
    return required("since", ApiObject::instant);
  }
}
