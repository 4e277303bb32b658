// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Void a receipt that was recorded incorrectly or bounced. Allowed in {@code processing}, {@code funds_sent},
 * {@code funds_received}, {@code completed}. Also requires the scope {@code rollovers:operate}.
 */
public final class VoidReceiptAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public VoidReceiptAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code void_receipt}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** Returns {@code params}. */
  public VoidReceiptActionParams params() {
    return required("params", VoidReceiptActionParams::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link VoidReceiptAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "void_receipt");
    }

    /** Sets {@code params}. Required. */
    public Builder params(VoidReceiptActionParams value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public VoidReceiptAction build() {
      return new VoidReceiptAction(members());
    }
  }
}
