// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.LocalDate;
import java.util.Optional;

/** The parameters of {@code report_death}. */
public final class ReportDeathActionParams extends ApiObject {
  /** Creates an object from JSON. */
  public ReportDeathActionParams(JsonNode json) {
    super(json);
  }

  /** Date of death, {@code YYYY-MM-DD}. Must not be in the future. */
  public LocalDate diedOn() {
    return required("diedOn", ApiObject::date);
  }

  /** The party that acts after the participant's death. */
  public DeathActingParty actingParty() {
    return required("actingParty", enumeration(DeathActingParty::of));
  }

  /** ID of the death certificate among the rollover's {@code documents}, if it was provided. */
  public Optional<String> documentId() {
    return optional("documentId", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ReportDeathActionParams}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Date of death, {@code YYYY-MM-DD}. Must not be in the future. Required. */
    public Builder diedOn(LocalDate value) {
      return set("diedOn", value);
    }

    /** The party that acts after the participant's death. Required. */
    public Builder actingParty(DeathActingParty value) {
      return set("actingParty", value);
    }

    /** ID of the death certificate among the rollover's {@code documents}, if it was provided. */
    public Builder documentId(String value) {
      return set("documentId", value);
    }

    /** Returns the object. */
    public ReportDeathActionParams build() {
      return new ReportDeathActionParams(members());
    }
  }
}
