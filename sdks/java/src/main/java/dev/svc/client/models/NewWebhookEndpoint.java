// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** An endpoint and its new secret. */
public final class NewWebhookEndpoint extends ApiObject {
  /** Creates an object from JSON. */
  public NewWebhookEndpoint(JsonNode json) {
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
  public Optional<DisabledReason> disabledReason() {
    return optional("disabledReason", enumeration(DisabledReason::of));
  }

  /** The order in which the endpoint receives events. */
  public Ordering ordering() {
    return required("ordering", enumeration(Ordering::of));
  }

  /** How much of an event the endpoint receives. */
  public Payload payload() {
    return required("payload", enumeration(Payload::of));
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

  /**
   * The signing secret: {@code whsec_} and base64. Null in a replayed response (same {@code Idempotency-Key}).
   * In that case, read the secret with {@code GET /v1/webhook-endpoints/{id}/secret}.
   */
  public Optional<String> secret() {
    return optional("secret", ApiObject::text);
  }

  /** The environment of the object. */
  public static final class Environment extends ApiEnum {
    /** For testing: sandbox custodians and no real money. */
    public static final Environment TEST = of("test");

    /** For production. */
    public static final Environment LIVE = of("live");

    private Environment(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Environment of(String value) {
      return intern(Environment.class, value, Environment::new);
    }
  }

  /** Why the service disabled an endpoint. */
  public static final class DisabledReason extends ApiEnum {
    /** No attempt succeeded for five days. */
    public static final DisabledReason FAILING = of("failing");

    /** The endpoint returned 410. */
    public static final DisabledReason GONE = of("gone");

    private DisabledReason(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static DisabledReason of(String value) {
      return intern(DisabledReason.class, value, DisabledReason::new);
    }
  }

  /** The order in which the endpoint receives events. */
  public static final class Ordering extends ApiEnum {
    /** An event is sent only after the earlier events of its rollover have been delivered or have failed. */
    public static final Ordering PER_ROLLOVER = of("per_rollover");

    /** Events are sent independently. */
    public static final Ordering NONE = of("none");

    private Ordering(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Ordering of(String value) {
      return intern(Ordering.class, value, Ordering::new);
    }
  }

  /** How much of an event the endpoint receives. */
  public static final class Payload extends ApiEnum {
    /** The whole event. */
    public static final Payload FULL = of("full");

    /**
     * The event without details: its {@code data} has only the IDs of objects. Read the rest with {@code GET
     * /v1/events/{id}}.
     */
    public static final Payload THIN = of("thin");

    private Payload(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Payload of(String value) {
      return intern(Payload.class, value, Payload::new);
    }
  }
}
