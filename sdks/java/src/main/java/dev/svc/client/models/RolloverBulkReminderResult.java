// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** Result for one rollover. */
public final class RolloverBulkReminderResult extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverBulkReminderResult(JsonNode json) {
    super(json);
  }

  /** The rollover's ID from the request. */
  public String rolloverId() {
    return required("rolloverId", ApiObject::text);
  }

  /** HTTP status that a single request would have returned. */
  public long status() {
    return required("status", ApiObject::integer);
  }

  /** The reminder. Null if there is a problem. */
  public Optional<RolloverReminder> reminder() {
    return optional("reminder", RolloverReminder::new);
  }

  /** The problem that prevented the reminder. Null on success. */
  public Optional<Problem> problem() {
    return optional("problem", Problem::new);
  }
}
