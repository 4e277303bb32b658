// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;

/** Results of a batch. */
public final class RolloverBatch extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverBatch(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code rollover_batch}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** Number of items with a rollover, created now or by an earlier attempt. */
  public long created() {
    return required("created", ApiObject::integer);
  }

  /** Result of each item, in request order. */
  public List<RolloverBatchResult> results() {
    return required("results", list(RolloverBatchResult::new));
  }
}
