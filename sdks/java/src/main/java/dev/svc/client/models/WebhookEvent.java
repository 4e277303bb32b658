// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** An event of a webhook. Events of types that this version of the client does not know have no subclass. */
public class WebhookEvent extends ApiObject {
  private static final Map<String, Function<JsonNode, WebhookEvent>> TYPES =
      Map.ofEntries(
          Map.entry("rollover.created", RolloverCreatedEvent::new),
          Map.entry("rollover.residual_created", RolloverResidualCreatedEvent::new),
          Map.entry("rollover.updated", RolloverUpdatedEvent::new),
          Map.entry("rollover.note_added", RolloverNoteAddedEvent::new),
          Map.entry("rollover.participant_renamed", RolloverParticipantRenamedEvent::new),
          Map.entry("rollover.consent_requested", RolloverConsentRequestedEvent::new),
          Map.entry("rollover.consent_signed", RolloverConsentSignedEvent::new),
          Map.entry("rollover.submitted", RolloverSubmittedEvent::new),
          Map.entry("rollover.death_reported", RolloverDeathReportedEvent::new),
          Map.entry("rollover.death_resolved", RolloverDeathResolvedEvent::new),
          Map.entry("rollover.amended", RolloverAmendedEvent::new),
          Map.entry("rollover.review_started", RolloverReviewStartedEvent::new),
          Map.entry("rollover.approved", RolloverApprovedEvent::new),
          Map.entry("rollover.rejected", RolloverRejectedEvent::new),
          Map.entry("rollover.documents_requested", RolloverDocumentsRequestedEvent::new),
          Map.entry("rollover.documents_provided", RolloverDocumentsProvidedEvent::new),
          Map.entry("rollover.document_accepted", RolloverDocumentAcceptedEvent::new),
          Map.entry("rollover.document_rejected", RolloverDocumentRejectedEvent::new),
          Map.entry("rollover.documents_waived", RolloverDocumentsWaivedEvent::new),
          Map.entry("rollover.sent_to_custodian", RolloverSentToCustodianEvent::new),
          Map.entry("rollover.acknowledged", RolloverAcknowledgedEvent::new),
          Map.entry("rollover.custodian_soft_rejected", RolloverCustodianSoftRejectedEvent::new),
          Map.entry("rollover.custodian_rejected", RolloverCustodianRejectedEvent::new),
          Map.entry("rollover.funds_sent", RolloverFundsSentEvent::new),
          Map.entry("rollover.distribution_recorded", RolloverDistributionRecordedEvent::new),
          Map.entry("rollover.funds_returned", RolloverFundsReturnedEvent::new),
          Map.entry("rollover.funds_received", RolloverFundsReceivedEvent::new),
          Map.entry("rollover.receipt_voided", RolloverReceiptVoidedEvent::new),
          Map.entry("rollover.returned_to_source", RolloverReturnedToSourceEvent::new),
          Map.entry("rollover.transfer_corrected", RolloverTransferCorrectedEvent::new),
          Map.entry("rollover.receipt_corrected", RolloverReceiptCorrectedEvent::new),
          Map.entry("rollover.posting_reversed", RolloverPostingReversedEvent::new),
          Map.entry("rollover.reopened", RolloverReopenedEvent::new),
          Map.entry("rollover.mismatch_resolved", RolloverMismatchResolvedEvent::new),
          Map.entry("rollover.completed", RolloverCompletedEvent::new),
          Map.entry("rollover.held", RolloverHeldEvent::new),
          Map.entry("rollover.released", RolloverReleasedEvent::new),
          Map.entry("rollover.cancelled", RolloverCancelledEvent::new),
          Map.entry("rollover.failed", RolloverFailedEvent::new),
          Map.entry("rollover.expired", RolloverExpiredEvent::new),
          Map.entry("rollover.amount_mismatch", RolloverAmountMismatchEvent::new),
          Map.entry("rollover.request_mismatch", RolloverRequestMismatchEvent::new),
          Map.entry("rollover.documents_expired", RolloverDocumentsExpiredEvent::new),
          Map.entry("rollover.instructions_revealed", RolloverInstructionsRevealedEvent::new),
          Map.entry("rollover.self_certification_revealed", RolloverSelfCertificationRevealedEvent::new),
          Map.entry("rollover.letter_issued", RolloverLetterIssuedEvent::new),
          Map.entry("rollover.letter_signed", RolloverLetterSignedEvent::new),
          Map.entry("rollover.letter_signature_requested", RolloverLetterSignatureRequestedEvent::new),
          Map.entry("rollover.letter_signature_ended", RolloverLetterSignatureEndedEvent::new),
          Map.entry("rollover.custodian_changed", RolloverCustodianChangedEvent::new),
          Map.entry("rollover.nigo_recorded", RolloverNigoRecordedEvent::new),
          Map.entry("rollover.nigo_resolved", RolloverNigoResolvedEvent::new),
          Map.entry("rollover.reminder_sent", RolloverReminderSentEvent::new),
          Map.entry("rollover.overdue", RolloverOverdueEvent::new),
          Map.entry("rollover.deadline_approaching", RolloverDeadlineApproachingEvent::new),
          Map.entry("distribution.created", DistributionCreatedEvent::new),
          Map.entry("distribution.submitted", DistributionSubmittedEvent::new),
          Map.entry("distribution.cancelled", DistributionCancelledEvent::new),
          Map.entry("approval.requested", ApprovalRequestedEvent::new),
          Map.entry("approval.confirmed", ApprovalConfirmedEvent::new),
          Map.entry("approval.declined", ApprovalDeclinedEvent::new),
          Map.entry("approval.withdrawn", ApprovalWithdrawnEvent::new),
          Map.entry("approval.outdated", ApprovalOutdatedEvent::new),
          Map.entry("approval.expired", ApprovalExpiredEvent::new),
          Map.entry("incoming_funds.recorded", IncomingFundsRecordedEvent::new),
          Map.entry("incoming_funds.applied", IncomingFundsAppliedEvent::new),
          Map.entry("incoming_funds.unapplied", IncomingFundsUnappliedEvent::new),
          Map.entry("incoming_funds.suspended", IncomingFundsSuspendedEvent::new),
          Map.entry("incoming_funds.returned", IncomingFundsReturnedEvent::new),
          Map.entry("incoming_funds.reversed", IncomingFundsReversedEvent::new),
          Map.entry("incoming_funds.updated", IncomingFundsUpdatedEvent::new),
          Map.entry("incoming_funds.divided", IncomingFundsDividedEvent::new),
          Map.entry("incoming_funds.file_imported", IncomingFundsFileImportedEvent::new),
          Map.entry("plan.created", PlanCreatedEvent::new),
          Map.entry("plan.updated", PlanUpdatedEvent::new),
          Map.entry("plan.requirements_added", PlanRequirementsAddedEvent::new),
          Map.entry("plan.requirements_confirmed", PlanRequirementsConfirmedEvent::new),
          Map.entry("plan.payment_details_added", PlanPaymentDetailsAddedEvent::new),
          Map.entry("plan.payment_details_confirmed", PlanPaymentDetailsConfirmedEvent::new),
          Map.entry("plan.payment_details_rejected", PlanPaymentDetailsRejectedEvent::new),
          Map.entry("account.created", AccountCreatedEvent::new),
          Map.entry("account.identity_locked", AccountIdentityLockedEvent::new),
          Map.entry("api_key.rotated", ApiKeyRotatedEvent::new),
          Map.entry("api_key.revoked", ApiKeyRevokedEvent::new),
          Map.entry("api_key.leaked", ApiKeyLeakedEvent::new),
          Map.entry("api_key.new_network", ApiKeyNewNetworkEvent::new),
          Map.entry("api_key.refusals_growing", ApiKeyRefusalsGrowingEvent::new),
          Map.entry("api_key.unused", ApiKeyUnusedEvent::new),
          Map.entry("api_key.expiring", ApiKeyExpiringEvent::new),
          Map.entry("webhook_endpoint.disabled", WebhookEndpointDisabledEvent::new),
          Map.entry("webhook.test", WebhookTestEvent::new));

