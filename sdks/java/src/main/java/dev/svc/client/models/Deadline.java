// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;

/**
 * A deadline of a rollover. The 60 days of an indirect rollover apply to the participant and never end the
 * rollover automatically.
 */
public final class Deadline extends ApiObject {
  /** Creates an object from JSON. */
  public Deadline(JsonNode json) {
    super(json);
  }

  /** Purpose of a deadline. New values may be added. */
  public DeadlineType type() {
    return required("type", enumeration(DeadlineType::of));
  }

  /** Status of a deadline. Deadlines pause during a hold, except the 60 days. */
  public DeadlineStatus status() {
    return required("status", enumeration(DeadlineStatus::of));
  }

  /** Last day. Null while paused. */
  public Optional<LocalDate> dueOn() {
    return optional("dueOn", ApiObject::date);
  }

  /** Time at which the deadline passes. Null while paused. */
  public Optional<Instant> dueAt() {
    return optional("dueAt", ApiObject::instant);
  }

  /** Effect of a passed deadline. */
  public DeadlineConsequence consequence() {
    return required("consequence", enumeration(DeadlineConsequence::of));
  }
}
