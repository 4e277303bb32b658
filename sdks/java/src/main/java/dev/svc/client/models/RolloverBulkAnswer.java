// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;

/** Results of a bulk update. */
public final class RolloverBulkAnswer extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverBulkAnswer(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code rollover_bulk_update}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** Number of rollovers updated. */
  public long updated() {
    return required("updated", ApiObject::integer);
  }

  /** Result for each rollover, in request order. */
  public List<RolloverBulkResult> results() {
    return required("results", list(RolloverBulkResult::new));
  }
}
