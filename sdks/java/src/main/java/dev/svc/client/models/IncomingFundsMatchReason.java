// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** A reason for a suggestion. */
public final class IncomingFundsMatchReason extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsMatchReason(JsonNode json) {
    super(json);
  }

  /**
   * One of reference_in_text, tracking_number, check_number, account_number, account_number_digits,
   * amount_outstanding, amount_requested, amount_after_withholding, name, former_name, name_similar, last_name,
   * custodian. New values may be added.
   */
  public String code() {
    return required("code", ApiObject::text);
  }

  /** Points that it adds to the score. */
  public long points() {
    return required("points", ApiObject::integer);
  }
}
