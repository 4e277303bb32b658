// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The possible values. New values may be added. */
public final class WebhookEndpointInputEventType extends ApiEnum {
  /** A rollover was created, as a draft or as the residual of a completed rollover. */
  public static final WebhookEndpointInputEventType ROLLOVER_CREATED = of("rollover.created");

  /** Money remained after completion. A follow-up rollover moves it; this rollover stays completed. */
  public static final WebhookEndpointInputEventType ROLLOVER_RESIDUAL_CREATED = of("rollover.residual_created");

  /** A draft or an always-editable field was changed, or the personal data of an ended rollover was erased. */
  public static final WebhookEndpointInputEventType ROLLOVER_UPDATED = of("rollover.updated");

  /** A note was added. Its text appears in the timeline, never in the event. */
  public static final WebhookEndpointInputEventType ROLLOVER_NOTE_ADDED = of("rollover.note_added");

  /** The participant's name changed. New instructions replace the previous ones. The event has no names. */
  public static final WebhookEndpointInputEventType ROLLOVER_PARTICIPANT_RENAMED = of("rollover.participant_renamed");

  /** The participant was asked to sign. */
  public static final WebhookEndpointInputEventType ROLLOVER_CONSENT_REQUESTED = of("rollover.consent_requested");

  /** The participant has signed. */
  public static final WebhookEndpointInputEventType ROLLOVER_CONSENT_SIGNED = of("rollover.consent_signed");

  /** The rollover was submitted with a consent obtained elsewhere. */
  public static final WebhookEndpointInputEventType ROLLOVER_SUBMITTED = of("rollover.submitted");

  /** The participant died. Money must not move until this is resolved. */
  public static final WebhookEndpointInputEventType ROLLOVER_DEATH_REPORTED = of("rollover.death_reported");

  /** Someone decided what happens to money sent before the death was reported. */
  public static final WebhookEndpointInputEventType ROLLOVER_DEATH_RESOLVED = of("rollover.death_resolved");

  /** Facts of the instructions were corrected. New instructions replace the previous ones. */
  public static final WebhookEndpointInputEventType ROLLOVER_AMENDED = of("rollover.amended");

  /** Operations started to review the rollover. */
  public static final WebhookEndpointInputEventType ROLLOVER_REVIEW_STARTED = of("rollover.review_started");

  /** The review approved the rollover. */
  public static final WebhookEndpointInputEventType ROLLOVER_APPROVED = of("rollover.approved");

  /** The review rejected the rollover. */
  public static final WebhookEndpointInputEventType ROLLOVER_REJECTED = of("rollover.rejected");

  /** Documents were requested. */
  public static final WebhookEndpointInputEventType ROLLOVER_DOCUMENTS_REQUESTED = of("rollover.documents_requested");

  /** Documents were submitted. */
  public static final WebhookEndpointInputEventType ROLLOVER_DOCUMENTS_PROVIDED = of("rollover.documents_provided");

  /** A document was accepted. */
  public static final WebhookEndpointInputEventType ROLLOVER_DOCUMENT_ACCEPTED = of("rollover.document_accepted");

  /** A document was rejected and no longer counts. */
  public static final WebhookEndpointInputEventType ROLLOVER_DOCUMENT_REJECTED = of("rollover.document_rejected");

  /** The rollover continues without the requested documents. */
  public static final WebhookEndpointInputEventType ROLLOVER_DOCUMENTS_WAIVED = of("rollover.documents_waived");

  /** The request was sent to the source custodian. */
  public static final WebhookEndpointInputEventType ROLLOVER_SENT_TO_CUSTODIAN = of("rollover.sent_to_custodian");

  /** The source custodian started processing. */
  public static final WebhookEndpointInputEventType ROLLOVER_ACKNOWLEDGED = of("rollover.acknowledged");

  /** The source custodian rejected the request but accepts a resubmission with documents. */
  public static final WebhookEndpointInputEventType ROLLOVER_CUSTODIAN_SOFT_REJECTED = of("rollover.custodian_soft_rejected");

  /** The source custodian rejected the request and will not accept a resubmission. */
  public static final WebhookEndpointInputEventType ROLLOVER_CUSTODIAN_REJECTED = of("rollover.custodian_rejected");

  /** The source custodian sent the money. */
  public static final WebhookEndpointInputEventType ROLLOVER_FUNDS_SENT = of("rollover.funds_sent");

  /** The participant received the money. The 60-day rollover period has started. */
  public static final WebhookEndpointInputEventType ROLLOVER_DISTRIBUTION_RECORDED = of("rollover.distribution_recorded");

