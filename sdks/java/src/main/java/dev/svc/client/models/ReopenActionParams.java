// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** The parameters of {@code reopen}. */
public final class ReopenActionParams extends ApiObject {
  /** Creates an object from JSON. */
  public ReopenActionParams(JsonNode json) {
    super(json);
  }

  /** Reason, up to 500 characters. Do not include personal data. */
  public String reason() {
    return required("reason", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ReopenActionParams}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Reason, up to 500 characters. Do not include personal data. Required. */
    public Builder reason(String value) {
      return set("reason", value);
    }

    /** Returns the object. */
    public ReopenActionParams build() {
      return new ReopenActionParams(members());
    }
  }
}
