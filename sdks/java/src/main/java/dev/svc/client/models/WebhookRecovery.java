// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** A recovery, which resends events an endpoint missed. */
public final class WebhookRecovery extends ApiObject {
  /** Creates an object from JSON. */
  public WebhookRecovery(JsonNode json) {
    super(json);
  }

  /** A TypeID: {@code whr_} and 26 characters. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The type of the object: always {@code webhook_recovery}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The environment of the object. */
  public Environment environment() {
    return required("environment", enumeration(Environment::of));
  }

  /** TypeID of the webhook endpoint: {@code whe_} followed by 26 characters. */
  public String endpointId() {
    return required("endpointId", ApiObject::text);
  }

  /** The start of the period: events from this time on are resent. */
  public Instant since() {
    return required("since", ApiObject::instant);
  }

  /** The end of the period: events up to this time are resent. */
  public Instant until() {
    return required("until", ApiObject::instant);
  }

  /** Which events are resent. Not the status of the recovery. */
  public WebhookRecoveryStatus status() {
    return required("status", enumeration(WebhookRecoveryStatus::of));
  }

  /** Deliveries created so far. Increases until {@code preparedAt} is set. */
  public long total() {
    return required("total", ApiObject::integer);
  }

  /** Deliveries that are still waiting. */
  public long waiting() {
    return required("waiting", ApiObject::integer);
  }

  /** Deliveries that succeeded. */
  public long succeeded() {
    return required("succeeded", ApiObject::integer);
  }

  /** Deliveries that failed. */
  public long failed() {
    return required("failed", ApiObject::integer);
  }

  /** When the recovery started. */
  public Instant createdAt() {
    return required("createdAt", ApiObject::instant);
  }

  /** When the last delivery was created; null while more are being created. */
  public Optional<Instant> preparedAt() {
    return optional("preparedAt", ApiObject::instant);
  }
}
