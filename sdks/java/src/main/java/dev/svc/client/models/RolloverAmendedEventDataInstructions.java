// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** The new version of the instructions. */
public final class RolloverAmendedEventDataInstructions extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverAmendedEventDataInstructions(JsonNode json) {
    super(json);
  }

  /** Version of the instructions. */
  public long version() {
    return required("version", ApiObject::integer);
  }

  /** Version that is void now. */
  public Optional<Long> replaces() {
    return optional("replaces", ApiObject::integer);
  }
}
