// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Map;

/** A type of event that webhooks can receive. */
public final class EventType extends ApiObject {
  /** Creates an object from JSON. */
  public EventType(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code event_type}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The {@code type} of the events. */
  public String name() {
    return required("name", ApiObject::text);
  }

  /** When the event is sent. */
  public String description() {
    return required("description", ApiObject::text);
  }

  /** The JSON Schema (draft 2020-12) of the event. */
  public Map<String, JsonNode> schema() {
    return required("schema", map(ApiObject::any));
  }

  /** An example event. */
  public Event example() {
    return required("example", Event::new);
  }
}
