// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** Reason a document was rejected. */
public final class DocumentRejection extends ApiObject {
  /** Creates an object from JSON. */
  public DocumentRejection(JsonNode json) {
    super(json);
  }

  /** Machine-readable code. */
  public String code() {
    return required("code", ApiObject::text);
  }

  /** Human-readable explanation. */
  public String reason() {
    return required("reason", ApiObject::text);
  }
}