  /** A transfer was lost, returned or became stale-dated. */
  public static final WebhookEndpointInputEventType ROLLOVER_FUNDS_RETURNED = of("rollover.funds_returned");

  /** The destination custodian received money. */
  public static final WebhookEndpointInputEventType ROLLOVER_FUNDS_RECEIVED = of("rollover.funds_received");

  /** A receipt was voided, because it was recorded by mistake or the payment bounced. */
  public static final WebhookEndpointInputEventType ROLLOVER_RECEIPT_VOIDED = of("rollover.receipt_voided");

  /** Received money went back to the source. */
  public static final WebhookEndpointInputEventType ROLLOVER_RETURNED_TO_SOURCE = of("rollover.returned_to_source");

  /** A transfer was corrected. The event has the corrected transfer. */
  public static final WebhookEndpointInputEventType ROLLOVER_TRANSFER_CORRECTED = of("rollover.transfer_corrected");

  /** A receipt was corrected. The event has the corrected receipt. */
  public static final WebhookEndpointInputEventType ROLLOVER_RECEIPT_CORRECTED = of("rollover.receipt_corrected");

  /** The posting of a completed rollover was reversed, which reopened it. */
  public static final WebhookEndpointInputEventType ROLLOVER_POSTING_REVERSED = of("rollover.posting_reversed");

  /** A rejected or failed rollover was reopened. */
  public static final WebhookEndpointInputEventType ROLLOVER_REOPENED = of("rollover.reopened");

  /** A difference between the requested and sent amount, or the sent and received amount, was accepted. */
  public static final WebhookEndpointInputEventType ROLLOVER_MISMATCH_RESOLVED = of("rollover.mismatch_resolved");

  /** The money was posted to the destination account. */
  public static final WebhookEndpointInputEventType ROLLOVER_COMPLETED = of("rollover.completed");

  /** The rollover was put on hold. */
  public static final WebhookEndpointInputEventType ROLLOVER_HELD = of("rollover.held");

  /** The rollover resumed after a hold. */
  public static final WebhookEndpointInputEventType ROLLOVER_RELEASED = of("rollover.released");

  /** The rollover was canceled before money was sent. */
  public static final WebhookEndpointInputEventType ROLLOVER_CANCELLED = of("rollover.cancelled");

  /** The rollover failed and cannot continue. */
  public static final WebhookEndpointInputEventType ROLLOVER_FAILED = of("rollover.failed");

  /** A deadline passed, and the rollover expired. */
  public static final WebhookEndpointInputEventType ROLLOVER_EXPIRED = of("rollover.expired");

  /** The amount received differs from the amount sent. */
  public static final WebhookEndpointInputEventType ROLLOVER_AMOUNT_MISMATCH = of("rollover.amount_mismatch");

  /** The amount sent differs from the amount requested. */
  public static final WebhookEndpointInputEventType ROLLOVER_REQUEST_MISMATCH = of("rollover.request_mismatch");

  /** Documents expired and no longer count. */
  public static final WebhookEndpointInputEventType ROLLOVER_DOCUMENTS_EXPIRED = of("rollover.documents_expired");

  /** The instructions, with full account numbers, were retrieved. */
  public static final WebhookEndpointInputEventType ROLLOVER_INSTRUCTIONS_REVEALED = of("rollover.instructions_revealed");

  /** The self-certification for late money was retrieved. */
  public static final WebhookEndpointInputEventType ROLLOVER_SELF_CERTIFICATION_REVEALED = of("rollover.self_certification_revealed");

  /** A letter was issued. */
  public static final WebhookEndpointInputEventType ROLLOVER_LETTER_ISSUED = of("rollover.letter_issued");

  /** A letter was signed. */
  public static final WebhookEndpointInputEventType ROLLOVER_LETTER_SIGNED = of("rollover.letter_signed");

  /** A signature of a letter was requested from an e-signature provider. */
  public static final WebhookEndpointInputEventType ROLLOVER_LETTER_SIGNATURE_REQUESTED = of("rollover.letter_signature_requested");

  /** The signer declined to sign a letter, or the request expired at the e-signature provider. */
  public static final WebhookEndpointInputEventType ROLLOVER_LETTER_SIGNATURE_ENDED = of("rollover.letter_signature_ended");

  /**
   * The operator replaced a custodian with its successor, for example after a merger. New instructions replace
   * the previous ones.
   */
  public static final WebhookEndpointInputEventType ROLLOVER_CUSTODIAN_CHANGED = of("rollover.custodian_changed");

  /** The reasons why the request is not in good order (NIGO) were recorded. */
  public static final WebhookEndpointInputEventType ROLLOVER_NIGO_RECORDED = of("rollover.nigo_recorded");

