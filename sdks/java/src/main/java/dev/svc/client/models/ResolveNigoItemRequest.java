// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** The body of {@code POST /v1/nigo-items/{id}/resolve}. */
public final class ResolveNigoItemRequest extends ApiObject {
  /** Creates an object from JSON. */
  public ResolveNigoItemRequest(JsonNode json) {
    super(json);
  }

  /** How it was resolved. Default: {@code corrected}. */
  public Optional<Resolution> resolution() {
    return optional("resolution", enumeration(Resolution::of));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ResolveNigoItemRequest}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** How it was resolved. Default: {@code corrected}. */
    public Builder resolution(Resolution value) {
      return set("resolution", value);
    }

    /** Returns the object. */
    public ResolveNigoItemRequest build() {
      return new ResolveNigoItemRequest(members());
    }
  }

  /** How it was resolved. Default: {@code corrected}. */
  public static final class Resolution extends ApiEnum {
    /** The deficiency was corrected. */
    public static final Resolution CORRECTED = of("corrected");

    /** The custodian no longer requires it. */
    public static final Resolution WAIVED = of("waived");

    /** It was recorded by mistake. Statistics do not count it. */
    public static final Resolution WITHDRAWN = of("withdrawn");

    private Resolution(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Resolution of(String value) {
      return intern(Resolution.class, value, Resolution::new);
    }
  }
}
