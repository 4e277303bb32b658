// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.LocalDate;
import java.util.Optional;

/** The body of {@code POST /v1/requirement-sets/{id}/confirm}. */
public final class ConfirmRequirementSetRequest extends ApiObject {
  /** Creates an object from JSON. */
  public ConfirmRequirementSetRequest(JsonNode json) {
    super(json);
  }

  /** The last day on which the set counts as confirmed. Default: twelve months from today. */
  public Optional<LocalDate> expiresOn() {
    return optional("expiresOn", ApiObject::date);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ConfirmRequirementSetRequest}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The last day on which the set counts as confirmed. Default: twelve months from today. */
    public Builder expiresOn(LocalDate value) {
      return set("expiresOn", value);
    }

    /** Returns the object. */
    public ConfirmRequirementSetRequest build() {
      return new ConfirmRequirementSetRequest(members());
    }
  }
}
