// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** The parameters of {@code fail}. */
public final class FailActionParams extends ApiObject {
  /** Creates an object from JSON. */
  public FailActionParams(JsonNode json) {
    super(json);
  }

  /** Machine-readable reason: lowercase letters, digits and underscores, such as {@code name_mismatch}. */
  public String code() {
    return required("code", ApiObject::text);
  }

  /** Reason, up to 500 characters. Do not include personal data. */
  public String reason() {
    return required("reason", ApiObject::text);
  }

  /** Where the money is, up to 500 characters. Required once money has left. Do not include personal data. */
  public Optional<String> fundsDisposition() {
    return optional("fundsDisposition", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link FailActionParams}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /**
     * Machine-readable reason: lowercase letters, digits and underscores, such as {@code name_mismatch}.
     * Required.
     */
    public Builder code(String value) {
      return set("code", value);
    }

    /** Reason, up to 500 characters. Do not include personal data. Required. */
    public Builder reason(String value) {
      return set("reason", value);
    }

    /** Where the money is, up to 500 characters. Required once money has left. Do not include personal data. */
    public Builder fundsDisposition(String value) {
      return set("fundsDisposition", value);
    }

    /** Returns the object. */
    public FailActionParams build() {
      return new FailActionParams(members());
    }
  }
}
