// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;

/** The object {@code EventsTypesResponse}. */
public final class EventsTypesResponse extends ApiObject {
  /** Creates an object from JSON. */
  public EventsTypesResponse(JsonNode json) {
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
