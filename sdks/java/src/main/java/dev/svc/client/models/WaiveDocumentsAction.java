// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Continue without the requested documents that are still missing. Allowed in {@code awaiting_documents}. Also
 * requires the scope {@code rollovers:operate}.
 */
public final class WaiveDocumentsAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public WaiveDocumentsAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code waive_documents}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** Returns {@code params}. */
  public WaiveDocumentsActionParams params() {
    return required("params", WaiveDocumentsActionParams::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link WaiveDocumentsAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "waive_documents");
    }

    /** Sets {@code params}. Required. */
    public Builder params(WaiveDocumentsActionParams value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public WaiveDocumentsAction build() {
      return new WaiveDocumentsAction(members());
    }
  }
}
