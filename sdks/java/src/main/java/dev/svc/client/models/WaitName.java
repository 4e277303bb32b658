// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The setting's name. New values may be added. */
public final class WaitName extends ApiEnum {
  /** Submitting a draft. */
  public static final WaitName DRAFT = of("draft");

  /** The participant's signature. */
  public static final WaitName CONSENT = of("consent");

  /** Providing requested documents. */
  public static final WaitName DOCUMENTS = of("documents");

  /** Starting the review. */
  public static final WaitName REVIEW_START = of("reviewStart");

  /** Finishing the review. */
  public static final WaitName REVIEW = of("review");

  /** Sending the request to the source custodian. */
  public static final WaitName REQUEST = of("request");

  /** Acknowledgment by the source custodian. */
  public static final WaitName ACKNOWLEDGEMENT = of("acknowledgement");

  /** Sending the money, by the source custodian. */
  public static final WaitName PROCESSING = of("processing");

  /** Arrival of a check. */
  public static final WaitName ARRIVAL_CHECK = of("arrivalCheck");

  /** Arrival of a wire. */
  public static final WaitName ARRIVAL_WIRE = of("arrivalWire");

  /** Arrival of an ACH credit. */
  public static final WaitName ARRIVAL_ACH = of("arrivalAch");

  /** Arrival of an ACATS transfer. */
  public static final WaitName ARRIVAL_ACATS = of("arrivalAcats");

  /** Arrival of a book entry within one custodian. */
  public static final WaitName ARRIVAL_INTERNAL = of("arrivalInternal");

  /** Arrival of a check that was sent to the participant first. */
  public static final WaitName PARTICIPANT_CHECK = of("participantCheck");

  /** Posting the money that arrived. */
  public static final WaitName POSTING = of("posting");

  /** Releasing a hold. */
  public static final WaitName HOLD = of("hold");

  private WaitName(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static WaitName of(String value) {
    return intern(WaitName.class, value, WaitName::new);
  }
}
