// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Map;
import java.util.Optional;

/** The body of {@code POST /v1/sandbox/rollovers/{id}/simulate}. */
public final class SimulateSandboxHappeningRequest extends ApiObject {
  /** Creates an object from JSON. */
  public SimulateSandboxHappeningRequest(JsonNode json) {
    super(json);
  }

  /** The response to simulate. */
  public Happening happening() {
    return required("happening", enumeration(Happening::of));
  }

  /** Parameters of the resulting action. They override generated parameters of the same name. Default: {}. */
  public Optional<Map<String, JsonNode>> params() {
    return optional("params", map(ApiObject::any));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link SimulateSandboxHappeningRequest}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The response to simulate. Required. */
    public Builder happening(Happening value) {
      return set("happening", value);
    }

    /** Parameters of the resulting action. They override generated parameters of the same name. Default: {}. */
    public Builder params(Map<String, JsonNode> value) {
      return set("params", value);
    }

    /** Returns the object. */
    public SimulateSandboxHappeningRequest build() {
      return new SimulateSandboxHappeningRequest(members());
    }
  }

  /** The response to simulate. */
  public static final class Happening extends ApiEnum {
    /** The source custodian starts processing. */
    public static final Happening ACKNOWLEDGED = of("acknowledged");

    /** The source custodian requests documents. */
    public static final Happening DOCUMENTS_REQUESTED = of("documents_requested");

    /** The source custodian rejects the request but accepts a resubmission. */
    public static final Happening SOFT_REJECTED = of("soft_rejected");

    /** The source custodian rejects the request permanently. */
    public static final Happening REJECTED = of("rejected");

    /** The source custodian sends the money. */
    public static final Happening FUNDS_SENT = of("funds_sent");

    /** The money is lost. */
    public static final Happening FUNDS_LOST = of("funds_lost");

    /** The money is returned. */
    public static final Happening FUNDS_RETURNED = of("funds_returned");

    /** The money arrives. */
    public static final Happening FUNDS_RECEIVED = of("funds_received");

    /** 90% of the money arrives. */
    public static final Happening PARTIAL_AMOUNT_RECEIVED = of("partial_amount_received");

    /** The money is posted to the destination account. */
    public static final Happening POSTED = of("posted");

    private Happening(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Happening of(String value) {
      return intern(Happening.class, value, Happening::new);
    }
  }
}
