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

  /**
   * The minimum score for applying a suggestion automatically, if no other suggestion reaches it or is within 15
   * points. Null turns this off.
   */
  public Optional<Long> autoApplyThreshold() {
    return optional("autoApplyThreshold", ApiObject::integer);
  }

  /** Calendar days in suspense until money must be returned to its sender. */
  public long suspenseDays() {
    return required("suspenseDays", ApiObject::integer);
  }
}
