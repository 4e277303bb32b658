// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.LocalDate;
import java.util.Optional;

/** The reported death of the participant. Null if none was reported. */
public final class ReportedDeath extends ApiObject {
  /** Creates an object from JSON. */
  public ReportedDeath(JsonNode json) {
    super(json);
  }

  /** Date of death. */
  public LocalDate diedOn() {
    return required("diedOn", ApiObject::date);
  }

  /** The party that acts after the participant's death. */
  public DeathActingParty actingParty() {
    return required("actingParty", enumeration(DeathActingParty::of));
  }

  /** ID of the death certificate. Null if not provided. */
  public Optional<String> documentId() {
    return optional("documentId", ApiObject::text);
  }

  /** How it was resolved. Null while it is open. */
  public Optional<DeathResolution> resolution() {
    return optional("resolution", enumeration(DeathResolution::of));
  }
}
