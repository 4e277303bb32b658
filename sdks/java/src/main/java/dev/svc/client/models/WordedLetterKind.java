// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Kind of letter. New values may be added. */
public final class WordedLetterKind extends ApiEnum {
  /** The destination custodian accepts the assets. Required by many source custodians (LOA). */
  public static final WordedLetterKind LETTER_OF_ACCEPTANCE = of("letter_of_acceptance");

  /** The destination custodian requests a trustee-to-trustee transfer from the source custodian. */
  public static final WordedLetterKind TRANSFER_REQUEST = of("transfer_request");

  /** The destination custodian requests a direct rollover from the source custodian. */
  public static final WordedLetterKind DIRECT_ROLLOVER_REQUEST = of("direct_rollover_request");

  /** The source custodian describes its payment to the destination custodian. */
  public static final WordedLetterKind PAYMENT_TRANSMITTAL = of("payment_transmittal");

  /** A form for the consent of the participant's spouse, with a witness. */
  public static final WordedLetterKind SPOUSAL_CONSENT = of("spousal_consent");

  /**
   * A deficiency letter to the participant: the open reasons why the request is not in good order (NIGO), and
   * their remedies.
   */
  public static final WordedLetterKind NIGO = of("nigo");

  private WordedLetterKind(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static WordedLetterKind of(String value) {
    return intern(WordedLetterKind.class, value, WordedLetterKind::new);
  }
}
