// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** The body of {@code POST /v1/payment-details/{id}/confirm}. */
public final class ConfirmPaymentDetailsRequest extends ApiObject {
  /** Creates an object from JSON. */
  public ConfirmPaymentDetailsRequest(JsonNode json) {
    super(json);
  }

  /** The number called. It must not be the number that came with the details. */
  public String phone() {
    return required("phone", ApiObject::text);
  }

  /** Where the number was found, such as a statement. */
  public String phoneSource() {
    return required("phoneSource", ApiObject::text);
  }

  /** The person who confirmed the details. */
  public String spokeWith() {
    return required("spokeWith", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ConfirmPaymentDetailsRequest}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The number called. It must not be the number that came with the details. Required. */
    public Builder phone(String value) {
      return set("phone", value);
    }

    /** Where the number was found, such as a statement. Required. */
    public Builder phoneSource(String value) {
      return set("phoneSource", value);
    }

    /** The person who confirmed the details. Required. */
    public Builder spokeWith(String value) {
      return set("spokeWith", value);
    }

    /** Returns the object. */
    public ConfirmPaymentDetailsRequest build() {
      return new ConfirmPaymentDetailsRequest(members());
    }
  }
}
