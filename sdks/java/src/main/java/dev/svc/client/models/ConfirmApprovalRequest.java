// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** The body of {@code POST /v1/approvals/{id}/confirm}. */
public final class ConfirmApprovalRequest extends ApiObject {
  /** Creates an object from JSON. */
  public ConfirmApprovalRequest(JsonNode json) {
    super(json);
  }

  /** Returns {@code passkey}. */
  public Optional<PasskeySignature> passkey() {
    return optional("passkey", PasskeySignature::new);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ConfirmApprovalRequest}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Sets {@code passkey}. */
    public Builder passkey(PasskeySignature value) {
      return set("passkey", value);
    }

    /** Returns the object. */
    public ConfirmApprovalRequest build() {
      return new ConfirmApprovalRequest(members());
    }
  }
}
