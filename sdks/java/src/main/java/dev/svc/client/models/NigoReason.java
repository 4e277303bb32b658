// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** A reason why a request is not in good order (NIGO). */
public final class NigoReason extends ApiObject {
  /** Creates an object from JSON. */
  public NigoReason(JsonNode json) {
    super(json);
  }

  /** Reason why a request is not in good order (NIGO). New values may be added. */
  public NigoCode code() {
    return required("code", enumeration(NigoCode::of));
  }

  /** The deficiency, as a sentence. */
  public String meaning() {
    return required("meaning", ApiObject::text);
  }

  /** How to fix the deficiency. */
  public String remedy() {
    return required("remedy", ApiObject::text);
  }

  /** The party that must fix the deficiency. New values may be added. */
  public NigoFixer fixedBy() {
    return required("fixedBy", enumeration(NigoFixer::of));
  }

  /** Kind of step that fixes the deficiency. New values may be added. */
  public NigoStep step() {
    return required("step", enumeration(NigoStep::of));
  }

  /** Type of the document that fixes the deficiency. Null if no document does. */
  public Optional<DocumentType> documentType() {
    return optional("documentType", enumeration(DocumentType::of));
  }

  /** True if the request must be sent to the custodian again. */
  public boolean mustResend() {
    return required("mustResend", ApiObject::bool);
  }
}
