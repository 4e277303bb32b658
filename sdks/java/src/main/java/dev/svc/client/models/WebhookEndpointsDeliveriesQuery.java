// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** Query parameters. */
public final class WebhookEndpointsDeliveriesQuery extends ApiObject {
  /** Creates an object from JSON. */
  public WebhookEndpointsDeliveriesQuery(JsonNode json) {
    super(json);
  }

  /** Page size, from 1 to 100. */
  public Optional<Long> limit() {
    return optional("limit", ApiObject::integer);
  }

  /** {@code nextCursor} of the previous page. */
  public Optional<String> cursor() {
    return optional("cursor", ApiObject::text);
  }

  /** Objects to include, separated by commas: {@code event} (requires the scope {@code events:read}). */
  public Optional<List<DeliveriesGetExpand>> expand() {
    return optional("expand", list(enumeration(DeliveriesGetExpand::of)));
  }

  /** Only deliveries with this status. */
  public Optional<WebhookDeliveryStatus> status() {
    return optional("status", enumeration(WebhookDeliveryStatus::of));
  }

  /** Only deliveries of this event type. */
  public Optional<WebhookEventType> type() {
    return optional("type", enumeration(WebhookEventType::of));
  }

  /** Only deliveries of this rollover's events. */
  public Optional<String> rolloverId() {
    return optional("rolloverId", ApiObject::text);
  }

  /** Only deliveries of this event. */
  public Optional<String> eventId() {
    return optional("eventId", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link WebhookEndpointsDeliveriesQuery}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Page size, from 1 to 100. */
    public Builder limit(long value) {
      return set("limit", value);
    }

    /** {@code nextCursor} of the previous page. */
    public Builder cursor(String value) {
      return set("cursor", value);
    }

    /** Objects to include, separated by commas: {@code event} (requires the scope {@code events:read}). */
    public Builder expand(DeliveriesGetExpand... value) {
      return set("expand", List.of(value));
    }

    /** Only deliveries with this status. */
    public Builder status(WebhookDeliveryStatus value) {
      return set("status", value);
    }

    /** Only deliveries of this event type. */
    public Builder type(WebhookEventType value) {
      return set("type", value);
    }

    /** Only deliveries of this rollover's events. */
    public Builder rolloverId(String value) {
      return set("rolloverId", value);
    }

    /** Only deliveries of this event. */
    public Builder eventId(String value) {
      return set("eventId", value);
    }

    /** Returns the object. */
    public WebhookEndpointsDeliveriesQuery build() {
      return new WebhookEndpointsDeliveriesQuery(members());
    }
  }
}
