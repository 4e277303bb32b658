// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** One item of the list. The changed documents. */
public final class RolloverDocumentsProvidedEventDataDocument extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverDocumentsProvidedEventDataDocument(JsonNode json) {
    super(json);
  }

  /** TypeID of the document. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** Document type. New values may be added. */
  public DocumentType type() {
    return required("type", enumeration(DocumentType::of));
  }

  /** Status of a document. New values may be added. */
  public DocumentStatus status() {
    return required("status", enumeration(DocumentStatus::of));
  }

  /** The reason for the rejection. */
  public Optional<String> code() {
    return optional("code", ApiObject::text);
  }
}
