// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** Counts the newest 10000 deliveries created in the last 24 hours. */
public final class WebhookStats extends ApiObject {
  /** Creates an object from JSON. */
  public WebhookStats(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code webhook_stats}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** TypeID of the webhook endpoint: {@code whe_} followed by 26 characters. */
  public String endpointId() {
    return required("endpointId", ApiObject::text);
  }

  /** The start of the counted period. */
  public Instant since() {
    return required("since", ApiObject::instant);
  }

  /** The number of attempts. */
  public long attempts() {
    return required("attempts", ApiObject::integer);
  }

  /** Number of attempts that succeeded. */
  public long succeeded() {
    return required("succeeded", ApiObject::integer);
  }

  /** Number of attempts that failed. */
  public long failed() {
    return required("failed", ApiObject::integer);
  }

  /** From 0 to 1; null if there were no attempts. */
  public Optional<Double> successRate() {
    return optional("successRate", ApiObject::number);
  }

  /** Waiting deliveries of any age, counted up to 100000. */
  public long waiting() {
    return required("waiting", ApiObject::integer);
  }

  /** When the oldest waiting delivery was created. */
  public Optional<Instant> oldestWaitingAt() {
    return optional("oldestWaitingAt", ApiObject::instant);
  }
}
