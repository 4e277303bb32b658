// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** The body of {@code POST /v1/incoming-funds/{id}/unapply}. */
public final class UnapplyIncomingFundsRequest extends ApiObject {
  /** Creates an object from JSON. */
  public UnapplyIncomingFundsRequest(JsonNode json) {
    super(json);
  }

  /** Reason for unapplying the money. */
  public String reason() {
    return required("reason", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link UnapplyIncomingFundsRequest}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Reason for unapplying the money. Required. */
    public Builder reason(String value) {
      return set("reason", value);
    }

    /** Returns the object. */
    public UnapplyIncomingFundsRequest build() {
      return new UnapplyIncomingFundsRequest(members());
    }
  }
}
