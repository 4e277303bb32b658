// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** Fields of an endpoint to change. Omitted fields stay unchanged. */
public final class WebhookEndpointPatch extends ApiObject {
  /** Creates an object from JSON. */
  public WebhookEndpointPatch(JsonNode json) {
    super(json);
  }

  /**
   * The HTTPS URL that receives events. It must be public, without credentials or a fragment. The test
   * environment also accepts http. The URL cannot be cleared.
   */
  public Optional<String> url() {
    return optional("url", ApiObject::text);
  }

  /**
   * Replaces the list of event types. Event types, patterns such as {@code rollover.*}, or {@code *} for all. Up
   * to 50. The list cannot be cleared.
   */
  public Optional<List<WebhookEndpointInputEventType>> eventTypes() {
    return optional("eventTypes", list(enumeration(WebhookEndpointInputEventType::of)));
  }

  /** Your description, up to 500 characters. */
  public Optional<String> description() {
    return optional("description", ApiObject::text);
  }

  /**
   * Whether the endpoint receives events. When a disabled endpoint is enabled again, its waiting deliveries are
   * sent according to {@code ordering}.
   */
  public Optional<Boolean> enabled() {
    return optional("enabled", ApiObject::bool);
  }

  /**
   * {@code per_rollover}: an event is sent only after the earlier events of its rollover have been delivered or
   * have failed. {@code none}: events are sent independently. A change applies to future events only.
   */
  public Optional<WebhookOrdering> ordering() {
    return optional("ordering", enumeration(WebhookOrdering::of));
  }

  /**
   * {@code full}: the whole event. {@code thin}: {@code data} has only the IDs of objects, and the receiver
   * reads the rest with {@code GET /v1/events/{id}}. A change applies to all later attempts, including retries
   * of earlier events.
   */
  public Optional<WebhookPayloadFormat> payload() {
    return optional("payload", enumeration(WebhookPayloadFormat::of));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link WebhookEndpointPatch}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /**
     * The HTTPS URL that receives events. It must be public, without credentials or a fragment. The test
     * environment also accepts http. The URL cannot be cleared.
     */
    public Builder url(String value) {
      return set("url", value);
    }

    /**
     * Replaces the list of event types. Event types, patterns such as {@code rollover.*}, or {@code *} for all.
     * Up to 50. The list cannot be cleared.
     */
    public Builder eventTypes(List<WebhookEndpointInputEventType> value) {
      return set("eventTypes", value);
    }

    /** Your description, up to 500 characters. Can be null. */
    public Builder description(String value) {
      return member("description", value);
    }

    /**
     * Whether the endpoint receives events. When a disabled endpoint is enabled again, its waiting deliveries
     * are sent according to {@code ordering}.
     */
    public Builder enabled(boolean value) {
      return set("enabled", value);
    }

    /**
     * {@code per_rollover}: an event is sent only after the earlier events of its rollover have been delivered
     * or have failed. {@code none}: events are sent independently. A change applies to future events only.
     */
    public Builder ordering(WebhookOrdering value) {
      return set("ordering", value);
    }

    /**
     * {@code full}: the whole event. {@code thin}: {@code data} has only the IDs of objects, and the receiver
     * reads the rest with {@code GET /v1/events/{id}}. A change applies to all later attempts, including retries
     * of earlier events.
     */
    public Builder payload(WebhookPayloadFormat value) {
      return set("payload", value);
    }

    /** Returns the object. */
    public WebhookEndpointPatch build() {
      return new WebhookEndpointPatch(members());
    }
  }
}
