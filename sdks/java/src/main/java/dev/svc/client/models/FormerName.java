// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;

/** An earlier name of a participant. */
public final class FormerName extends ApiObject {
  /** Creates an object from JSON. */
  public FormerName(JsonNode json) {
    super(json);
  }

  /** The earlier given name. */
  public Optional<String> firstName() {
    return optional("firstName", ApiObject::text);
  }

  /** The earlier family name. */
  public Optional<String> lastName() {
    return optional("lastName", ApiObject::text);
  }

  /** Why this name was replaced. */
  public NameChangeReason reason() {
    return required("reason", enumeration(NameChangeReason::of));
  }

  /** First day of the next name, if known. */
  public Optional<LocalDate> effectiveOn() {
    return optional("effectiveOn", ApiObject::date);
  }

  /** Returns {@code evidence}. */
  public Optional<NameChangeEvidence> evidence() {
    return optional("evidence", NameChangeEvidence::new);
  }

  /** When the account got the next name. */
  public Instant replacedAt() {
    return required("replacedAt", ApiObject::instant);
  }
}
