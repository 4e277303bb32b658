// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A webhook endpoint, without its secrets. */
public final class WebhookEndpoint extends ApiObject {
  /** Creates an object from JSON. */
  public WebhookEndpoint(JsonNode json) {
    super(json);
  }

  /** A TypeID: {@code whe_} and 26 characters. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The type of the object: always {@code webhook_endpoint}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The environment of the object. */
  public Environment environment() {
    return required("environment", enumeration(Environment::of));
  }

  /**
   * The URL that receives events. In lists, and for keys without the scope {@code webhooks:write}, the query is
   * masked: {@code ?***}.
   */
  public String url() {
    return required("url", ApiObject::text);
  }

  /**
   * The event types the endpoint receives: type names, patterns such as {@code rollover.*}, or {@code *} for
   * all.
   */
  public List<String> eventTypes() {
    return required("eventTypes", list(ApiObject::text));
  }

  /** Your description of the endpoint. */
  public Optional<String> description() {
    return optional("description", ApiObject::text);
  }

  /** Whether the endpoint receives events. Deliveries to a disabled endpoint wait. */
  public boolean enabled() {
    return required("enabled", ApiObject::bool);
  }

  /**
   * Why the service disabled the endpoint: no attempt succeeded for five days, or it returned 410. Otherwise
   * null.
   */
  public Optional<WebhookDisabledReason> disabledReason() {
    return optional("disabledReason", enumeration(WebhookDisabledReason::of));
  }

  /** The order in which the endpoint receives events. */
  public WebhookOrdering ordering() {
    return required("ordering", enumeration(WebhookOrdering::of));
  }

  /** How much of an event the endpoint receives. */
  public WebhookPayloadFormat payload() {
    return required("payload", enumeration(WebhookPayloadFormat::of));
  }

  /** When the current series of failed attempts began. */
  public Optional<Instant> failingSince() {
    return optional("failingSince", ApiObject::instant);
  }

  /**
   * The version, which increases with every change. Used in the {@code ETag}, {@code If-Match} and {@code
   * ifVersion}.
   */
  public long version() {
    return required("version", ApiObject::integer);
  }

  /** When the endpoint was created. */
  public Instant createdAt() {
    return required("createdAt", ApiObject::instant);
  }

  /** When the endpoint was last changed. */
  public Instant updatedAt() {
    return required("updatedAt", ApiObject::instant);
  }
}
