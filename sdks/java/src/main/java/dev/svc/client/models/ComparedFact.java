// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** A fact that the approval covers. */
public final class ComparedFact extends ApiObject {
  /** Creates an object from JSON. */
  public ComparedFact(JsonNode json) {
    super(json);
  }

  /** The fact, such as {@code participant.lastName} or {@code destination.wire}. */
  public String fact() {
    return required("fact", ApiObject::text);
  }

  /** Its value at the time of the request; null if it had no value or the value is unknown. */
  public Optional<String> requested() {
    return optional("requested", ApiObject::text);
  }

  /** Its value now; null if it has none. */
  public Optional<String> current() {
    return optional("current", ApiObject::text);
  }

  /** Whether the fact changed after the request. */
  public boolean isChanged() {
    return required("isChanged", ApiObject::bool);
  }
}
