// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Purpose of a deadline. New values may be added. */
public final class DeadlineType extends ApiEnum {
  /** Submitting the draft. */
  public static final DeadlineType DRAFT = of("draft");

  /** The participant's signature. */
  public static final DeadlineType CONSENT = of("consent");

  /** Providing documents. */
  public static final DeadlineType DOCUMENTS = of("documents");

  /** Starting the review. */
  public static final DeadlineType REVIEW_START = of("review_start");

  /** Finishing the review. */
  public static final DeadlineType REVIEW = of("review");

  /** Sending the request to the source custodian. */
  public static final DeadlineType REQUEST = of("request");

  /** Acknowledgment by the source custodian. */
  public static final DeadlineType ACKNOWLEDGEMENT = of("acknowledgement");

  /** Sending the money, by the source custodian. */
  public static final DeadlineType PROCESSING = of("processing");

  /** Arrival of the money. */
  public static final DeadlineType ARRIVAL = of("arrival");

  /** Arrival of a check that was sent to the participant first. */
  public static final DeadlineType PARTICIPANT_CHECK = of("participant_check");

  /** Posting the money, or explaining a difference. */
  public static final DeadlineType POSTING = of("posting");

  /** Releasing the hold. */
  public static final DeadlineType HOLD = of("hold");

  /** The 60 calendar days of an indirect rollover, counted from the day the participant received the money. */
  public static final DeadlineType SIXTY_DAY = of("sixty_day");

  /**
   * Arrival of mailed documents or of a mailed check on the expected day. The last check has the deadline {@code
   * arrival} instead.
   */
  public static final DeadlineType MAIL = of("mail");

  private DeadlineType(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static DeadlineType of(String value) {
    return intern(DeadlineType.class, value, DeadlineType::new);
  }
}
