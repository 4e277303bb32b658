// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** The body of {@code POST /v1/approvals/{id}/decline}. */
public final class DeclineApprovalRequest extends ApiObject {
  /** Creates an object from JSON. */
  public DeclineApprovalRequest(JsonNode json) {
    super(json);
  }

  /** Reason, up to 500 characters. Do not include personal data. */
  public Optional<String> reason() {
    return optional("reason", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link DeclineApprovalRequest}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Reason, up to 500 characters. Do not include personal data. */
    public Builder reason(String value) {
      return set("reason", value);
    }

    /** Returns the object. */
    public DeclineApprovalRequest build() {
      return new DeclineApprovalRequest(members());
    }
  }
}
