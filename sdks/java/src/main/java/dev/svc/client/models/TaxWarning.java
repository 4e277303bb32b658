// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** An open issue with money that arrived late. */
public final class TaxWarning extends ApiObject {
  /** Creates an object from JSON. */
  public TaxWarning(JsonNode json) {
    super(json);
  }

  /** Machine-readable code. New values may be added. */
  public TaxWarningCode code() {
    return required("code", enumeration(TaxWarningCode::of));
  }

  /** Human-readable explanation. */
  public String detail() {
    return required("detail", ApiObject::text);
  }
}
