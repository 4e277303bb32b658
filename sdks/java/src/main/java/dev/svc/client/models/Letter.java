// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
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
  public Kind kind() {
    return required("kind", enumeration(Kind::of));
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
  public AccountNumbers accountNumbers() {
    return required("accountNumbers", enumeration(AccountNumbers::of));
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
   * service.
   */
  public boolean sealed() {
    return required("sealed", ApiObject::bool);
  }

  /** Time of issue, by the organization's clock. */
  public Instant createdAt() {
    return required("createdAt", ApiObject::instant);
  }

  /** The member or API key that issued the letter. */
  public Actor createdBy() {
    return required("createdBy", Actor::new);
  }

  /** The environment of the object. */
  public static final class Environment extends ApiEnum {
    /** For testing: sandbox custodians and no real money. */
    public static final Environment TEST = of("test");

    /** For production. */
    public static final Environment LIVE = of("live");

    private Environment(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Environment of(String value) {
      return intern(Environment.class, value, Environment::new);
    }
  }

  /** Kind of letter. */
  public static final class Kind extends ApiEnum {
    /** The destination custodian accepts the assets. Required by many source custodians (LOA). */
    public static final Kind LETTER_OF_ACCEPTANCE = of("letter_of_acceptance");

    /** The destination custodian requests a trustee-to-trustee transfer from the source custodian. */
    public static final Kind TRANSFER_REQUEST = of("transfer_request");

    /** The destination custodian requests a direct rollover from the source custodian. */
    public static final Kind DIRECT_ROLLOVER_REQUEST = of("direct_rollover_request");

    /** The source custodian describes its payment to the destination custodian. */
    public static final Kind PAYMENT_TRANSMITTAL = of("payment_transmittal");

    /** A form for the consent of the participant's spouse, with a witness. */
    public static final Kind SPOUSAL_CONSENT = of("spousal_consent");

    /** The participant's certification for late money (Rev. Proc. 2020-46). */
    public static final Kind SELF_CERTIFICATION = of("self_certification");

    /** A cover sheet for mail and fax, with a QR code of the rollover's ID. */
    public static final Kind COVER_SHEET = of("cover_sheet");

    /**
     * A deficiency letter to the participant: the open reasons why the request is not in good order (NIGO), and
     * their remedies.
     */
    public static final Kind NIGO = of("nigo");

    private Kind(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Kind of(String value) {
      return intern(Kind.class, value, Kind::new);
    }
  }

  /** Account numbers in a letter. */
  public static final class AccountNumbers extends ApiEnum {
    /** Only the last characters. */
    public static final AccountNumbers MASKED = of("masked");

    /**
     * Full account numbers. Requires the scope {@code rollovers:reveal} and, if the organization requires it, a
     * second person.
     */
    public static final AccountNumbers FULL = of("full");

    private AccountNumbers(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static AccountNumbers of(String value) {
      return intern(AccountNumbers.class, value, AccountNumbers::new);
    }
  }
}
