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
public final class CustodianSoftRejectAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public CustodianSoftRejectAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code custodian_soft_reject}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** Returns {@code params}. */
  public CustodianSoftRejectActionParams params() {
    return required("params", CustodianSoftRejectActionParams::new);
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

    /** Sets {@code params}. Required. */
    public Builder params(CustodianSoftRejectActionParams value) {
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
}
