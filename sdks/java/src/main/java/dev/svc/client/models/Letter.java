// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** An issued letter. It never changes, except that a signature can be requested and added. */
public final class Letter extends ApiObject {
  /** Creates an object from JSON. */
  public Letter(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code letter}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The letter's ID. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** TypeID of the rollover: {@code rol_} followed by 26 characters. */
  public String rolloverId() {
    return required("rolloverId", ApiObject::text);
  }

  /** The environment of the object. */
  public Environment environment() {
    return required("environment", enumeration(Environment::of));
  }

  /** Kind of letter. */
  public LetterKind kind() {
    return required("kind", enumeration(LetterKind::of));
  }

  /** Number of the letter, counted from 1 for each rollover. */
  public long number() {
    return required("number", ApiObject::integer);
  }

  /** Number of the earlier letter of the same kind that this letter replaces. Null for the first. */
  public Optional<Long> replaces() {
    return optional("replaces", ApiObject::integer);
  }

  /** Number of the letter that replaces this one. Null if current. */
  public Optional<Long> replacedBy() {
    return optional("replacedBy", ApiObject::integer);
  }

  /** Version of the rollover's instructions that the letter prints. */
  public long instructionsVersion() {
    return required("instructionsVersion", ApiObject::integer);
  }

  /**
   * Version of the instructions that made the letter outdated, by an amendment, a new name or a new custodian.
   * The letter can no longer be signed. Null while the instructions are unchanged.
   */
  public Optional<Long> supersededByVersion() {
    return optional("supersededByVersion", ApiObject::integer);
  }

  /** Account numbers in a letter. */
  public LetterAccountNumbers accountNumbers() {
    return required("accountNumbers", enumeration(LetterAccountNumbers::of));
  }

  /** Version of the organization's letter templates. 0 for the defaults. */
  public long templateVersion() {
    return required("templateVersion", ApiObject::integer);
  }

  /** The PDF as issued, served by {@code GET /v1/letters/{id}/file}. */
  public LetterFile file() {
    return required("file", LetterFile::new);
  }

  /** The signature. Null if not signed. */
  public Optional<LetterSignature> signature() {
    return optional("signature", LetterSignature::new);
  }

  /** The last request for an external signature. Null if none was requested. */
  public Optional<LetterSignatureRequest> signatureRequest() {
    return optional("signatureRequest", LetterSignatureRequest::new);
  }

  /** Seal that the letter's footer prints in groups of four digits. */
  public String seal() {
    return required("seal", ApiObject::text);
  }

  /**
   * True if the letter, its PDF and its signature match their seals. False if they were changed outside the
   * service. Null if the key of the seals was retired, so that they cannot be compared.
   */
  public Optional<Boolean> sealed() {
    return optional("sealed", ApiObject::bool);
  }

  /** Time of issue, by the organization's clock. */
  public Instant createdAt() {
    return required("createdAt", ApiObject::instant);
  }

  /** The member or API key that issued the letter. */
  public Actor createdBy() {
    return required("createdBy", Actor::new);
  }
}
