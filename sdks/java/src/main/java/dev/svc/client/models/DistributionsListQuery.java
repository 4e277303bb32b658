// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** Query parameters. */
public final class DistributionsListQuery extends ApiObject {
  /** Creates an object from JSON. */
  public DistributionsListQuery(JsonNode json) {
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
   * {@code summary} omits {@code moneySources}, {@code paidToParticipant}, {@code destinations}. {@code full}
   * returns all fields. Default: {@code full}.
   */
  public Optional<ApprovalsListView> view() {
    return optional("view", enumeration(ApprovalsListView::of));
  }

  /**
   * Objects to include, separated by commas: {@code account} (requires the scope {@code accounts:read}), {@code
   * custodians} (requires the scope {@code custodians:read}).
   */
  public Optional<List<RolloversGetExpand>> expand() {
    return optional("expand", list(enumeration(RolloversGetExpand::of)));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link DistributionsListQuery}. */
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
     * {@code summary} omits {@code moneySources}, {@code paidToParticipant}, {@code destinations}. {@code full}
     * returns all fields. Default: {@code full}.
     */
    public Builder view(ApprovalsListView value) {
      return set("view", value);
    }

    /**
     * Objects to include, separated by commas: {@code account} (requires the scope {@code accounts:read}),
     * {@code custodians} (requires the scope {@code custodians:read}).
     */
    public Builder expand(RolloversGetExpand... value) {
      return set("expand", List.of(value));
    }

    /** Returns the object. */
    public DistributionsListQuery build() {
      return new DistributionsListQuery(members());
    }
  }
}
