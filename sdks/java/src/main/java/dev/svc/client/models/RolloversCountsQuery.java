// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** Query parameters. */
public final class RolloversCountsQuery extends ApiObject {
  /** Creates an object from JSON. */
  public RolloversCountsQuery(JsonNode json) {
    super(json);
  }

  /**
   * Only this state, or several states: separated by commas, or with the parameter repeated ({@code state=} or
   * {@code state[]=}).
   */
  public Optional<List<RolloverState>> state() {
    return optional("state", list(enumeration(RolloverState::of)));
  }

  /** Only rollovers with this status. */
  public Optional<RolloverStatus> status() {
    return optional("status", enumeration(RolloverStatus::of));
  }

  /**
   * Only rollovers pending on this party, or on one of several: separated by commas, or with the parameter
   * repeated ({@code pendingOn=} or {@code pendingOn[]=}).
   */
  public Optional<List<PendingOn>> pendingOn() {
    return optional("pendingOn", list(enumeration(PendingOn::of)));
  }

  /** Only this rollover type. */
  public Optional<RolloverType> type() {
    return optional("type", enumeration(RolloverType::of));
  }

  /** {@code true}: only rollovers with a passed deadline. {@code false}: only rollovers without one. */
  public Optional<Boolean> overdue() {
    return optional("overdue", ApiObject::bool);
  }

  /** {@code true}: only rollovers with an open mismatch. {@code false}: only rollovers without one. */
  public Optional<Boolean> mismatch() {
    return optional("mismatch", ApiObject::bool);
  }

  /** Only rollovers with this assignee: your ID for the person. */
  public Optional<String> assigneeId() {
    return optional("assigneeId", ApiObject::text);
  }

  /** {@code true}: only rollovers that have no assignee and need someone to act. */
  public Optional<Boolean> unassigned() {
    return optional("unassigned", ApiObject::bool);
  }

  /** Only this priority. */
  public Optional<RolloverPriority> priority() {
    return optional("priority", enumeration(RolloverPriority::of));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RolloversCountsQuery}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /**
     * Only this state, or several states: separated by commas, or with the parameter repeated ({@code state=} or
     * {@code state[]=}).
     */
    public Builder state(RolloverState... value) {
      return set("state", List.of(value));
    }

    /** Only rollovers with this status. */
    public Builder status(RolloverStatus value) {
      return set("status", value);
    }

    /**
     * Only rollovers pending on this party, or on one of several: separated by commas, or with the parameter
     * repeated ({@code pendingOn=} or {@code pendingOn[]=}).
     */
    public Builder pendingOn(PendingOn... value) {
      return set("pendingOn", List.of(value));
    }

    /** Only this rollover type. */
    public Builder type(RolloverType value) {
      return set("type", value);
    }

    /** {@code true}: only rollovers with a passed deadline. {@code false}: only rollovers without one. */
    public Builder overdue(boolean value) {
      return set("overdue", value);
    }

    /** {@code true}: only rollovers with an open mismatch. {@code false}: only rollovers without one. */
    public Builder mismatch(boolean value) {
      return set("mismatch", value);
    }

    /** Only rollovers with this assignee: your ID for the person. */
    public Builder assigneeId(String value) {
      return set("assigneeId", value);
    }

    /** {@code true}: only rollovers that have no assignee and need someone to act. */
    public Builder unassigned(boolean value) {
      return set("unassigned", value);
    }

    /** Only this priority. */
    public Builder priority(RolloverPriority value) {
      return set("priority", value);
    }

    /** Returns the object. */
    public RolloversCountsQuery build() {
      return new RolloversCountsQuery(members());
    }
  }
}
