// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;

/** Exact counts of rollovers. */
public final class RolloversCountsResponse extends ApiObject {
  /** Creates an object from JSON. */
  public RolloversCountsResponse(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code rollover_counts}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** All matching rollovers. */
  public long total() {
    return required("total", ApiObject::integer);
  }

  /** Matching rollovers with a passed deadline. */
  public long overdue() {
    return required("overdue", ApiObject::integer);
  }

  /** Matching rollovers with an open amount mismatch. */
  public long mismatch() {
    return required("mismatch", ApiObject::integer);
  }

  /** Counts by the party that must act next. Parties without rollovers are omitted. */
  public List<RolloversCountsResponsePendingOn> pendingOn() {
    return required("pendingOn", list(RolloversCountsResponsePendingOn::new));
  }

  /** Counts by state. States without rollovers are omitted. */
  public List<State> states() {
    return required("states", list(State::new));
  }

  /** Counts by state and party. Combinations without rollovers are omitted. */
  public List<Group> groups() {
    return required("groups", list(Group::new));
  }

  /** Number of rollovers pending on one party. */
  public static final class RolloversCountsResponsePendingOn extends ApiObject {
    /** Creates an object from JSON. */
    public RolloversCountsResponsePendingOn(JsonNode json) {
      super(json);
    }

    /** The party that must act next. */
    public PendingOn pendingOn() {
      return required("pendingOn", enumeration(PendingOn::of));
    }

    /** Number of rollovers. */
    public long count() {
      return required("count", ApiObject::integer);
    }
  }

  /** Number of rollovers in a state. */
  public static final class State extends ApiObject {
    /** Creates an object from JSON. */
    public State(JsonNode json) {
      super(json);
    }

    /** State of a rollover in the workflow. */
    public RolloverState state() {
      return required("state", enumeration(RolloverState::of));
    }

    /** Number of rollovers. */
    public long count() {
      return required("count", ApiObject::integer);
    }
  }

  /** Number of rollovers in a state and pending on one party. */
  public static final class Group extends ApiObject {
    /** Creates an object from JSON. */
    public Group(JsonNode json) {
      super(json);
    }

    /** The party that must act next. */
    public PendingOn pendingOn() {
      return required("pendingOn", enumeration(PendingOn::of));
    }

    /** State of a rollover in the workflow. */
    public RolloverState state() {
      return required("state", enumeration(RolloverState::of));
    }

    /** Number of rollovers. */
    public long count() {
      return required("count", ApiObject::integer);
    }
  }
}
