// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** The parameters of {@code custodian_reject}. */
public final class CustodianRejectActionParams extends ApiObject {
  /** Creates an object from JSON. */
  public CustodianRejectActionParams(JsonNode json) {
    super(json);
  }

  /** Machine-readable reason: lowercase letters, digits and underscores, such as {@code name_mismatch}. */
  public String code() {
    return required("code", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link CustodianRejectActionParams}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /**
     * Machine-readable reason: lowercase letters, digits and underscores, such as {@code name_mismatch}.
     * Required.
     */
    public Builder code(String value) {
      return set("code", value);
    }

    /** Returns the object. */
    public CustodianRejectActionParams build() {
      return new CustodianRejectActionParams(members());
    }
  }
}
