// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** A key was revoked. */
public final class ApiKeyRevokedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public ApiKeyRevokedEvent(JsonNode json) {
    super(json);
  }

  /** What happened. The members depend on the event type, here {@code api_key.revoked}. */
  public Data data() {
    return required("data", Data::new);
  }

  /** What happened. The members depend on the event type, here {@code api_key.revoked}. */
  public static final class Data extends ApiObject {
    /** Creates an object from JSON. */
    public Data(JsonNode json) {
      super(json);
    }

    /** TypeID of the API key: {@code key_} followed by 26 characters. */
    public String keyId() {
      return required("keyId", ApiObject::text);
    }
  }
}
