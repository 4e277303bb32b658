// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** The participant's consent. Null until it is given. */
public final class Consent extends ApiObject {
  /** Creates an object from JSON. */
  public Consent(JsonNode json) {
    super(json);
  }

  /**
   * Reference to the participant's signed consent: a consent ID ({@code GET /v1/consents/{id}}), or your own ID
   * or name for it.
   */
  public String reference() {
    return required("reference", ApiObject::text);
  }

  /** Time it was recorded. */
  public Instant givenAt() {
    return required("givenAt", ApiObject::instant);
  }

  /** Time of the amendment that requires a new consent. Null while the consent covers the rollover. */
  public Optional<Instant> supersededAt() {
    return optional("supersededAt", ApiObject::instant);
  }
}
