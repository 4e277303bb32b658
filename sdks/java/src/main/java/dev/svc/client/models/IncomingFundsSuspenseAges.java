// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** Money in suspense, by age. */
public final class IncomingFundsSuspenseAges extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsSuspenseAges(JsonNode json) {
    super(json);
  }

  /** In suspense for up to 7 days. */
  public IncomingFundsSuspensePart upTo7Days() {
    return required("upTo7Days", IncomingFundsSuspensePart::new);
  }

  /** In suspense for 8 to 30 days. */
  public IncomingFundsSuspensePart upTo30Days() {
    return required("upTo30Days", IncomingFundsSuspensePart::new);
  }

  /** In suspense for more than 30 days. */
  public IncomingFundsSuspensePart over30Days() {
    return required("over30Days", IncomingFundsSuspensePart::new);
  }

  /** Past its return date. Also counted by age. */
  public IncomingFundsSuspensePart overdue() {
    return required("overdue", IncomingFundsSuspensePart::new);
  }
}
