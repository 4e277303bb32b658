// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;
import java.util.Optional;

/** Details of the event: {@code documentRequest}. */
public final class RolloverCustodianSoftRejectedEventDataDocumentRequest extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverCustodianSoftRejectedEventDataDocumentRequest(JsonNode json) {
    super(json);
  }

  /** The requested documents; empty if {@code code} gives the reason. */
  public List<DocumentType> types() {
    return required("types", list(enumeration(DocumentType::of)));
  }

  /** The party that must provide the documents. */
  public DocumentSource from() {
    return required("from", enumeration(DocumentSource::of));
  }

  /** The reason code of a soft rejection. */
  public Optional<String> code() {
    return optional("code", ApiObject::text);
  }
}
