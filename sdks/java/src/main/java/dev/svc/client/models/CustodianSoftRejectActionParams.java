// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** The parameters of {@code custodian_soft_reject}. */
public final class CustodianSoftRejectActionParams extends ApiObject {
  /** Creates an object from JSON. */
  public CustodianSoftRejectActionParams(JsonNode json) {
    super(json);
  }

  /** Machine-readable reason: lowercase letters, digits and underscores, such as {@code name_mismatch}. */
  public String code() {
    return required("code", ApiObject::text);
  }

  /** How to resolve the rejection, up to 500 characters. Do not include personal data. */
  public String remedy() {
    return required("remedy", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link CustodianSoftRejectActionParams}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /**
     * Machine-readable reason: lowercase letters, digits and underscores, such as {@code name_mismatch}.
     * Required.
     */
    public Builder code(String value) {
      return set("code", value);
    }

    /** How to resolve the rejection, up to 500 characters. Do not include personal data. Required. */
    public Builder remedy(String value) {
      return set("remedy", value);
    }

    /** Returns the object. */
    public CustodianSoftRejectActionParams build() {
      return new CustodianSoftRejectActionParams(members());
    }
  }
}
