// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** The parameters of {@code resolve_death}. */
public final class ResolveDeathActionParams extends ApiObject {
  /** Creates an object from JSON. */
  public ResolveDeathActionParams(JsonNode json) {
    super(json);
  }

  /** How the death of the participant is resolved. */
  public DeathResolution resolution() {
    return required("resolution", enumeration(DeathResolution::of));
  }

  /**
   * ID of the death certificate among the rollover's {@code documents}. Required for {@code return_money} and
   * {@code re_register}, unless {@code report_death} already named it.
   */
  public Optional<String> documentId() {
    return optional("documentId", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ResolveDeathActionParams}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** How the death of the participant is resolved. Required. */
    public Builder resolution(DeathResolution value) {
      return set("resolution", value);
    }

    /**
     * ID of the death certificate among the rollover's {@code documents}. Required for {@code return_money} and
     * {@code re_register}, unless {@code report_death} already named it.
     */
    public Builder documentId(String value) {
      return set("documentId", value);
    }

    /** Returns the object. */
    public ResolveDeathActionParams build() {
      return new ResolveDeathActionParams(members());
    }
  }
}
