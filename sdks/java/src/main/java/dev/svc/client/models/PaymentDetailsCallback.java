// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;

/** The call that confirmed the details. */
public final class PaymentDetailsCallback extends ApiObject {
  /** Creates an object from JSON. */
  public PaymentDetailsCallback(JsonNode json) {
    super(json);
  }

  /** The number called. */
  public String phone() {
    return required("phone", ApiObject::text);
  }

  /** Where the number was found. */
  public String phoneSource() {
    return required("phoneSource", ApiObject::text);
  }

  /** The person who confirmed the details. */
  public String spokeWith() {
    return required("spokeWith", ApiObject::text);
  }

  /** Time at which the call was recorded, which is the time of the confirmation. */
  public Instant calledAt() {
    return required("calledAt", ApiObject::instant);
  }
}
