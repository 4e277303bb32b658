// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.Map;

/** An event, as sent to webhooks with full payloads. Kept for 90 days. */
public final class Event extends ApiObject {
  /** Creates an object from JSON. */
  public Event(JsonNode json) {
    super(json);
  }

  /** A TypeID: {@code evt_} and 26 characters. Sent as {@code webhook-id} with every delivery. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The type of the object: always {@code event}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The event type. New values may be added. */
  public String type() {
    return required("type", ApiObject::text);
  }

  /** The version of the webhook payload: {@code v1}. */
  public String apiVersion() {
    return required("apiVersion", ApiObject::text);
  }

  /** The environment of the event. */
  public Environment environment() {
    return required("environment", enumeration(Environment::of));
  }

  /** When the event occurred. In the sandbox, the time of the organization's clock. */
  public Instant createdAt() {
    return required("createdAt", ApiObject::instant);
  }

  /**
   * The data of this event type: see {@code GET /v1/event-types}, or {@code eventTypes} in GraphQL. Never
   * contains personal data.
   */
  public Map<String, JsonNode> data() {
    return required("data", map(ApiObject::any));
  }
}
