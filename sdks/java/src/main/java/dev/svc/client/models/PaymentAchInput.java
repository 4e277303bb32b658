// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** Bank details for a payment by ACH. */
public final class PaymentAchInput extends ApiObject {
  /** Creates an object from JSON. */
  public PaymentAchInput(JsonNode json) {
    super(json);
  }

  /** The bank's nine-digit routing number. */
  public String routingNumber() {
    return required("routingNumber", ApiObject::text);
  }

  /** Bank account number. Encrypted on receipt, and shown in full only in instructions. */
  public String accountNumber() {
    return required("accountNumber", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link PaymentAchInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The bank's nine-digit routing number. Required. */
    public Builder routingNumber(String value) {
      return set("routingNumber", value);
    }

    /** Bank account number. Encrypted on receipt, and shown in full only in instructions. Required. */
    public Builder accountNumber(String value) {
      return set("accountNumber", value);
    }

    /** Returns the object. */
    public PaymentAchInput build() {
      return new PaymentAchInput(members());
    }
  }
}
