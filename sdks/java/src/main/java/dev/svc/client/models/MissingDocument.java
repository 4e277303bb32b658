// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;

/** A missing document that the source custodian requires. */
public final class MissingDocument extends ApiObject {
  /** Creates an object from JSON. */
  public MissingDocument(JsonNode json) {
    super(json);
  }

  /** Document type. New values may be added. */
  public DocumentType type() {
    return required("type", enumeration(DocumentType::of));
  }

  /** The source custodian's {@code requirements} that call for this document. */
  public List<MissingDocumentRequirement> requirements() {
    return required("requirements", list(enumeration(MissingDocumentRequirement::of)));
  }

  /** Reason a document is missing. */
  public MissingReason reason() {
    return required("reason", enumeration(MissingReason::of));
  }
}
