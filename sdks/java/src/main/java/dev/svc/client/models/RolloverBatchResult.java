// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** Result of one item in a batch. */
public final class RolloverBatchResult extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverBatchResult(JsonNode json) {
    super(json);
  }

  /** Status that {@code POST /v1/rollovers} would have returned: 201, or the status of the problem. */
  public long status() {
    return required("status", ApiObject::integer);
  }

  /** The new rollover. Null if there is a problem. */
  public Optional<Rollover> rollover() {
    return optional("rollover", Rollover::new);
  }

  /** The problem that prevented creation. Its pointers refer to the item. Null on success. */
  public Optional<Problem> problem() {
    return optional("problem", Problem::new);
  }
}
