// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The state to reach. */
public final class AdvanceTarget extends ApiEnum {
  /** Submitted. */
  public static final AdvanceTarget SUBMITTED = of("submitted");

  /** In review. */
  public static final AdvanceTarget IN_REVIEW = of("in_review");

  /** Approved. */
  public static final AdvanceTarget APPROVED = of("approved");

  /** Sent to the source custodian. */
  public static final AdvanceTarget REQUESTED = of("requested");

  /** Acknowledged by the source custodian. */
  public static final AdvanceTarget PROCESSING = of("processing");

  /** The money has been sent. */
  public static final AdvanceTarget FUNDS_SENT = of("funds_sent");

  /** The destination has received the money. */
  public static final AdvanceTarget FUNDS_RECEIVED = of("funds_received");

  /** The money has been posted to the destination account. */
  public static final AdvanceTarget COMPLETED = of("completed");

  private AdvanceTarget(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static AdvanceTarget of(String value) {
    return intern(AdvanceTarget.class, value, AdvanceTarget::new);
  }
}
