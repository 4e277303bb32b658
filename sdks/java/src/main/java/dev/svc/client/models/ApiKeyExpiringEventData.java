// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;

/** Details of the event. The fields depend on the event type, here {@code api_key.expiring}. */
public final class ApiKeyExpiringEventData extends ApiObject {
  /** Creates an object from JSON. */
  public ApiKeyExpiringEventData(JsonNode json) {
    super(json);
  }

  /** TypeID of the API key: {@code key_} followed by 26 characters. */
  public String keyId() {
    return required("keyId", ApiObject::text);
  }

  /** When the key expires. */
  public Instant expiresAt() {
    return required("expiresAt", ApiObject::instant);
  }

  /** The days until the key expires: 14, 3 or 1. */
  public long days() {
    return required("days", ApiObject::integer);
  }
}
