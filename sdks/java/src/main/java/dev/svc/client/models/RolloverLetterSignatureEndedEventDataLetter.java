// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** Details of the event: {@code letter}. */
public final class RolloverLetterSignatureEndedEventDataLetter extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverLetterSignatureEndedEventDataLetter(JsonNode json) {
    super(json);
  }

  /** TypeID of the letter. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** Kind of letter. */
  public Kind kind() {
    return required("kind", enumeration(Kind::of));
  }

  /** Number of the letter within this rollover. */
  public long number() {
    return required("number", ApiObject::integer);
  }

  /** Number of the letter that it replaces. */
  public Optional<Long> replaces() {
    return optional("replaces", ApiObject::integer);
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
}
