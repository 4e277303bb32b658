// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Map;
import java.util.Optional;

/** Money sent after a rollover was completed. */
public final class ResidualInput extends ApiObject {
  /** Creates an object from JSON. */
  public ResidualInput(JsonNode json) {
    super(json);
  }

  /**
   * The money sent, in the form of the {@code mark_funds_sent} parameters. If omitted, no money is recorded yet.
   */
  public Optional<ResidualTransferInput> transfer() {
    return optional("transfer", ResidualTransferInput::new);
  }

  /** The receipt, if the money has arrived, in the form of the {@code mark_funds_received} parameters. */
  public Optional<ResidualReceiptInput> receipt() {
    return optional("receipt", ResidualReceiptInput::new);
  }

  /** Your ID for the new rollover. */
  public Optional<String> externalId() {
    return optional("externalId", ApiObject::text);
  }

  /** Up to 50 key-value pairs of strings. */
  public Optional<Map<String, String>> metadata() {
    return optional("metadata", map(ApiObject::text));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ResidualInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /**
     * The money sent, in the form of the {@code mark_funds_sent} parameters. If omitted, no money is recorded
     * yet.
     */
    public Builder transfer(ResidualTransferInput value) {
      return set("transfer", value);
    }

    /** The receipt, if the money has arrived, in the form of the {@code mark_funds_received} parameters. */
    public Builder receipt(ResidualReceiptInput value) {
      return set("receipt", value);
    }

    /** Your ID for the new rollover. */
    public Builder externalId(String value) {
      return set("externalId", value);
    }

    /** Up to 50 key-value pairs of strings. */
    public Builder metadata(Map<String, String> value) {
      return set("metadata", value);
    }

    /** Returns the object. */
    public ResidualInput build() {
      return new ResidualInput(members());
    }
  }
}
