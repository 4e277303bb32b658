// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.LocalDate;
import java.util.Optional;

/** The participant's certification for late money (Rev. Proc. 2020-46). */
public final class SelfCertification extends ApiObject {
  /** Creates an object from JSON. */
  public SelfCertification(JsonNode json) {
    super(json);
  }

  /** Date the participant signed the certification. */
  public LocalDate certifiedOn() {
    return required("certifiedOn", ApiObject::date);
  }

  /** The IRS has not denied a waiver for this distribution. */
  public boolean noPreviousDenial() {
    return required("noPreviousDenial", ApiObject::bool);
  }

  /** The contribution was made as soon as practicable after the reason ended. */
  public boolean asSoonAsPracticable() {
    return required("asSoonAsPracticable", ApiObject::bool);
  }

  /** Date the reason ended. */
  public Optional<LocalDate> reasonEndedOn() {
    return optional("reasonEndedOn", ApiObject::date);
  }
}
