// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** Payee and bank details of a custodian or plan. */
public final class PaymentDetailsInput extends ApiObject {
  /** Creates an object from JSON. */
  public PaymentDetailsInput(JsonNode json) {
    super(json);
  }

  /** The plan. Send this or {@code custodianId}. */
  public Optional<String> planId() {
    return optional("planId", ApiObject::text);
  }

  /** The custodian. Send this or {@code planId}. */
  public Optional<String> custodianId() {
    return optional("custodianId", ApiObject::text);
  }

  /**
   * The payee line: a template with {@code {participant}}, and optionally {@code {custodian}} and {@code
   * {accountNumber}}.
   */
  public String payee() {
    return required("payee", ApiObject::text);
  }

  /** Mailing address, one line per item, up to 6. */
  public Optional<List<String>> checkAddress() {
    return optional("checkAddress", list(ApiObject::text));
  }

  /** Returns {@code wire}. */
  public Optional<PaymentWireInput> wire() {
    return optional("wire", PaymentWireInput::new);
  }

  /** Returns {@code ach}. */
  public Optional<PaymentAchInput> ach() {
    return optional("ach", PaymentAchInput::new);
  }

  /** DTC participant number, for ACATS. */
  public Optional<String> dtcNumber() {
    return optional("dtcNumber", ApiObject::text);
  }

  /** Where the details come from: a letter, a web page or a call. */
  public String source() {
    return required("source", ApiObject::text);
  }

  /** Telephone number that came with the details. The call-back must use another number. */
  public Optional<String> contactPhone() {
    return optional("contactPhone", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link PaymentDetailsInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The plan. Send this or {@code custodianId}. */
    public Builder planId(String value) {
      return set("planId", value);
    }

    /** The custodian. Send this or {@code planId}. */
    public Builder custodianId(String value) {
      return set("custodianId", value);
    }

    /**
     * The payee line: a template with {@code {participant}}, and optionally {@code {custodian}} and {@code
     * {accountNumber}}. Required.
     */
    public Builder payee(String value) {
      return set("payee", value);
    }

    /** Mailing address, one line per item, up to 6. */
    public Builder checkAddress(List<String> value) {
      return set("checkAddress", value);
    }

    /** Sets {@code wire}. */
    public Builder wire(PaymentWireInput value) {
      return set("wire", value);
    }

    /** Sets {@code ach}. */
    public Builder ach(PaymentAchInput value) {
      return set("ach", value);
    }

    /** DTC participant number, for ACATS. */
    public Builder dtcNumber(String value) {
      return set("dtcNumber", value);
    }

    /** Where the details come from: a letter, a web page or a call. Required. */
    public Builder source(String value) {
      return set("source", value);
    }

    /** Telephone number that came with the details. The call-back must use another number. */
    public Builder contactPhone(String value) {
      return set("contactPhone", value);
    }

    /** Returns the object. */
    public PaymentDetailsInput build() {
      return new PaymentDetailsInput(members());
    }
  }
}
