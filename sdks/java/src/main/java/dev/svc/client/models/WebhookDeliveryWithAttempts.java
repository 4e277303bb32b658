// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A delivery of an event to an endpoint, with its HTTP attempts. */
public final class WebhookDeliveryWithAttempts extends ApiObject {
  /** Creates an object from JSON. */
  public WebhookDeliveryWithAttempts(JsonNode json) {
    super(json);
  }

  /** A TypeID: {@code whd_} and 26 characters. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The type of the object: always {@code webhook_delivery}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The environment of the object. */
  public Environment environment() {
    return required("environment", enumeration(Environment::of));
  }

  /** TypeID of the webhook endpoint: {@code whe_} followed by 26 characters. */
  public String endpointId() {
    return required("endpointId", ApiObject::text);
  }

  /** The event ID, sent as {@code webhook-id} with every attempt. */
  public String eventId() {
    return required("eventId", ApiObject::text);
  }

  /** The event type. New values may be added. */
  public String eventType() {
    return required("eventType", ApiObject::text);
  }

  /** Why the delivery was created. Only deliveries with kind {@code event} follow the endpoint's ordering. */
  public WebhookDeliveryKind kind() {
    return required("kind", enumeration(WebhookDeliveryKind::of));
  }

  /** The recovery that created the delivery. */
  public Optional<String> recoveryId() {
    return optional("recoveryId", ApiObject::text);
  }

  /**
   * {@code waiting} until an attempt succeeds or the last one fails. Deliveries to a disabled endpoint stay
   * {@code waiting}.
   */
  public WebhookDeliveryStatus status() {
    return required("status", enumeration(WebhookDeliveryStatus::of));
  }

  /** The number of attempts so far. */
  public long attempts() {
    return required("attempts", ApiObject::integer);
  }

  /** When the next attempt is due, if the last one failed. */
  public Optional<Instant> nextAttemptAt() {
    return optional("nextAttemptAt", ApiObject::instant);
  }

  /** When the delivery was created. */
  public Instant createdAt() {
    return required("createdAt", ApiObject::instant);
  }

  /** When the delivery succeeded or failed. */
  public Optional<Instant> endedAt() {
    return optional("endedAt", ApiObject::instant);
  }

  /** The delivered event. Null once it is deleted. Only with {@code expand=event}. */
  public Optional<Event> event() {
    return optional("event", Event::new);
  }

  /** Every attempt of the last 30 days, oldest first. */
  public List<WebhookAttempt> history() {
    return required("history", list(WebhookAttempt::new));
  }
}
