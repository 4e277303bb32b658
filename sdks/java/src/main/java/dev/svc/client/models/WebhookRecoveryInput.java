// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.Instant;
import java.util.Optional;

/** The period and the events to resend. */
public final class WebhookRecoveryInput extends ApiObject {
  /** Creates an object from JSON. */
  public WebhookRecoveryInput(JsonNode json) {
    super(json);
  }

  /** The start of the period: events from this time on are resent. At most 90 days ago. */
  public Instant since() {
    return required("since", ApiObject::instant);
  }

  /** The end of the period: events up to this time are resent. Default: now. */
  public Optional<Instant> until() {
    return optional("until", ApiObject::instant);
  }

  /**
   * {@code failed} (default): events whose deliveries to this endpoint have all failed. {@code missing}: events
   * of the endpoint's types that have no delivery to it, for example because it was disabled. {@code all}: every
   * event of the endpoint's types.
   */
  public Optional<WebhookRecoveryStatus> status() {
    return optional("status", enumeration(WebhookRecoveryStatus::of));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link WebhookRecoveryInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The start of the period: events from this time on are resent. At most 90 days ago. Required. */
    public Builder since(Instant value) {
      return set("since", value);
    }

    /** The end of the period: events up to this time are resent. Default: now. */
    public Builder until(Instant value) {
      return set("until", value);
    }

    /**
     * {@code failed} (default): events whose deliveries to this endpoint have all failed. {@code missing}:
     * events of the endpoint's types that have no delivery to it, for example because it was disabled. {@code
     * all}: every event of the endpoint's types.
     */
    public Builder status(WebhookRecoveryStatus value) {
      return set("status", value);
    }

    /** Returns the object. */
    public WebhookRecoveryInput build() {
      return new WebhookRecoveryInput(members());
    }
  }
}
