// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.LocalDate;
import java.util.Optional;

/** The body of {@code POST /v1/incoming-funds/{id}/return}. */
public final class ReturnIncomingFundsRequest extends ApiObject {
  /** Creates an object from JSON. */
  public ReturnIncomingFundsRequest(JsonNode json) {
    super(json);
  }

  /** Why the money was returned. */
  public String reason() {
    return required("reason", ApiObject::text);
  }

  /** How the money was returned. */
  public IncomingFundsMethod method() {
    return required("method", enumeration(IncomingFundsMethod::of));
  }

  /** The day it was returned. */
  public LocalDate returnedOn() {
    return required("returnedOn", ApiObject::date);
  }

  /** Tracking number of the return. */
  public Optional<String> trackingNumber() {
    return optional("trackingNumber", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ReturnIncomingFundsRequest}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Why the money was returned. Required. */
    public Builder reason(String value) {
      return set("reason", value);
    }

    /** How the money was returned. Required. */
    public Builder method(IncomingFundsMethod value) {
      return set("method", value);
    }

    /** The day it was returned. Required. */
    public Builder returnedOn(LocalDate value) {
      return set("returnedOn", value);
    }

    /** Tracking number of the return. */
    public Builder trackingNumber(String value) {
      return set("trackingNumber", value);
    }

    /** Returns the object. */
    public ReturnIncomingFundsRequest build() {
      return new ReturnIncomingFundsRequest(members());
    }
  }
}