  /** A NIGO item was resolved. */
  public static final WebhookEndpointInputEventType ROLLOVER_NIGO_RESOLVED = of("rollover.nigo_resolved");

  /** A reminder was sent to the party that the rollover waits for. */
  public static final WebhookEndpointInputEventType ROLLOVER_REMINDER_SENT = of("rollover.reminder_sent");

  /** An expected step did not happen by its due date. */
  public static final WebhookEndpointInputEventType ROLLOVER_OVERDUE = of("rollover.overdue");

  /** The end of the 60-day rollover period is near. */
  public static final WebhookEndpointInputEventType ROLLOVER_DEADLINE_APPROACHING = of("rollover.deadline_approaching");

  /** A distribution was created, with a draft rollover for each destination. */
  public static final WebhookEndpointInputEventType DISTRIBUTION_CREATED = of("distribution.created");

  /** All rollovers of a distribution were submitted. */
  public static final WebhookEndpointInputEventType DISTRIBUTION_SUBMITTED = of("distribution.submitted");

  /** All rollovers of a distribution were canceled. */
  public static final WebhookEndpointInputEventType DISTRIBUTION_CANCELLED = of("distribution.cancelled");

  /** An action that needs a second person was requested. */
  public static final WebhookEndpointInputEventType APPROVAL_REQUESTED = of("approval.requested");

  /** A second person confirmed the approval. */
  public static final WebhookEndpointInputEventType APPROVAL_CONFIRMED = of("approval.confirmed");

  /** A second person declined the approval. */
  public static final WebhookEndpointInputEventType APPROVAL_DECLINED = of("approval.declined");

  /** The requester withdrew the approval or replaced it with a new request. */
  public static final WebhookEndpointInputEventType APPROVAL_WITHDRAWN = of("approval.withdrawn");

  /**
   * Details of the participant or a custodian changed after the request or confirmation, before money was sent.
   * The change makes the approval outdated.
   */
  public static final WebhookEndpointInputEventType APPROVAL_OUTDATED = of("approval.outdated");

  /** The 24 hours passed before the approval was decided or its action was executed. */
  public static final WebhookEndpointInputEventType APPROVAL_EXPIRED = of("approval.expired");

  /** Money that arrived was recorded. */
  public static final WebhookEndpointInputEventType INCOMING_FUNDS_RECORDED = of("incoming_funds.recorded");

  /** Money was applied to rollovers. */
  public static final WebhookEndpointInputEventType INCOMING_FUNDS_APPLIED = of("incoming_funds.applied");

  /** Money was taken back from its rollovers. Their receipts are void. */
  public static final WebhookEndpointInputEventType INCOMING_FUNDS_UNAPPLIED = of("incoming_funds.unapplied");

  /** Money was put in suspense. */
  public static final WebhookEndpointInputEventType INCOMING_FUNDS_SUSPENDED = of("incoming_funds.suspended");

  /** Money was returned to its sender. */
  public static final WebhookEndpointInputEventType INCOMING_FUNDS_RETURNED = of("incoming_funds.returned");

  /** The bank took money back. The receipts that recorded the money are void. */
  public static final WebhookEndpointInputEventType INCOMING_FUNDS_REVERSED = of("incoming_funds.reversed");

  /** The owner, note or deadline was changed. */
  public static final WebhookEndpointInputEventType INCOMING_FUNDS_UPDATED = of("incoming_funds.updated");

  /**
   * A part of divided money was removed from its rollover. It becomes separate incoming funds, with its own
   * event.
   */
  public static final WebhookEndpointInputEventType INCOMING_FUNDS_DIVIDED = of("incoming_funds.divided");

  /** A bank file was imported. Each credit of the file also has the event {@code incoming_funds.recorded}. */
  public static final WebhookEndpointInputEventType INCOMING_FUNDS_FILE_IMPORTED = of("incoming_funds.file_imported");

  /** An employer's plan was recorded. */
  public static final WebhookEndpointInputEventType PLAN_CREATED = of("plan.created");

  /** An employer's plan was updated. */
  public static final WebhookEndpointInputEventType PLAN_UPDATED = of("plan.updated");

  /** Requirements of a plan or custodian were added or changed. */
  public static final WebhookEndpointInputEventType PLAN_REQUIREMENTS_ADDED = of("plan.requirements_added");

  /** Requirements of a plan or custodian were confirmed. */
  public static final WebhookEndpointInputEventType PLAN_REQUIREMENTS_CONFIRMED = of("plan.requirements_confirmed");

