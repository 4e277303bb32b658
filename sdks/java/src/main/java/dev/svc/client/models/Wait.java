// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** When a step becomes overdue. */
public final class Wait extends ApiObject {
  /** Creates an object from JSON. */
  public Wait(JsonNode json) {
    super(json);
  }

  /** The setting's name. New values may be added. */
  public WaitName name() {
    return required("name", enumeration(WaitName::of));
  }

  /** Purpose of a deadline. New values may be added. */
  public DeadlineType type() {
    return required("type", enumeration(DeadlineType::of));
  }

  /** The number of days; null if the source custodian's processing time in the directory applies. */
  public Optional<Long> days() {
    return optional("days", ApiObject::integer);
  }

  /** The kind of days that are counted. */
  public DayCount count() {
    return required("count", enumeration(DayCount::of));
  }

  /** Whether {@code days} is the default. */
  public boolean isDefault() {
    return required("isDefault", ApiObject::bool);
  }

  /** The reason for the default. */
  public String reason() {
    return required("reason", ApiObject::text);
  }
}
