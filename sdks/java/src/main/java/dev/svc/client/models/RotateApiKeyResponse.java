// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** The new key, with its secret value shown only once, and the rotated key. */
public final class RotateApiKeyResponse extends ApiObject {
  /** Creates an object from JSON. */
  public RotateApiKeyResponse(JsonNode json) {
    super(json);
  }

  /** The new key. Its secret value is shown only once. */
  public NewApiKey apiKey() {
    return required("apiKey", NewApiKey::new);
  }

  /** The rotated key with its expiration date. */
  public ApiKey previousKey() {
    return required("previousKey", ApiKey::new);
  }
}
