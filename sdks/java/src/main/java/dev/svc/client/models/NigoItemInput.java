// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** One reason why the request is not in good order. */
public final class NigoItemInput extends ApiObject {
  /** Creates an object from JSON. */
  public NigoItemInput(JsonNode json) {
    super(json);
  }

  /** Reason why a request is not in good order (NIGO). New values may be added. */
  public NigoCode code() {
    return required("code", enumeration(NigoCode::of));
  }

  /** Details, up to 500 characters. Required for {@code other}. Do not include personal data. */
  public Optional<String> detail() {
    return optional("detail", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link NigoItemInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Reason why a request is not in good order (NIGO). New values may be added. Required. */
    public Builder code(NigoCode value) {
      return set("code", value);
    }

    /** Details, up to 500 characters. Required for {@code other}. Do not include personal data. */
    public Builder detail(String value) {
      return set("detail", value);
    }

    /** Returns the object. */
    public NigoItemInput build() {
      return new NigoItemInput(members());
    }
  }
}
