// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Record a final rejection by the source custodian. Allowed in {@code requested}, {@code processing}. Also
 * requires the scope {@code rollovers:operate}.
 */
public final class CustodianRejectAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public CustodianRejectAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code custodian_reject}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** Returns {@code params}. */
  public CustodianRejectActionParams params() {
    return required("params", CustodianRejectActionParams::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link CustodianRejectAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "custodian_reject");
    }

    /** Sets {@code params}. Required. */
    public Builder params(CustodianRejectActionParams value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public CustodianRejectAction build() {
      return new CustodianRejectAction(members());
    }
  }
}
