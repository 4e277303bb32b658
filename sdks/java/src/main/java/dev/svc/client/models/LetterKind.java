// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Kind of letter. */
public final class LetterKind extends ApiEnum {
  /** The destination custodian accepts the assets. Required by many source custodians (LOA). */
  public static final LetterKind LETTER_OF_ACCEPTANCE = of("letter_of_acceptance");

  /** The destination custodian requests a trustee-to-trustee transfer from the source custodian. */
  public static final LetterKind TRANSFER_REQUEST = of("transfer_request");

  /** The destination custodian requests a direct rollover from the source custodian. */
  public static final LetterKind DIRECT_ROLLOVER_REQUEST = of("direct_rollover_request");

  /** The source custodian describes its payment to the destination custodian. */
  public static final LetterKind PAYMENT_TRANSMITTAL = of("payment_transmittal");

  /** A form for the consent of the participant's spouse, with a witness. */
  public static final LetterKind SPOUSAL_CONSENT = of("spousal_consent");

  /** The participant's certification for late money (Rev. Proc. 2020-46). */
  public static final LetterKind SELF_CERTIFICATION = of("self_certification");

  /** A cover sheet for mail and fax, with a QR code of the rollover's ID. */
  public static final LetterKind COVER_SHEET = of("cover_sheet");

  /**
   * A deficiency letter to the participant: the open reasons why the request is not in good order (NIGO), and
   * their remedies.
   */
  public static final LetterKind NIGO = of("nigo");

  private LetterKind(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static LetterKind of(String value) {
    return intern(LetterKind.class, value, LetterKind::new);
  }
}
