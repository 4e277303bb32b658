// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** The parameters of {@code resolve_mismatch}. */
public final class ResolveMismatchActionParams extends ApiObject {
  /** Creates an object from JSON. */
  public ResolveMismatchActionParams(JsonNode json) {
    super(json);
  }

  /** Reason, up to 500 characters. Do not include personal data. */
  public String reason() {
    return required("reason", ApiObject::text);
  }

  /** The difference to accept. Default: all open differences. */
  public Optional<Which> which() {
    return optional("which", enumeration(Which::of));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ResolveMismatchActionParams}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Reason, up to 500 characters. Do not include personal data. Required. */
    public Builder reason(String value) {
      return set("reason", value);
    }

    /** The difference to accept. Default: all open differences. */
    public Builder which(Which value) {
      return set("which", value);
    }

    /** Returns the object. */
    public ResolveMismatchActionParams build() {
      return new ResolveMismatchActionParams(members());
    }
  }

  /** The difference to accept. Default: all open differences. */
  public static final class Which extends ApiEnum {
    /** The amount received differs from the amount sent. */
    public static final Which RECEIPT = of("receipt");

    /** The amount sent differs from the amount requested. */
    public static final Which REQUEST = of("request");

    /** The assets received differ from the assets sent. */
    public static final Which ASSETS = of("assets");

    private Which(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Which of(String value) {
      return intern(Which.class, value, Which::new);
    }
  }
}
