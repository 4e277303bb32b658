// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;

/** One page of a list. Every event type, with a JSON Schema and an example. */
public final class EventTypePage extends ApiObject {
  /** Creates an object from JSON. */
  public EventTypePage(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code list}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** All event types. */
  public List<EventType> data() {
    return required("data", list(EventType::new));
  }
}
