// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.Instant;
import java.util.Optional;

/** Query parameters. */
public final class RequestsListQuery extends ApiObject {
  /** Creates an object from JSON. */
  public RequestsListQuery(JsonNode json) {
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

  /** Only requests with this class of status. */
  public Optional<RequestsListStatus> status() {
    return optional("status", enumeration(RequestsListStatus::of));
  }

  /** Only requests with this error code. */
  public Optional<String> code() {
    return optional("code", ApiObject::text);
  }

  /** Only requests to this route, given as a path pattern. */
  public Optional<String> route() {
    return optional("route", ApiObject::text);
  }

  /** Only requests with this method. */
  public Optional<RequestsListMethod> method() {
    return optional("method", enumeration(RequestsListMethod::of));
  }

  /** Only requests at or after this time. */
  public Optional<Instant> from() {
    return optional("from", ApiObject::instant);
  }

  /** Only requests before this time. */
  public Optional<Instant> to() {
    return optional("to", ApiObject::instant);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RequestsListQuery}. */
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

    /** Only requests with this class of status. */
    public Builder status(RequestsListStatus value) {
      return set("status", value);
    }

    /** Only requests with this error code. */
    public Builder code(String value) {
      return set("code", value);
    }

    /** Only requests to this route, given as a path pattern. */
    public Builder route(String value) {
      return set("route", value);
    }

    /** Only requests with this method. */
    public Builder method(RequestsListMethod value) {
      return set("method", value);
    }

    /** Only requests at or after this time. */
    public Builder from(Instant value) {
      return set("from", value);
    }

    /** Only requests before this time. */
    public Builder to(Instant value) {
      return set("to", value);
    }

    /** Returns the object. */
    public RequestsListQuery build() {
      return new RequestsListQuery(members());
    }
  }
}
