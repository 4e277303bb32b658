// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** How the organization handles money that arrives. */
public final class IncomingFundsRules extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsRules(JsonNode json) {
    super(json);
  }

  /** Least score of the only suggestion that is applied automatically. Null: none is applied. */
  public Optional<Long> autoApplyThreshold() {
    return optional("autoApplyThreshold", ApiObject::integer);
  }

  /** Calendar days in suspense until money is due back to its sender. */
  public long suspenseDays() {
    return required("suspenseDays", ApiObject::integer);
  }
}
