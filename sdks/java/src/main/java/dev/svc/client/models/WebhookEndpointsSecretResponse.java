// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The object {@code WebhookEndpointsSecretResponse}. */
public final class WebhookEndpointsSecretResponse extends ApiObject {
  /** Creates an object from JSON. */
  public WebhookEndpointsSecretResponse(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code webhook_secrets}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** TypeID of the webhook endpoint: {@code whe_} followed by 26 characters. */
  public String endpointId() {
    return required("endpointId", ApiObject::text);
  }

  /** Current secret first. */
  public List<Secret> secrets() {
    return required("secrets", list(Secret::new));
  }

  /** A signing secret. */
  public static final class Secret extends ApiObject {
    /** Creates an object from JSON. */
    public Secret(JsonNode json) {
      super(json);
    }

    /** The secret: {@code whsec_} and base64. */
    public String secret() {
      return required("secret", ApiObject::text);
    }

    /** When the secret was created. */
    public Instant createdAt() {
      return required("createdAt", ApiObject::instant);
    }

    /** For a rotated secret: when it expires. */
    public Optional<Instant> expiresAt() {
      return optional("expiresAt", ApiObject::instant);
    }
  }
}
