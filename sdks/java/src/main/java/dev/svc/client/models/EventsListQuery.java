// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** Query parameters. */
public final class EventsListQuery extends ApiObject {
  /** Creates an object from JSON. */
  public EventsListQuery(JsonNode json) {
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

  /**
   * {@code newest} (default): by time, newest first. {@code oldest}: in commit order, for following the list;
   * each rollover's events are ordered by {@code data.sequence}. {@code oldest} cannot be combined with filters.
   */
  public Optional<EventsListOrder> order() {
    return optional("order", enumeration(EventsListOrder::of));
  }

  /** Where a list with {@code order=oldest} starts if there is no {@code cursor}. Default: {@code beginning}. */
  public Optional<EventStart> start() {
    return optional("start", enumeration(EventStart::of));
  }

  /** Only events of this type. */
  public Optional<WebhookEventType> type() {
    return optional("type", enumeration(WebhookEventType::of));
  }

  /** Only events of this rollover. */
  public Optional<String> rolloverId() {
    return optional("rolloverId", ApiObject::text);
  }

  /**
   * Requires {@code rolloverId}. Only events after this {@code data.sequence}, in sequence order. Use it to fill
   * gaps in the events you received.
   */
  public Optional<Long> afterSequence() {
    return optional("afterSequence", ApiObject::integer);
  }

  /**
   * The fields of each event to return, separated by commas. Always returns {@code id} and {@code object}. The
   * response omits other fields, even those that the schema requires.
   */
  public Optional<List<EventsListField>> fields() {
    return optional("fields", list(enumeration(EventsListField::of)));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link EventsListQuery}. */
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

    /**
     * {@code newest} (default): by time, newest first. {@code oldest}: in commit order, for following the list;
     * each rollover's events are ordered by {@code data.sequence}. {@code oldest} cannot be combined with
     * filters.
     */
    public Builder order(EventsListOrder value) {
      return set("order", value);
    }

    /** Where a list with {@code order=oldest} starts if there is no {@code cursor}. Default: {@code beginning}. */
    public Builder start(EventStart value) {
      return set("start", value);
    }

    /** Only events of this type. */
    public Builder type(WebhookEventType value) {
      return set("type", value);
    }

    /** Only events of this rollover. */
    public Builder rolloverId(String value) {
      return set("rolloverId", value);
    }

    /**
     * Requires {@code rolloverId}. Only events after this {@code data.sequence}, in sequence order. Use it to
     * fill gaps in the events you received.
     */
    public Builder afterSequence(long value) {
      return set("afterSequence", value);
    }

    /**
     * The fields of each event to return, separated by commas. Always returns {@code id} and {@code object}. The
     * response omits other fields, even those that the schema requires.
     */
    public Builder fields(EventsListField... value) {
      return set("fields", List.of(value));
    }

    /** Returns the object. */
    public EventsListQuery build() {
      return new EventsListQuery(members());
    }
  }
}
