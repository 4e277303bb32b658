// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Accept a document. Allowed in {@code draft}, {@code awaiting_participant}, {@code submitted}, {@code
 * in_review}, {@code approved}, {@code requested}, {@code processing}, {@code funds_sent}, {@code
 * funds_received}, {@code awaiting_documents}, {@code on_hold}. Also requires the scope {@code
 * rollovers:operate}.
 */
public final class AcceptDocumentAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public AcceptDocumentAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code accept_document}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** Returns {@code params}. */
  public AcceptDocumentActionParams params() {
    return required("params", AcceptDocumentActionParams::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link AcceptDocumentAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "accept_document");
    }

    /** Sets {@code params}. Required. */
    public Builder params(AcceptDocumentActionParams value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public AcceptDocumentAction build() {
      return new AcceptDocumentAction(members());
    }
  }
}
