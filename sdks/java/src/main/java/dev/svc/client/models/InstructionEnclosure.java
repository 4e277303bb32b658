// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** A document that the source custodian requires with the request. */
public final class InstructionEnclosure extends ApiObject {
  /** Creates an object from JSON. */
  public InstructionEnclosure(JsonNode json) {
    super(json);
  }

  /** Document type. Null if only {@code detail} describes the document. */
  public Optional<DocumentType> documentType() {
    return optional("documentType", enumeration(DocumentType::of));
  }

  /** Description of the document. */
  public String detail() {
    return required("detail", ApiObject::text);
  }

  /** True if it was provided. Null if unknown. */
  public Optional<Boolean> isProvided() {
    return optional("isProvided", ApiObject::bool);
  }
}
