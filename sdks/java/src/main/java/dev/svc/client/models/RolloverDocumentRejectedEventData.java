// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;
import java.util.Optional;

/** Details of the event. The fields depend on the event type, here {@code rollover.document_rejected}. */
public final class RolloverDocumentRejectedEventData extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverDocumentRejectedEventData(JsonNode json) {
    super(json);
  }

  /** TypeID of the rollover: {@code rol_} followed by 26 characters. */
  public String rolloverId() {
    return required("rolloverId", ApiObject::text);
  }

  /** TypeID of the account: {@code acct_} followed by 26 characters. */
  public String accountId() {
    return required("accountId", ApiObject::text);
  }

  /** Your ID for the rollover. */
  public Optional<String> externalId() {
    return optional("externalId", ApiObject::text);
  }

  /** The event's number within this rollover, without gaps. */
  public long sequence() {
    return required("sequence", ApiObject::integer);
  }

  /** Returns {@code state}. */
  public RolloverState state() {
    return required("state", enumeration(RolloverState::of));
  }

  /** Null for the first event. */
  public Optional<RolloverState> previousState() {
    return optional("previousState", enumeration(RolloverState::of));
  }

  /** Returns {@code pendingOn}. */
  public PendingOn pendingOn() {
    return required("pendingOn", enumeration(PendingOn::of));
  }

  /** The changed documents. */
  public List<RolloverDocumentRejectedEventDataDocument> documents() {
    return required("documents", list(RolloverDocumentRejectedEventDataDocument::new));
  }
}
