// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** A fact that changed after the approval was requested. */
public final class ChangedFact extends ApiObject {
  /** Creates an object from JSON. */
  public ChangedFact(JsonNode json) {
    super(json);
  }

  /** The fact, as in {@code changes}. */
  public String fact() {
    return required("fact", ApiObject::text);
  }

  /** Its value at the time of the request; null if it had no value or the value is unknown. */
  public Optional<String> before() {
    return optional("before", ApiObject::text);
  }

  /** Its value now; null if it has none. */
  public Optional<String> after() {
    return optional("after", ApiObject::text);
  }
}
