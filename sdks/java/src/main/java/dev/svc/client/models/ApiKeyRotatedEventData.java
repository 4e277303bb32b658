// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;

/** Details of the event. The fields depend on the event type, here {@code api_key.rotated}. */
public final class ApiKeyRotatedEventData extends ApiObject {
  /** Creates an object from JSON. */
  public ApiKeyRotatedEventData(JsonNode json) {
    super(json);
  }

  /** TypeID of the API key: {@code key_} followed by 26 characters. */
  public String keyId() {
    return required("keyId", ApiObject::text);
  }

  /** The new key: {@code key_} followed by 26 characters. */
  public String successorId() {
    return required("successorId", ApiObject::text);
  }

  /** When the old key stops working. */
  public Instant expiresAt() {
    return required("expiresAt", ApiObject::instant);
  }
}