  /** Payee or bank details of a plan or custodian were added. They need a call-back by a second person. */
  public static final WebhookEndpointInputEventType PLAN_PAYMENT_DETAILS_ADDED = of("plan.payment_details_added");

  /** A second person confirmed payee or bank details. Instructions now use them. */
  public static final WebhookEndpointInputEventType PLAN_PAYMENT_DETAILS_CONFIRMED = of("plan.payment_details_confirmed");

  /** Payee or bank details were rejected. */
  public static final WebhookEndpointInputEventType PLAN_PAYMENT_DETAILS_REJECTED = of("plan.payment_details_rejected");

  /** An account was created by an API key or in the widget. */
  public static final WebhookEndpointInputEventType ACCOUNT_CREATED = of("account.created");

  /**
   * Five wrong dates of birth or wrong last four SSN digits were sent for an account within a day. Further
   * attempts are blocked until {@code lockedUntil}. Someone may be guessing.
   */
  public static final WebhookEndpointInputEventType ACCOUNT_IDENTITY_LOCKED = of("account.identity_locked");

  /** A key was rotated. The old key works until {@code expiresAt}. */
  public static final WebhookEndpointInputEventType API_KEY_ROTATED = of("api_key.rotated");

  /** A key was revoked. */
  public static final WebhookEndpointInputEventType API_KEY_REVOKED = of("api_key.revoked");

  /**
   * A key was reported as leaked. An active {@code sk} or {@code ak} key is revoked immediately, which also
   * sends {@code api_key.revoked}.
   */
  public static final WebhookEndpointInputEventType API_KEY_LEAKED = of("api_key.leaked");

  /**
   * An {@code sk} or {@code ak} key was used from new networks more than seven days after its first use. Sent at
   * most once a day per key.
   */
  public static final WebhookEndpointInputEventType API_KEY_NEW_NETWORK = of("api_key.new_network");

  /**
   * At least fifty uses of a key were rejected in one hour, more than ten times its hourly average of the last
   * seven days. Sent at most once a day per key.
   */
  public static final WebhookEndpointInputEventType API_KEY_REFUSALS_GROWING = of("api_key.refusals_growing");

  /** An active key was not used for ninety days. Revoke it if it is no longer needed. */
  public static final WebhookEndpointInputEventType API_KEY_UNUSED = of("api_key.unused");

  /**
   * A key expires in 14, 3 or 1 days. For a rotated key, the event is sent only one day before it expires, and
   * only if it is still in use.
   */
  public static final WebhookEndpointInputEventType API_KEY_EXPIRING = of("api_key.expiring");

  /** The service disabled an endpoint, because it returned 410 or no attempt succeeded for five days. */
  public static final WebhookEndpointInputEventType WEBHOOK_ENDPOINT_DISABLED = of("webhook_endpoint.disabled");

  /** A test event, sent only to the tested endpoint, regardless of its event types. */
  public static final WebhookEndpointInputEventType WEBHOOK_TEST = of("webhook.test");

  /** All types that start with {@code rollover.}, including later ones. */
  public static final WebhookEndpointInputEventType ROLLOVER__ = of("rollover.*");

  /** All types that start with {@code distribution.}, including later ones. */
  public static final WebhookEndpointInputEventType DISTRIBUTION__ = of("distribution.*");

  /** All types that start with {@code approval.}, including later ones. */
  public static final WebhookEndpointInputEventType APPROVAL__ = of("approval.*");

  /** All types that start with {@code incoming_funds.}, including later ones. */
  public static final WebhookEndpointInputEventType INCOMING_FUNDS__ = of("incoming_funds.*");

  /** All types that start with {@code plan.}, including later ones. */
  public static final WebhookEndpointInputEventType PLAN__ = of("plan.*");

  /** All types that start with {@code account.}, including later ones. */
  public static final WebhookEndpointInputEventType ACCOUNT__ = of("account.*");

  /** All types that start with {@code api_key.}, including later ones. */
  public static final WebhookEndpointInputEventType API_KEY__ = of("api_key.*");

  /** All types that start with {@code webhook_endpoint.}, including later ones. */
  public static final WebhookEndpointInputEventType WEBHOOK_ENDPOINT__ = of("webhook_endpoint.*");

  /** All types that start with {@code webhook.}, including later ones. */
  public static final WebhookEndpointInputEventType WEBHOOK__ = of("webhook.*");

  /** All event types, including later ones. */
  public static final WebhookEndpointInputEventType ALL = of("*");

  private WebhookEndpointInputEventType(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static WebhookEndpointInputEventType of(String value) {
    return intern(WebhookEndpointInputEventType.class, value, WebhookEndpointInputEventType::new);
  }
}
