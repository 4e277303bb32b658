// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.math.BigDecimal;
import java.util.Optional;

/** Part of the money, for one rollover. */
public final class IncomingFundsAllocationInput extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsAllocationInput(JsonNode json) {
    super(json);
  }

  /** A TypeID: rol_ and 26 characters. */
  public String rolloverId() {
    return required("rolloverId", ApiObject::text);
  }

  /** The part of the money for this rollover. */
  public BigDecimal amount() {
    return required("amount", ApiObject::decimal);
  }

  /**
   * ID of one of the rollover's {@code transfers}. Default: the only outstanding transfer, or the one whose
   * outstanding amount matches; otherwise the earliest transfers.
   */
  public Optional<String> transferId() {
    return optional("transferId", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link IncomingFundsAllocationInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** A TypeID: rol_ and 26 characters. Required. */
    public Builder rolloverId(String value) {
      return set("rolloverId", value);
    }

    /** The part of the money for this rollover. Required. */
    public Builder amount(BigDecimal value) {
      return set("amount", money(value));
    }

    /**
     * ID of one of the rollover's {@code transfers}. Default: the only outstanding transfer, or the one whose
     * outstanding amount matches; otherwise the earliest transfers.
     */
    public Builder transferId(String value) {
      return set("transferId", value);
    }

    /** Returns the object. */
    public IncomingFundsAllocationInput build() {
      return new IncomingFundsAllocationInput(members());
    }
  }
}
