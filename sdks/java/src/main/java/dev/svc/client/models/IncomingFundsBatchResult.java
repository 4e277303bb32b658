// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** Result of one item in a batch. */
public final class IncomingFundsBatchResult extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsBatchResult(JsonNode json) {
    super(json);
  }

  /** Status that {@code POST /v1/incoming-funds} would have returned: 201, or the status of the problem. */
  public long status() {
    return required("status", ApiObject::integer);
  }

  /** The recorded money. Null if there is a problem. */
  public Optional<IncomingFunds> incomingFunds() {
    return optional("incomingFunds", IncomingFunds::new);
  }

  /** The problem that prevented recording. Its pointers refer to the item. Null on success. */
  public Optional<Problem> problem() {
    return optional("problem", Problem::new);
  }
}
