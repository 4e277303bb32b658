// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** Where to send a request. Replaces the directory's addresses. */
public final class RequirementSendToInput extends ApiObject {
  /** Creates an object from JSON. */
  public RequirementSendToInput(JsonNode json) {
    super(json);
  }

  /** Mailing address, one line per item, up to 6. */
  public Optional<List<String>> address() {
    return optional("address", list(ApiObject::text));
  }

  /** Fax number for requests. */
  public Optional<String> fax() {
    return optional("fax", ApiObject::text);
  }

  /** Email address for requests. */
  public Optional<String> email() {
    return optional("email", ApiObject::text);
  }

  /** URL of the web portal for requests. */
  public Optional<String> portal() {
    return optional("portal", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RequirementSendToInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Mailing address, one line per item, up to 6. */
    public Builder address(List<String> value) {
      return set("address", value);
    }

    /** Fax number for requests. */
    public Builder fax(String value) {
      return set("fax", value);
    }

    /** Email address for requests. */
    public Builder email(String value) {
      return set("email", value);
    }

    /** URL of the web portal for requests. */
    public Builder portal(String value) {
      return set("portal", value);
    }

    /** Returns the object. */
    public RequirementSendToInput build() {
      return new RequirementSendToInput(members());
    }
  }
}
