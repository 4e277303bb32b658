// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** State of a rollover in the workflow. */
public final class RolloverState extends ApiEnum {
  /** Created, not submitted. */
  public static final RolloverState DRAFT = of("draft");

  /** Waiting for the participant's signature. */
  public static final RolloverState AWAITING_PARTICIPANT = of("awaiting_participant");

  /** Submitted, waiting for review. */
  public static final RolloverState SUBMITTED = of("submitted");

  /** In review. */
  public static final RolloverState IN_REVIEW = of("in_review");

  /** Approved, ready to send to the source custodian. */
  public static final RolloverState APPROVED = of("approved");

  /** Sent to the source custodian, not acknowledged. */
  public static final RolloverState REQUESTED = of("requested");

  /** Acknowledged by the source custodian. */
  public static final RolloverState PROCESSING = of("processing");

  /** Money was sent. */
  public static final RolloverState FUNDS_SENT = of("funds_sent");

  /** Money arrived. */
  public static final RolloverState FUNDS_RECEIVED = of("funds_received");

  /** Waiting for documents. */
  public static final RolloverState AWAITING_DOCUMENTS = of("awaiting_documents");

  /** Paused. */
  public static final RolloverState ON_HOLD = of("on_hold");

  /** The money was posted to the destination account. */
  public static final RolloverState COMPLETED = of("completed");

  /** Canceled before money left. */
  public static final RolloverState CANCELLED = of("cancelled");

  /** Rejected. {@code reopen} undoes this. */
  public static final RolloverState REJECTED = of("rejected");

  /** The rollover could not be completed. */
  public static final RolloverState FAILED = of("failed");

  /** A deadline passed. */
  public static final RolloverState EXPIRED = of("expired");

  private RolloverState(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static RolloverState of(String value) {
    return intern(RolloverState.class, value, RolloverState::new);
  }
}
