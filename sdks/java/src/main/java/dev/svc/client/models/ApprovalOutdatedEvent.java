// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.Optional;

/**
 * The participant's details changed after the request or confirmation, before money was sent. The approval does
 * not cover the change.
 */
public final class ApprovalOutdatedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public ApprovalOutdatedEvent(JsonNode json) {
    super(json);
  }

  /** What happened. The members depend on the event type, here {@code approval.outdated}. */
  public Data data() {
    return required("data", Data::new);
  }

  /** What happened. The members depend on the event type, here {@code approval.outdated}. */
  public static final class Data extends ApiObject {
    /** Creates an object from JSON. */
    public Data(JsonNode json) {
      super(json);
    }

    /** TypeID of the approval. */
    public String approvalId() {
      return required("approvalId", ApiObject::text);
    }

    /** The requested action. New values may be added. */
    public String action() {
      return required("action", ApiObject::text);
    }

    /** Null if the approval is not about a rollover. */
    public Optional<String> rolloverId() {
      return optional("rolloverId", ApiObject::text);
    }

    /** Who requested the action. */
    public RequestedBy requestedBy() {
      return required("requestedBy", RequestedBy::new);
    }

    /** The person who decided; null until then. */
    public Optional<DecidedBy> decidedBy() {
      return optional("decidedBy", DecidedBy::new);
    }

    /** When the approval expires. */
    public Instant expiresAt() {
      return required("expiresAt", ApiObject::instant);
    }

    /** Who requested the action. */
    public static final class RequestedBy extends ApiObject {
      /** Creates an object from JSON. */
      public RequestedBy(JsonNode json) {
        super(json);
      }

      /** The kind of actor, such as {@code member} or {@code api_key}. */
      public String type() {
        return required("type", ApiObject::text);
      }

      /** ID of the member or API key. Null for the service. */
      public Optional<String> id() {
        return optional("id", ApiObject::text);
      }
    }

    /** The person who decided; null until then. */
    public static final class DecidedBy extends ApiObject {
      /** Creates an object from JSON. */
      public DecidedBy(JsonNode json) {
        super(json);
      }

      /** The kind of actor, such as {@code member} or {@code api_key}. */
      public String type() {
        return required("type", ApiObject::text);
      }

      /** ID of the member or API key. Null for the service. */
      public Optional<String> id() {
        return optional("id", ApiObject::text);
      }
    }
  }
}
