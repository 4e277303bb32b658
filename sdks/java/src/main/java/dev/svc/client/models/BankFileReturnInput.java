// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** A return in a bank file. */
public final class BankFileReturnInput extends ApiObject {
  /** Creates an object from JSON. */
  public BankFileReturnInput(JsonNode json) {
    super(json);
  }

  /** Position of the return in {@code returns}, from 1. Lines can have several returns. */
  public long position() {
    return required("position", ApiObject::integer);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link BankFileReturnInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Position of the return in {@code returns}, from 1. Lines can have several returns. Required. */
    public Builder position(long value) {
      return set("position", value);
    }

    /** Returns the object. */
    public BankFileReturnInput build() {
      return new BankFileReturnInput(members());
    }
  }
}