  /** Creates an object from JSON. */
  public WebhookEvent(JsonNode json) {
    super(json);
  }

  /** Returns an event of the class for its type. */
  public static WebhookEvent of(JsonNode json) {
    return TYPES.getOrDefault(json.path("type").asText(), WebhookEvent::new).apply(json);
  }

  /** A TypeID: {@code evt_} and 26 characters. Sent as {@code webhook-id} with every delivery. */
  public final String id() {
    return required("id", ApiObject::text);
  }

  /** The type of the object: always {@code event}. */
  public final String object() {
    return required("object", ApiObject::text);
  }

  /** The event type. */
  public final String type() {
    return required("type", ApiObject::text);
  }

  /** The version of the webhook payload: {@code v1}. */
  public final String apiVersion() {
    return required("apiVersion", ApiObject::text);
  }

  /** The environment of the event. */
  public final Environment environment() {
    return required("environment", enumeration(Environment::of));
  }

  /** When the event occurred. In the sandbox, the time of the organization's clock. */
  public final Instant createdAt() {
    return required("createdAt", ApiObject::instant);
  }

  /**
   * Only in test events of {@code POST /v1/webhook-endpoints/{id}/test}, whose {@code data} is an example:
   * nothing happened.
   */
  public final Optional<Boolean> test() {
    return optional("test", ApiObject::bool);
  }
}
