// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** A URL to register for events. */
public final class WebhookEndpointInput extends ApiObject {
  /** Creates an object from JSON. */
  public WebhookEndpointInput(JsonNode json) {
    super(json);
  }

  /**
   * The HTTPS URL that receives events. It must be public, without credentials or a fragment. The test
   * environment also accepts http.
   */
  public String url() {
    return required("url", ApiObject::text);
  }

  /** Event types, patterns such as {@code rollover.*}, or {@code *} for all. Up to 50. */
  public List<WebhookEndpointInputEventType> eventTypes() {
    return required("eventTypes", list(enumeration(WebhookEndpointInputEventType::of)));
  }

  /** Your description, up to 500 characters. */
  public Optional<String> description() {
    return optional("description", ApiObject::text);
  }

  /** Whether the endpoint receives events. Default: true. */
  public Optional<Boolean> enabled() {
    return optional("enabled", ApiObject::bool);
  }

  /**
   * The order in which the endpoint receives events. {@code per_rollover}: an event is sent only after the
   * earlier events of its rollover have been delivered or have failed. {@code none}: events are sent
   * independently. Default: {@code per_rollover}.
   */
  public Optional<WebhookOrdering> ordering() {
    return optional("ordering", enumeration(WebhookOrdering::of));
  }

  /**
   * How much of an event the endpoint receives. {@code full}: the whole event. {@code thin}: {@code data} has
   * only the IDs of objects, and the receiver reads the rest with {@code GET /v1/events/{id}}. Default: {@code
   * full}.
   */
  public Optional<WebhookPayloadFormat> payload() {
    return optional("payload", enumeration(WebhookPayloadFormat::of));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link WebhookEndpointInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /**
     * The HTTPS URL that receives events. It must be public, without credentials or a fragment. The test
     * environment also accepts http. Required.
     */
    public Builder url(String value) {
      return set("url", value);
    }

    /** Event types, patterns such as {@code rollover.*}, or {@code *} for all. Up to 50. Required. */
    public Builder eventTypes(List<WebhookEndpointInputEventType> value) {
      return set("eventTypes", value);
    }

    /** Your description, up to 500 characters. Can be null. */
    public Builder description(String value) {
      return member("description", value);
    }

    /** Whether the endpoint receives events. Default: true. */
    public Builder enabled(boolean value) {
      return set("enabled", value);
    }

    /**
     * The order in which the endpoint receives events. {@code per_rollover}: an event is sent only after the
     * earlier events of its rollover have been delivered or have failed. {@code none}: events are sent
     * independently. Default: {@code per_rollover}.
     */
    public Builder ordering(WebhookOrdering value) {
      return set("ordering", value);
    }

    /**
     * How much of an event the endpoint receives. {@code full}: the whole event. {@code thin}: {@code data} has
     * only the IDs of objects, and the receiver reads the rest with {@code GET /v1/events/{id}}. Default: {@code
     * full}.
     */
    public Builder payload(WebhookPayloadFormat value) {
      return set("payload", value);
    }

    /** Returns the object. */
    public WebhookEndpointInput build() {
      return new WebhookEndpointInput(members());
    }
  }
}
