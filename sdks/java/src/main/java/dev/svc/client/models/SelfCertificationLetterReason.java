// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/**
 * One item of the list. The twelve reasons of Rev. Proc. 2020-46, section 3.02(2), in the order of its model
 * letter.
 */
public final class SelfCertificationLetterReason extends ApiObject {
  /** Creates an object from JSON. */
  public SelfCertificationLetterReason(JsonNode json) {
    super(json);
  }

  /** The reason. New values may be added. */
  public LateReasonCode code() {
    return required("code", enumeration(LateReasonCode::of));
  }

  /** Text of the reason in the letter. */
  public String detail() {
    return required("detail", ApiObject::text);
  }

  /** True if the reason applies to this rollover. */
  public boolean isChecked() {
    return required("isChecked", ApiObject::bool);
  }
}
