// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Query parameters. */
public final class RolloversListQuery extends ApiObject {
  /** Creates an object from JSON. */
  public RolloversListQuery(JsonNode json) {
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

  /** Only rollovers of this account. */
  public Optional<String> accountId() {
    return optional("accountId", ApiObject::text);
  }

  /** Only rollovers with this custodian on either side. */
  public Optional<String> custodianId() {
    return optional("custodianId", ApiObject::text);
  }

  /** Only rollovers from this custodian. */
  public Optional<String> sourceCustodianId() {
    return optional("sourceCustodianId", ApiObject::text);
  }

  /** Only rollovers with this external ID. */
  public Optional<String> externalId() {
    return optional("externalId", ApiObject::text);
  }

  /** Only rollovers of this distribution. */
  public Optional<String> distributionId() {
    return optional("distributionId", ApiObject::text);
  }

  /**
   * Only rollovers with this plan on either side. With a sort order other than {@code newest}, or with {@code
   * custodianId} or an assignee, the list examines up to 1,000 rollovers of the plan: add {@code state} or
   * {@code pendingOn} if there are more.
   */
  public Optional<String> planId() {
    return optional("planId", ApiObject::text);
  }

  /** Only rollovers with this tag. */
  public Optional<String> tag() {
    return optional("tag", ApiObject::text);
  }

  /** Created after this time. */
  public Optional<Instant> createdAfter() {
    return optional("createdAfter", ApiObject::instant);
  }

  /** Created before this time. */
  public Optional<Instant> createdBefore() {
    return optional("createdBefore", ApiObject::instant);
  }

  /** Last changed after this time. Sorts by last change unless {@code sort} is given. */
  public Optional<Instant> updatedAfter() {
    return optional("updatedAfter", ApiObject::instant);
  }

  /** Has a passed or upcoming deadline before this time. Sorts by deadline unless {@code sort} is given. */
  public Optional<Instant> dueBefore() {
    return optional("dueBefore", ApiObject::instant);
  }

  /**
   * {@code true}: only rollovers with money in transit: sent, and not received yet. Up to 1,000 rollovers can
   * match.
   */
  public Optional<Boolean> inTransit() {
    return optional("inTransit", ApiObject::bool);
  }

  /** Only rollovers whose oldest payment in transit has this age. Implies {@code inTransit}. */
  public Optional<TransitAge> inTransitAge() {
    return optional("inTransitAge", enumeration(TransitAge::of));
  }

  /**
   * Sort order. Default: {@code deadline} with {@code dueBefore}, {@code updated} with {@code updatedAfter},
   * otherwise {@code newest}.
   */
  public Optional<RolloverOrder> sort() {
    return optional("sort", enumeration(RolloverOrder::of));
  }

  /**
   * The fields of each rollover to return, separated by commas. Always returns {@code id} and {@code object}.
   * The response omits other fields, even those that the schema requires.
   */
  public Optional<List<RolloversGetField>> fields() {
    return optional("fields", list(enumeration(RolloversGetField::of)));
  }

  /**
   * Objects to include, separated by commas: {@code account} (requires the scope {@code accounts:read}), {@code
   * custodians} (requires the scope {@code custodians:read}).
   */
  public Optional<List<RolloversGetExpand>> expand() {
    return optional("expand", list(enumeration(RolloversGetExpand::of)));
  }

  /**
   * {@code summary} returns part of each rollover, {@code full} returns all fields. Default: {@code full}.
   * Cannot be combined with {@code fields}.
   */
  public Optional<ApprovalsListView> view() {
    return optional("view", enumeration(ApprovalsListView::of));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RolloversListQuery}. */
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

    /** Only rollovers of this account. */
    public Builder accountId(String value) {
      return set("accountId", value);
    }

    /** Only rollovers with this custodian on either side. */
    public Builder custodianId(String value) {
      return set("custodianId", value);
    }

    /** Only rollovers from this custodian. */
    public Builder sourceCustodianId(String value) {
      return set("sourceCustodianId", value);
    }

    /** Only rollovers with this external ID. */
    public Builder externalId(String value) {
      return set("externalId", value);
    }

    /** Only rollovers of this distribution. */
    public Builder distributionId(String value) {
      return set("distributionId", value);
    }

    /**
     * Only rollovers with this plan on either side. With a sort order other than {@code newest}, or with {@code
     * custodianId} or an assignee, the list examines up to 1,000 rollovers of the plan: add {@code state} or
     * {@code pendingOn} if there are more.
     */
    public Builder planId(String value) {
      return set("planId", value);
    }

    /** Only rollovers with this tag. */
    public Builder tag(String value) {
      return set("tag", value);
    }

    /** Created after this time. */
    public Builder createdAfter(Instant value) {
      return set("createdAfter", value);
    }

    /** Created before this time. */
    public Builder createdBefore(Instant value) {
      return set("createdBefore", value);
    }

    /** Last changed after this time. Sorts by last change unless {@code sort} is given. */
    public Builder updatedAfter(Instant value) {
      return set("updatedAfter", value);
    }

    /** Has a passed or upcoming deadline before this time. Sorts by deadline unless {@code sort} is given. */
    public Builder dueBefore(Instant value) {
      return set("dueBefore", value);
    }

    /**
     * {@code true}: only rollovers with money in transit: sent, and not received yet. Up to 1,000 rollovers can
     * match.
     */
    public Builder inTransit(boolean value) {
      return set("inTransit", value);
    }

    /** Only rollovers whose oldest payment in transit has this age. Implies {@code inTransit}. */
    public Builder inTransitAge(TransitAge value) {
      return set("inTransitAge", value);
    }

    /**
     * Sort order. Default: {@code deadline} with {@code dueBefore}, {@code updated} with {@code updatedAfter},
     * otherwise {@code newest}.
     */
    public Builder sort(RolloverOrder value) {
      return set("sort", value);
    }

    /**
     * The fields of each rollover to return, separated by commas. Always returns {@code id} and {@code object}.
     * The response omits other fields, even those that the schema requires.
     */
    public Builder fields(RolloversGetField... value) {
      return set("fields", List.of(value));
    }

    /**
     * Objects to include, separated by commas: {@code account} (requires the scope {@code accounts:read}),
     * {@code custodians} (requires the scope {@code custodians:read}).
     */
    public Builder expand(RolloversGetExpand... value) {
      return set("expand", List.of(value));
    }

    /**
     * {@code summary} returns part of each rollover, {@code full} returns all fields. Default: {@code full}.
     * Cannot be combined with {@code fields}.
     */
    public Builder view(ApprovalsListView value) {
      return set("view", value);
    }

    /** Returns the object. */
    public RolloversListQuery build() {
      return new RolloversListQuery(members());
    }
  }
}
