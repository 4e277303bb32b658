// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** Details of the event. The fields depend on the event type, here {@code api_key.revoked}. */
public final class ApiKeyRevokedEventData extends ApiObject {
  /** Creates an object from JSON. */
  public ApiKeyRevokedEventData(JsonNode json) {
    super(json);
  }

  /** TypeID of the API key: {@code key_} followed by 26 characters. */
  public String keyId() {
    return required("keyId", ApiObject::text);
  }
}
