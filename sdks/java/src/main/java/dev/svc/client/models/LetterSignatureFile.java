// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** A stored PDF. */
public final class LetterSignatureFile extends ApiObject {
  /** Creates an object from JSON. */
  public LetterSignatureFile(JsonNode json) {
    super(json);
  }

  /** SHA-256 digest of the PDF, in hexadecimal. */
  public String sha256() {
    return required("sha256", ApiObject::text);
  }

  /** Size in bytes. */
  public long size() {
    return required("size", ApiObject::integer);
  }
}
