// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** Bank details for a payment by wire. */
public final class PaymentWireInput extends ApiObject {
  /** Creates an object from JSON. */
  public PaymentWireInput(JsonNode json) {
    super(json);
  }

  /** Name of the bank that receives the wire. */
  public String bankName() {
    return required("bankName", ApiObject::text);
  }

  /** The bank's nine-digit routing number. */
  public String routingNumber() {
    return required("routingNumber", ApiObject::text);
  }

  /** The owner of the bank account. */
  public String beneficiary() {
    return required("beneficiary", ApiObject::text);
  }

  /** Bank account number. Encrypted on receipt, and shown in full only in instructions. */
  public String accountNumber() {
    return required("accountNumber", ApiObject::text);
  }

  /** For further credit to (FFC). A template like {@code payee}. */
  public Optional<String> furtherCredit() {
    return optional("furtherCredit", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link PaymentWireInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Name of the bank that receives the wire. Required. */
    public Builder bankName(String value) {
      return set("bankName", value);
    }

    /** The bank's nine-digit routing number. Required. */
    public Builder routingNumber(String value) {
      return set("routingNumber", value);
    }

    /** The owner of the bank account. Required. */
    public Builder beneficiary(String value) {
      return set("beneficiary", value);
    }

    /** Bank account number. Encrypted on receipt, and shown in full only in instructions. Required. */
    public Builder accountNumber(String value) {
      return set("accountNumber", value);
    }

    /** For further credit to (FFC). A template like {@code payee}. */
    public Builder furtherCredit(String value) {
      return set("furtherCredit", value);
    }

    /** Returns the object. */
    public PaymentWireInput build() {
      return new PaymentWireInput(members());
    }
  }
}
