// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** An active key was not used for ninety days. Revoke it if it is no longer needed. */
public final class ApiKeyUnusedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public ApiKeyUnusedEvent(JsonNode json) {
    super(json);
  }

  /** What happened. The members depend on the event type, here {@code api_key.unused}. */
  public Data data() {
    return required("data", Data::new);
  }

  /** What happened. The members depend on the event type, here {@code api_key.unused}. */
  public static final class Data extends ApiObject {
    /** Creates an object from JSON. */
    public Data(JsonNode json) {
      super(json);
    }

    /** TypeID of the API key: {@code key_} followed by 26 characters. */
    public String keyId() {
      return required("keyId", ApiObject::text);
    }

    /** When the key was last used; null if never. */
    public Optional<Instant> lastUsedAt() {
      return optional("lastUsedAt", ApiObject::instant);
    }
  }
}
