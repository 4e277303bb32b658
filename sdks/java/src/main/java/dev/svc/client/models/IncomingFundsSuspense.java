// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;

/** Why the money is in suspense, and until when. */
public final class IncomingFundsSuspense extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsSuspense(JsonNode json) {
    super(json);
  }

  /** When the money was put in suspense. */
  public Instant since() {
    return required("since", ApiObject::instant);
  }

  /** Why it is in suspense. */
  public String reason() {
    return required("reason", ApiObject::text);
  }

  /** Last day to return it. */
  public String returnBy() {
    return required("returnBy", ApiObject::text);
  }
}
