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

  /** The request of an attempt. */
  public Request request() {
    return required("request", Request::new);
  }

  /** The request of an attempt. */
  public static final class Request extends ApiObject {
    /** Creates an object from JSON. */
    public Request(JsonNode json) {
      super(json);
    }

    /** The URL the request was sent to. Its query is masked: {@code ?***}. */
    public String url() {
      return required("url", ApiObject::text);
    }

    /** The signed headers {@code webhook-id} and {@code webhook-timestamp}. The signature is omitted. */
    public Headers headers() {
      return required("headers", Headers::new);
    }

    /** The exact body that was sent. */
    public String body() {
      return required("body", ApiObject::text);
    }

    /** The signed headers {@code webhook-id} and {@code webhook-timestamp}. The signature is omitted. */
    public static final class Headers extends ApiObject {
      /** Creates an object from JSON. */
      public Headers(JsonNode json) {
        super(json);
      }

      /** The event ID, the same for every attempt. */
      public String webhookId() {
        return required("webhook-id", ApiObject::text);
      }

      /** When the attempt was sent, in seconds since the epoch. */
      public String webhookTimestamp() {
        return required("webhook-timestamp", ApiObject::text);
      }
    }
  }
}
