// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.LocalDate;
import java.util.Optional;

/** The body of {@code POST /v1/incoming-funds/{id}/reverse}. */
public final class ReverseIncomingFundsRequest extends ApiObject {
  /** Creates an object from JSON. */
  public ReverseIncomingFundsRequest(JsonNode json) {
    super(json);
  }

  /** Why the bank took the money back. */
  public String reason() {
    return required("reason", ApiObject::text);
  }

  /** Return code of the bank, such as {@code R01}. */
  public Optional<String> returnCode() {
    return optional("returnCode", ApiObject::text);
  }

  /** The day the bank took the money back, {@code YYYY-MM-DD}. */
  public LocalDate reversedOn() {
    return required("reversedOn", ApiObject::date);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ReverseIncomingFundsRequest}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Why the bank took the money back. Required. */
    public Builder reason(String value) {
      return set("reason", value);
    }

    /** Return code of the bank, such as {@code R01}. */
    public Builder returnCode(String value) {
      return set("returnCode", value);
    }

    /** The day the bank took the money back, {@code YYYY-MM-DD}. Required. */
    public Builder reversedOn(LocalDate value) {
      return set("reversedOn", value);
    }

    /** Returns the object. */
    public ReverseIncomingFundsRequest build() {
      return new ReverseIncomingFundsRequest(members());
    }
  }
}
