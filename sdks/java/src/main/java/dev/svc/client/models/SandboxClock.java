// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.List;

/** The state of the organization's sandbox clock. */
public final class SandboxClock extends ApiObject {
  /** Creates an object from JSON. */
  public SandboxClock(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code sandbox_clock}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The current sandbox time. */
  public Instant now() {
    return required("now", ApiObject::instant);
  }

  /** Seconds by which the clock is ahead of real time. */
  public long secondsAhead() {
    return required("secondsAhead", ApiObject::integer);
  }

  /** The number of timers and custodian actions that fired. */
  public long fired() {
    return required("fired", ApiObject::integer);
  }

  /**
   * False if the request ran out of time before all days had passed. Call again with the remaining days, counted
   * from {@code now}.
   */
  public boolean complete() {
    return required("complete", ApiObject::bool);
  }

  /** Rollovers that do not match their timeline. Their timers were skipped; see {@code history_mismatch}. */
  public List<String> skipped() {
    return required("skipped", list(ApiObject::text));
  }
}
