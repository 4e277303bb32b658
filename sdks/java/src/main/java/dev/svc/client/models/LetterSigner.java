// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** The person who signs for the organization. */
public final class LetterSigner extends ApiObject {
  /** Creates an object from JSON. */
  public LetterSigner(JsonNode json) {
    super(json);
  }

  /** The signer's name. */
  public String name() {
    return required("name", ApiObject::text);
  }

  /** The signer's email address. */
  public String email() {
    return required("email", ApiObject::text);
  }
}
