// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;

/** Details of the event: {@code requestMismatch}. */
public final class RolloverRequestMismatchEventDataRequestMismatch extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverRequestMismatchEventDataRequestMismatch(JsonNode json) {
    super(json);
  }

  /** Amount that was requested. */
  public BigDecimal expected() {
    return required("expected", ApiObject::decimal);
  }

  /** Amount sent, including withholding. */
  public BigDecimal received() {
    return required("received", ApiObject::decimal);
  }

  /** {@code received} minus {@code expected}. */
  public BigDecimal difference() {
    return required("difference", ApiObject::decimal);
  }
}
