// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Provide documents by reference and digest. Allowed in {@code draft}, {@code awaiting_participant}, {@code
 * submitted}, {@code in_review}, {@code approved}, {@code requested}, {@code processing}, {@code
 * awaiting_documents}, {@code on_hold}.
 */
public final class ProvideDocumentsAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public ProvideDocumentsAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code provide_documents}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** Returns {@code params}. */
  public ProvideDocumentsActionParams params() {
    return required("params", ProvideDocumentsActionParams::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ProvideDocumentsAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "provide_documents");
    }

    /** Sets {@code params}. Required. */
    public Builder params(ProvideDocumentsActionParams value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public ProvideDocumentsAction build() {
      return new ProvideDocumentsAction(members());
    }
  }
}
