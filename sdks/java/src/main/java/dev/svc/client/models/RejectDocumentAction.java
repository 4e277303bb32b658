// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Reject a document. It no longer meets its requirement. Allowed in {@code draft}, {@code awaiting_participant},
 * {@code submitted}, {@code in_review}, {@code approved}, {@code requested}, {@code processing}, {@code
 * funds_sent}, {@code funds_received}, {@code awaiting_documents}, {@code on_hold}. Also requires the scope
 * {@code rollovers:operate}.
 */
public final class RejectDocumentAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public RejectDocumentAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code reject_document}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** Returns {@code params}. */
  public RejectDocumentActionParams params() {
    return required("params", RejectDocumentActionParams::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RejectDocumentAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "reject_document");
    }

    /** Sets {@code params}. Required. */
    public Builder params(RejectDocumentActionParams value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public RejectDocumentAction build() {
      return new RejectDocumentAction(members());
    }
  }
}
