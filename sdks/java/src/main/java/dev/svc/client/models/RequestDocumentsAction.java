// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Request documents. Allowed in {@code in_review}, {@code requested}, {@code processing}. Also requires the
 * scope {@code rollovers:operate}.
 */
public final class RequestDocumentsAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public RequestDocumentsAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code request_documents}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** Returns {@code params}. */
  public RequestDocumentsActionParams params() {
    return required("params", RequestDocumentsActionParams::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RequestDocumentsAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "request_documents");
    }

    /** Sets {@code params}. Required. */
    public Builder params(RequestDocumentsActionParams value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public RequestDocumentsAction build() {
      return new RequestDocumentsAction(members());
    }
  }
}
