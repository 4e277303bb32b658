// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** An alternative of {@code RolloverAmountInput}. */
public final class RolloverAmountInputFull extends ApiObject implements RolloverAmountInput {
  /** Creates an object from JSON. */
  public RolloverAmountInputFull(JsonNode json) {
    super(json);
  }

  /** The whole balance of the account. */
  public String kind() {
    return required("kind", ApiObject::text);
  }

  /** The currency: always {@code USD}. */
  public Optional<String> currency() {
    return optional("currency", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RolloverAmountInputFull}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("kind", "full");
    }

    /** The currency: always {@code USD}. */
    public Builder currency(String value) {
      return set("currency", value);
    }

    /** Returns the object. */
    public RolloverAmountInputFull build() {
      return new RolloverAmountInputFull(members());
    }
  }
}
