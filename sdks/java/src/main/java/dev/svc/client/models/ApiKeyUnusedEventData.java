// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** Details of the event. The fields depend on the event type, here {@code api_key.unused}. */
public final class ApiKeyUnusedEventData extends ApiObject {
  /** Creates an object from JSON. */
  public ApiKeyUnusedEventData(JsonNode json) {
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
