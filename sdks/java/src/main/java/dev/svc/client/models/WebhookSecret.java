// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** A signing secret. */
public final class WebhookSecret extends ApiObject {
  /** Creates an object from JSON. */
  public WebhookSecret(JsonNode json) {
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
