// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;

/** Exact counts of rollovers. */
public final class RolloverCounts extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverCounts(JsonNode json) {
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

  /** Matching rollovers with an open mismatch. */
  public long mismatch() {
    return required("mismatch", ApiObject::integer);
  }

  /** Counts by the party that must act next. Parties without rollovers have the count 0. */
  public List<PendingOnCount> pendingOn() {
    return required("pendingOn", list(PendingOnCount::new));
  }

  /** Counts by state. States without rollovers have the count 0. */
  public List<StateCount> states() {
    return required("states", list(StateCount::new));
  }

  /** Counts by state and party. Combinations without rollovers are omitted. */
  public List<RolloverGroupCount> groups() {
    return required("groups", list(RolloverGroupCount::new));
  }
}
