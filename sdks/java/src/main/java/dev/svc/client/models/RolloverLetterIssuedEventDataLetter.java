// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** Details of the event: {@code letter}. */
public final class RolloverLetterIssuedEventDataLetter extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverLetterIssuedEventDataLetter(JsonNode json) {
    super(json);
  }

  /** TypeID of the letter. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** Kind of letter. */
  public LetterKind kind() {
    return required("kind", enumeration(LetterKind::of));
  }

  /** Number of the letter within this rollover. */
  public long number() {
    return required("number", ApiObject::integer);
  }

  /** Number of the letter that it replaces. */
  public Optional<Long> replaces() {
    return optional("replaces", ApiObject::integer);
  }
}
