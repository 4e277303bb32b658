// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** Result for one rollover. */
public final class RolloverBulkResult extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverBulkResult(JsonNode json) {
    super(json);
  }

  /** The rollover's ID from the request. */
  public String rolloverId() {
    return required("rolloverId", ApiObject::text);
  }

  /** HTTP status that a single update would have returned: 200, or the status of the problem. */
  public long status() {
    return required("status", ApiObject::integer);
  }

  /** The updated rollover. Null if there is a problem. */
  public Optional<Rollover> rollover() {
    return optional("rollover", Rollover::new);
  }

  /** The problem that prevented the update. Null on success. */
  public Optional<Problem> problem() {
    return optional("problem", Problem::new);
  }
}
