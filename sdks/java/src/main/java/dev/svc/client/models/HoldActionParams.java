// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** The parameters of {@code hold}. */
public final class HoldActionParams extends ApiObject {
  /** Creates an object from JSON. */
  public HoldActionParams(JsonNode json) {
    super(json);
  }

  /** Reason, up to 500 characters. Do not include personal data. */
  public String reason() {
    return required("reason", ApiObject::text);
  }

  /** Machine-readable reason: lowercase letters, digits and underscores, such as {@code name_mismatch}. */
  public Optional<String> code() {
    return optional("code", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link HoldActionParams}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Reason, up to 500 characters. Do not include personal data. Required. */
    public Builder reason(String value) {
      return set("reason", value);
    }

    /** Machine-readable reason: lowercase letters, digits and underscores, such as {@code name_mismatch}. */
    public Builder code(String value) {
      return set("code", value);
    }

    /** Returns the object. */
    public HoldActionParams build() {
      return new HoldActionParams(members());
    }
  }
}
