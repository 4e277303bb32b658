// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** An issue with a form. */
public final class TaxFormWarning extends ApiObject {
  /** Creates an object from JSON. */
  public TaxFormWarning(JsonNode json) {
    super(json);
  }

  /** Machine-readable code. New values may be added. */
  public TaxFormWarningCode code() {
    return required("code", enumeration(TaxFormWarningCode::of));
  }

  /** Human-readable explanation. */
  public String detail() {
    return required("detail", ApiObject::text);
  }
}
