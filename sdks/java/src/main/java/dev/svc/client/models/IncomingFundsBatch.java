// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;

/** Results of a batch. */
public final class IncomingFundsBatch extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsBatch(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code incoming_funds_batch}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** Number of items that are recorded, now or by an earlier attempt. */
  public long recorded() {
    return required("recorded", ApiObject::integer);
  }

  /** Result of each item, in request order. */
  public List<IncomingFundsBatchResult> results() {
    return required("results", list(IncomingFundsBatchResult::new));
  }
}
