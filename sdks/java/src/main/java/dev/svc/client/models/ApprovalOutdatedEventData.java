// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** Details of the event. The fields depend on the event type, here {@code approval.outdated}. */
public final class ApprovalOutdatedEventData extends ApiObject {
  /** Creates an object from JSON. */
  public ApprovalOutdatedEventData(JsonNode json) {
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

  /** Returns {@code requestedBy}. */
  public ApprovalOutdatedEventDataRequestedBy requestedBy() {
    return required("requestedBy", ApprovalOutdatedEventDataRequestedBy::new);
  }

  /** The person who decided, or the requester who withdrew; null until then. */
  public Optional<ApprovalOutdatedEventDataDecidedBy> decidedBy() {
    return optional("decidedBy", ApprovalOutdatedEventDataDecidedBy::new);
  }

  /** When the approval expires. */
  public Instant expiresAt() {
    return required("expiresAt", ApiObject::instant);
  }
}
