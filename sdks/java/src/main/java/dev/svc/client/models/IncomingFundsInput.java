// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Optional;

/** Money that arrived. */
public final class IncomingFundsInput extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsInput(JsonNode json) {
    super(json);
  }

  /** The amount received. */
  public BigDecimal amount() {
    return required("amount", ApiObject::decimal);
  }

  /** The date the money arrived, {@code YYYY-MM-DD}. */
  public LocalDate receivedOn() {
    return required("receivedOn", ApiObject::date);
  }

  /** How the money arrived. */
  public IncomingFundsMethod method() {
    return required("method", enumeration(IncomingFundsMethod::of));
  }

  /** The sender, as printed. */
  public Optional<String> payerName() {
    return optional("payerName", ApiObject::text);
  }

  /** The payee line, such as {@code Fidelity FBO Grace Hopper}. */
  public Optional<String> payee() {
    return optional("payee", ApiObject::text);
  }

  /** The memo or remittance text. */
  public Optional<String> memo() {
    return optional("memo", ApiObject::text);
  }

  /** Number printed on the check. */
  public Optional<String> checkNumber() {
    return optional("checkNumber", ApiObject::text);
  }

  /** ACH trace number, wire reference or tracking number. */
  public Optional<String> traceNumber() {
    return optional("traceNumber", ApiObject::text);
  }

  /** The bank's ID of the entry. A reference that is already recorded marks a suspected duplicate. */
  public Optional<String> bankReference() {
    return optional("bankReference", ApiObject::text);
  }

  /** The account number as printed. Responses show it masked. */
  public Optional<String> accountReference() {
    return optional("accountReference", ApiObject::text);
  }

  /** The custodian that sent the money, if known. */
  public Optional<String> custodianId() {
    return optional("custodianId", ApiObject::text);
  }

  /** SHA-256 digest of the image of the check or advice. */
  public Optional<String> imageSha256() {
    return optional("imageSha256", ApiObject::text);
  }

  /** A note for the people who work on it. */
  public Optional<String> note() {
    return optional("note", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link IncomingFundsInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The amount received. Required. */
    public Builder amount(BigDecimal value) {
      return set("amount", money(value));
    }

    /** The date the money arrived, {@code YYYY-MM-DD}. Required. */
    public Builder receivedOn(LocalDate value) {
      return set("receivedOn", value);
    }

    /** How the money arrived. Required. */
    public Builder method(IncomingFundsMethod value) {
      return set("method", value);
    }

    /** The sender, as printed. */
    public Builder payerName(String value) {
      return set("payerName", value);
    }

    /** The payee line, such as {@code Fidelity FBO Grace Hopper}. */
    public Builder payee(String value) {
      return set("payee", value);
    }

    /** The memo or remittance text. */
    public Builder memo(String value) {
      return set("memo", value);
    }

    /** Number printed on the check. */
    public Builder checkNumber(String value) {
      return set("checkNumber", value);
    }

    /** ACH trace number, wire reference or tracking number. */
    public Builder traceNumber(String value) {
      return set("traceNumber", value);
    }

    /** The bank's ID of the entry. A reference that is already recorded marks a suspected duplicate. */
    public Builder bankReference(String value) {
      return set("bankReference", value);
    }

    /** The account number as printed. Responses show it masked. */
    public Builder accountReference(String value) {
      return set("accountReference", value);
    }

    /** The custodian that sent the money, if known. */
    public Builder custodianId(String value) {
      return set("custodianId", value);
    }

    /** SHA-256 digest of the image of the check or advice. */
    public Builder imageSha256(String value) {
      return set("imageSha256", value);
    }

    /** A note for the people who work on it. */
    public Builder note(String value) {
      return set("note", value);
    }

    /** Returns the object. */
    public IncomingFundsInput build() {
      return new IncomingFundsInput(members());
    }
  }
}
