// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** The body of {@code POST /v1/payment-details/{id}/reject}. */
public final class RejectPaymentDetailsRequest extends ApiObject {
  /** Creates an object from JSON. */
  public RejectPaymentDetailsRequest(JsonNode json) {
    super(json);
  }

  /** Why the details are wrong. */
  public String reason() {
    return required("reason", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RejectPaymentDetailsRequest}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Why the details are wrong. Required. */
    public Builder reason(String value) {
      return set("reason", value);
    }

    /** Returns the object. */
    public RejectPaymentDetailsRequest build() {
      return new RejectPaymentDetailsRequest(members());
    }
  }
}
