// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** Whom to contact about the plan. */
public final class PlanContactInput extends ApiObject {
  /** Creates an object from JSON. */
  public PlanContactInput(JsonNode json) {
    super(json);
  }

  /** Name of the person or department. */
  public Optional<String> name() {
    return optional("name", ApiObject::text);
  }

  /** Telephone number of the contact. */
  public Optional<String> phone() {
    return optional("phone", ApiObject::text);
  }

  /** Email address of the contact. */
  public Optional<String> email() {
    return optional("email", ApiObject::text);
  }

  /** Mailing address, one line per item, up to 6. */
  public Optional<List<String>> address() {
    return optional("address", list(ApiObject::text));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link PlanContactInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Name of the person or department. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** Telephone number of the contact. */
    public Builder phone(String value) {
      return set("phone", value);
    }

    /** Email address of the contact. */
    public Builder email(String value) {
      return set("email", value);
    }

    /** Mailing address, one line per item, up to 6. */
    public Builder address(List<String> value) {
      return set("address", value);
    }

    /** Returns the object. */
    public PlanContactInput build() {
      return new PlanContactInput(members());
    }
  }
}
