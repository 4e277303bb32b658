// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** A tax year whose limits and codes are not known yet. */
public final class TaxYearWarning extends ApiObject {
  /** Creates an object from JSON. */
  public TaxYearWarning(JsonNode json) {
    super(json);
  }

  /** Machine-readable code. New values may be added. */
  public TaxYearWarningCode code() {
    return required("code", enumeration(TaxYearWarningCode::of));
  }

  /** The tax year without rules. */
  public long year() {
    return required("year", ApiObject::integer);
  }

  /** The year whose rules are used instead. */
  public long rulesYear() {
    return required("rulesYear", ApiObject::integer);
  }

  /** The last year with rules. */
  public long lastKnownYear() {
    return required("lastKnownYear", ApiObject::integer);
  }

  /** Human-readable explanation. */
  public String detail() {
    return required("detail", ApiObject::text);
  }
}
