// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** A file that this service stores. */
public final class DocumentFile extends ApiObject {
  /** Creates an object from JSON. */
  public DocumentFile(JsonNode json) {
    super(json);
  }

  /** Media type of the content. New values may be added. */
  public DocumentFileMediaType mediaType() {
    return required("mediaType", enumeration(DocumentFileMediaType::of));
  }

  /** Size in bytes. */
  public long size() {
    return required("size", ApiObject::integer);
  }
}
