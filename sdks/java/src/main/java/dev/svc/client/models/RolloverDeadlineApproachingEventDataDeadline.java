// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.time.LocalDate;

/** The deadline that the event is about. */
public final class RolloverDeadlineApproachingEventDataDeadline extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverDeadlineApproachingEventDataDeadline(JsonNode json) {
    super(json);
  }

  /** Purpose of a deadline. New values may be added. */
  public DeadlineType type() {
    return required("type", enumeration(DeadlineType::of));
  }

  /** Last day of the deadline. */
  public LocalDate dueOn() {
    return required("dueOn", ApiObject::date);
  }

  /** When the deadline passes. */
  public Instant dueAt() {
    return required("dueAt", ApiObject::instant);
  }

  /** Days until the deadline passes. */
  public long daysLeft() {
    return required("daysLeft", ApiObject::integer);
  }
}
