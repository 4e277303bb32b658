// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** The parameters of {@code reverse_posting}. */
public final class ReversePostingActionParams extends ApiObject {
  /** Creates an object from JSON. */
  public ReversePostingActionParams(JsonNode json) {
    super(json);
  }

  /** Reason a posting is reversed. */
  public PostingReversalReason reason() {
    return required("reason", enumeration(PostingReversalReason::of));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ReversePostingActionParams}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Reason a posting is reversed. Required. */
    public Builder reason(PostingReversalReason value) {
      return set("reason", value);
    }

    /** Returns the object. */
    public ReversePostingActionParams build() {
      return new ReversePostingActionParams(members());
    }
  }
}
