// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Record a soft rejection by the source custodian, with its remedy. Allowed in {@code requested}, {@code
 * processing}. Also requires the scope {@code rollovers:operate}.
 */
public final class CustodianSoftRejectAction extends ApiObject implements RolloversActBody {
  /** Creates an object from JSON. */
  public CustodianSoftRejectAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code custodian_soft_reject}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** The parameters of {@code custodian_soft_reject}. */
  public Params params() {
    return required("params", Params::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link CustodianSoftRejectAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "custodian_soft_reject");
    }

    /** The parameters of {@code custodian_soft_reject}. Required. */
    public Builder params(Params value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public CustodianSoftRejectAction build() {
      return new CustodianSoftRejectAction(members());
    }
  }

  /** The parameters of {@code custodian_soft_reject}. */
  public static final class Params extends ApiObject {
    /** Creates an object from JSON. */
    public Params(JsonNode json) {
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

    /** Builds {@link Params}. */
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
      public Params build() {
        return new Params(members());
      }
    }
  }
}
