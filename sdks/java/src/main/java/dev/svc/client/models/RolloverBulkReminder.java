// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;

/** Results of bulk reminders. */
public final class RolloverBulkReminder extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverBulkReminder(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code rollover_bulk_reminder}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** True if nothing was sent. */
  public boolean dryRun() {
    return required("dryRun", ApiObject::bool);
  }

  /** Number of results without a problem. */
  public long sent() {
    return required("sent", ApiObject::integer);
  }

  /** Result for each rollover, in request order. */
  public List<RolloverBulkReminderResult> results() {
    return required("results", list(RolloverBulkReminderResult::new));
  }
}
