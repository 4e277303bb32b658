// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;

/**
 * A key expires in 14, 3 or 1 days. For a rotated key, the event is sent only one day before it expires, and
 * only if it is still in use.
 */
public final class ApiKeyExpiringEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public ApiKeyExpiringEvent(JsonNode json) {
    super(json);
  }

  /** What happened. The members depend on the event type, here {@code api_key.expiring}. */
  public Data data() {
    return required("data", Data::new);
  }

  /** What happened. The members depend on the event type, here {@code api_key.expiring}. */
  public static final class Data extends ApiObject {
    /** Creates an object from JSON. */
    public Data(JsonNode json) {
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
}
