// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** One attempt at a delivery. Kept for 30 days. */
public final class WebhookAttempt extends ApiObject {
  /** Creates an object from JSON. */
  public WebhookAttempt(JsonNode json) {
    super(json);
  }

  /** When the attempt was made. */
  public Instant attemptedAt() {
    return required("attemptedAt", ApiObject::instant);
  }

  /** The response time in milliseconds. */
  public long latencyMs() {
    return required("latencyMs", ApiObject::integer);
  }

  /** The HTTP status of the response; null if there was no response (see {@code error}). */
  public Optional<Long> statusCode() {
    return optional("statusCode", ApiObject::integer);
  }

  /** Why there was no response. */
  public Optional<String> error() {
    return optional("error", ApiObject::text);
  }

  /** The first 20 kB of the response body. */
  public Optional<String> responseBody() {
    return optional("responseBody", ApiObject::text);
  }

  /** Returns {@code request}. */
  public WebhookRequest request() {
    return required("request", WebhookRequest::new);
  }
}
