// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The participant's consent in the widget, with the texts as they were shown. Only the name changes, and erasing
 * the account removes personal data.
 */
public final class ConsentRecord extends ApiObject {
  /** Creates an object from JSON. */
  public ConsentRecord(JsonNode json) {
    super(json);
  }

  /** A TypeID: {@code cons_} and 26 characters. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The type of the object: always {@code consent}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The environment of the object. */
  public Environment environment() {
    return required("environment", enumeration(Environment::of));
  }

  /** The account of the participant. */
  public String accountId() {
    return required("accountId", ApiObject::text);
  }

  /** The participant's current name; null after the account is erased. */
  public Optional<String> participantName() {
    return optional("participantName", ApiObject::text);
  }

  /** The widget session in which the consent was given; null after the account is erased. */
  public Optional<String> sessionId() {
    return optional("sessionId", ApiObject::text);
  }

  /** Returns {@code rollover}. */
  public ConsentRollover rollover() {
    return required("rollover", ConsentRollover::new);
  }

  /** The statements, in the order they were shown. */
  public List<ConsentStatement> statements() {
    return required("statements", list(ConsentStatement::new));
  }

  /** The participant's attestations, in the format of {@code attestations} in {@code POST /v1/rollovers}. */
  public Attestations attestations() {
    return required("attestations", Attestations::new);
  }

  /** When the consent was given, by the service's clock. */
  public Instant createdAt() {
    return required("createdAt", ApiObject::instant);
  }
}
