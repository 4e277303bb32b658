// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The open document request, with its reason. Null if nothing is requested. */
public final class DocumentRequest extends ApiObject {
  /** Creates an object from JSON. */
  public DocumentRequest(JsonNode json) {
    super(json);
  }

  /** Requested document types. Empty if {@code remedy} describes what to provide. */
  public List<DocumentType> types() {
    return required("types", list(enumeration(DocumentType::of)));
  }

  /** Requested {@code types} that are still missing, rejected or expired. */
  public List<DocumentType> outstanding() {
    return required("outstanding", list(enumeration(DocumentType::of)));
  }

  /** The party that must provide documents. */
  public DocumentSource from() {
    return required("from", enumeration(DocumentSource::of));
  }

  /** For a soft rejection: machine-readable code. */
  public Optional<String> code() {
    return optional("code", ApiObject::text);
  }

  /** For a soft rejection: how to resolve it, in words. */
  public Optional<String> remedy() {
    return optional("remedy", ApiObject::text);
  }

  /** Time of the request. */
  public Instant requestedAt() {
    return required("requestedAt", ApiObject::instant);
  }
}
