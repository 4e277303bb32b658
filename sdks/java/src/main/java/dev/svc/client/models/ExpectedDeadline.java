// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.LocalDate;
import java.util.Optional;

/** A deadline that the rollover will have. */
public final class ExpectedDeadline extends ApiObject {
  /** Creates an object from JSON. */
  public ExpectedDeadline(JsonNode json) {
    super(json);
  }

  /** Machine-readable type. New values may be added. */
  public DeadlineType type() {
    return required("type", enumeration(DeadlineType::of));
  }

  /** Number of days after the step that starts the deadline. Null if a fixed date replaces the 60 days. */
  public Optional<Long> days() {
    return optional("days", ApiObject::integer);
  }

  /**
   * How days are counted: as {@code calendar} days, or as business days without the holidays of the {@code
   * federal} or the {@code federal_reserve} calendar.
   */
  public DayCount count() {
    return required("count", enumeration(DayCount::of));
  }

  /** Last day, {@code YYYY-MM-DD}. Null if it depends on when an earlier step ends. */
  public Optional<LocalDate> dueOn() {
    return optional("dueOn", ApiObject::date);
  }
}
