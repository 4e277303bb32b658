// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
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
  public Optional<MismatchKind> which() {
    return optional("which", enumeration(MismatchKind::of));
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
    public Builder which(MismatchKind value) {
      return set("which", value);
    }

    /** Returns the object. */
    public ResolveMismatchActionParams build() {
      return new ResolveMismatchActionParams(members());
    }
  }
}
