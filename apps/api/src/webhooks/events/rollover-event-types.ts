import type { ACTIONS, ActionName } from "@svc/rollover-rules/workflow/transitions";
import { z } from "zod";
import { RESIDUAL_ID } from "../../context/example-values.ts";
import type { EventType } from "./event-type.ts";
import {
  CUSTODIAN_CHANGE,
  changedDocument,
  codeDetails,
  deadlineEvent,
  documentRequest,
  INSTRUCTIONS,
  LETTER,
  mismatch,
  nigoItems,
  RECEIPT,
  REMINDER,
  REVEALED,
  rejection,
  rolloverEvent,
  signatureRequest,
  transfer,
} from "./rollover-event.ts";

// Event data contains states, codes and amounts, but no free text: a delivered event cannot be erased.

/** The type ensures that every action has an event type. */
const ACTION_EVENTS: Readonly<Record<(typeof ACTIONS)[ActionName]["event"], EventType>> = {
  "rollover.consent_requested": rolloverEvent("The participant was asked to sign.", "draft", {
    state: "awaiting_participant",
  }),
  "rollover.consent_signed": rolloverEvent("The participant has signed.", "awaiting_participant", {
    state: "submitted",
  }),
  "rollover.submitted": rolloverEvent(
    "The rollover was submitted with a consent obtained elsewhere.",
    "draft",
    { state: "submitted" },
  ),
  "rollover.death_reported": rolloverEvent(
    "The participant died. Money must not move until this is resolved.",
    "processing",
    { state: "on_hold" },
  ),
  "rollover.death_resolved": rolloverEvent(
    "Someone decided what happens to money sent before the death was reported.",
    "on_hold",
    { state: "funds_sent" },
  ),
  "rollover.amended": rolloverEvent(
    "Facts of the instructions were corrected. New instructions replace the previous ones.",
    "requested",
    { state: "awaiting_participant", details: INSTRUCTIONS },
  ),
  "rollover.review_started": rolloverEvent("Operations started to review the rollover.", "submitted", {
    state: "in_review",
  }),
  "rollover.approved": rolloverEvent("The review approved the rollover.", "in_review", { state: "approved" }),
  "rollover.rejected": rolloverEvent("The review rejected the rollover.", "in_review", {
    state: "rejected",
    details: rejection("operations"),
  }),
  "rollover.documents_requested": rolloverEvent("Documents were requested.", "in_review", {
    state: "awaiting_documents",
    details: documentRequest({ types: ["loa"], code: null }),
  }),
  "rollover.documents_provided": rolloverEvent("Documents were submitted.", "awaiting_documents", {
    state: "in_review",
    details: changedDocument("provided"),
  }),
  "rollover.document_accepted": rolloverEvent("A document was accepted.", "in_review", {
    state: "in_review",
    details: changedDocument("accepted"),
  }),
  "rollover.document_rejected": rolloverEvent("A document was rejected and no longer counts.", "in_review", {
    state: "in_review",
    details: changedDocument("rejected", "signature_missing"),
  }),
  "rollover.documents_waived": rolloverEvent(
    "The rollover continues without the requested documents.",
    "awaiting_documents",
    { state: "in_review" },
  ),
  "rollover.sent_to_custodian": rolloverEvent("The request was sent to the source custodian.", "approved", {
    state: "requested",
  }),
  "rollover.acknowledged": rolloverEvent("The source custodian started processing.", "requested", {
    state: "processing",
  }),
  "rollover.custodian_soft_rejected": rolloverEvent(
    "The source custodian rejected the request but accepts a resubmission with documents.",
    "requested",
    { state: "awaiting_documents", details: documentRequest({ types: [], code: "form_outdated" }) },
  ),
  "rollover.custodian_rejected": rolloverEvent(
    "The source custodian rejected the request and will not accept a resubmission.",
    "requested",
    { state: "rejected", details: rejection("source_custodian") },
  ),
  "rollover.funds_sent": rolloverEvent("The source custodian sent the money.", "processing", {
    state: "funds_sent",
    details: transfer("destination", "sent"),
  }),
  "rollover.distribution_recorded": rolloverEvent(
    "The participant received the money. The 60-day rollover period has started.",
    "processing",
    { state: "funds_sent", details: transfer("participant", "sent") },
  ),
  "rollover.funds_returned": rolloverEvent(
    "A transfer was lost, returned or became stale-dated.",
    "funds_sent",
    { state: "processing", details: transfer("destination", "void") },
  ),
  "rollover.funds_received": rolloverEvent("The destination custodian received money.", "funds_sent", {
    state: "funds_received",
    details: RECEIPT,
  }),
  "rollover.receipt_voided": rolloverEvent(
    "A receipt was voided, because it was recorded by mistake or the payment bounced.",
    "funds_received",
    { state: "funds_sent", details: RECEIPT },
  ),
  "rollover.returned_to_source": rolloverEvent("Received money went back to the source.", "completed", {
    state: "processing",
    details: RECEIPT,
  }),
  "rollover.transfer_corrected": rolloverEvent(
    "A transfer was corrected. The event has the corrected transfer.",
    "funds_sent",
    { state: "funds_sent", details: transfer("destination", "sent") },
  ),
  "rollover.receipt_corrected": rolloverEvent(
    "A receipt was corrected. The event has the corrected receipt.",
    "completed",
    { state: "funds_received", details: RECEIPT },
  ),
  "rollover.posting_reversed": rolloverEvent(
    "The posting of a completed rollover was reversed, which reopened it.",
    "completed",
    { state: "funds_received" },
  ),
  "rollover.reopened": rolloverEvent("A rejected or failed rollover was reopened.", "rejected", {
    state: "in_review",
  }),
  "rollover.mismatch_resolved": rolloverEvent(
    "A difference between the requested and sent amount, or the sent and received amount, was accepted.",
    "funds_received",
    { state: "funds_received" },
  ),
  "rollover.completed": rolloverEvent("The money was posted to the destination account.", "funds_received", {
    state: "completed",
  }),
  "rollover.held": rolloverEvent("The rollover was put on hold.", "in_review", {
    state: "on_hold",
    details: codeDetails(
      "hold",
      z.string().nullable().describe("Code of the reason. Null if none was given."),
      "signature_unclear",
    ),
  }),
  "rollover.released": rolloverEvent("The rollover resumed after a hold.", "on_hold", { state: "in_review" }),
  "rollover.cancelled": rolloverEvent("The rollover was canceled before money was sent.", "submitted", {
    state: "cancelled",
  }),
  "rollover.failed": rolloverEvent("The rollover failed and cannot continue.", "processing", {
    state: "failed",
    details: codeDetails("failure", z.string().describe("Code of the reason."), "no_such_account"),
  }),
  "rollover.expired": rolloverEvent("A deadline passed, and the rollover expired.", "draft", {
    state: "expired",
  }),
};

export const ROLLOVER_EVENTS = {
  "rollover.created": rolloverEvent(
    "A rollover was created, as a draft or as the residual of a completed rollover.",
    null,
    {
      state: "draft",
      details: {
        fields: {
          residualOf: z.string().optional().describe("For a residual: the completed rollover."),
        },
        example: {},
      },
    },
  ),
  "rollover.residual_created": rolloverEvent(
    "Money remained after completion. A follow-up rollover moves it; this rollover stays completed.",
    "completed",
    {
      state: "completed",
      details: {
        fields: { residualId: z.string().describe("The follow-up rollover.") },
        example: { residualId: RESIDUAL_ID },
      },
    },
  ),
  "rollover.updated": rolloverEvent(
    "A draft or an always-editable field was changed, or the personal data of an ended rollover was erased.",
    "draft",
    {
      state: "draft",
      details: {
        fields: {
          fields: z.array(z.string()).optional().describe("The names of the changed fields, such as `tags`."),
        },
        example: { fields: ["assigneeId", "priority"] },
      },
    },
  ),
  "rollover.note_added": rolloverEvent(
    "A note was added. Its text appears in the timeline, never in the event.",
    "draft",
    {
      state: "draft",
      details: {
        fields: { timelineSequence: z.int().min(1).describe("The timeline entry of the note.") },
        example: { timelineSequence: 4 },
      },
    },
  ),
  "rollover.participant_renamed": rolloverEvent(
    "The participant's name changed. New instructions replace the previous ones. The event has no names.",
    "requested",
    {
      state: "requested",
      details: {
        ...INSTRUCTIONS,
        example: { ...INSTRUCTIONS.example, fields: ["participant.lastName"] },
      },
    },
  ),
  ...ACTION_EVENTS,
  "rollover.amount_mismatch": rolloverEvent(
    "The amount received differs from the amount sent.",
    "funds_sent",
    { state: "funds_received", details: mismatch("amountMismatch") },
  ),
  "rollover.request_mismatch": rolloverEvent(
    "The amount sent differs from the amount requested.",
    "processing",
    { state: "funds_sent", details: mismatch("requestMismatch") },
  ),
  "rollover.documents_expired": rolloverEvent("Documents expired and no longer count.", "approved", {
    state: "approved",
    details: changedDocument("expired"),
  }),
  "rollover.instructions_revealed": rolloverEvent(
    "The instructions, with full account numbers, were retrieved.",
    "approved",
    { state: "approved", details: REVEALED },
  ),
  "rollover.self_certification_revealed": rolloverEvent(
    "The self-certification for late money was retrieved.",
    "funds_received",
    { state: "funds_received", details: REVEALED },
  ),
  "rollover.letter_issued": rolloverEvent("A letter was issued.", "approved", {
    state: "approved",
    details: LETTER,
  }),
  "rollover.letter_signed": rolloverEvent("A letter was signed.", "approved", {
    state: "approved",
    details: LETTER,
  }),
  "rollover.letter_signature_requested": rolloverEvent(
    "A signature of a letter was requested from an e-signature provider.",
    "approved",
    { state: "approved", details: signatureRequest(null) },
  ),
  "rollover.letter_signature_ended": rolloverEvent(
    "The signer declined to sign a letter, or the request expired at the e-signature provider.",
    "approved",
    { state: "approved", details: signatureRequest("declined") },
  ),
  "rollover.custodian_changed": rolloverEvent(
    "The operator replaced a custodian with its successor, for example after a merger. New instructions replace the previous ones.",
    "requested",
    { state: "requested", details: CUSTODIAN_CHANGE },
  ),
  "rollover.nigo_recorded": rolloverEvent(
    "The reasons why the request is not in good order (NIGO) were recorded.",
    "requested",
    { state: "requested", details: nigoItems(null) },
  ),
  "rollover.nigo_resolved": rolloverEvent("A NIGO item was resolved.", "requested", {
    state: "requested",
    details: nigoItems("corrected"),
  }),
  "rollover.reminder_sent": rolloverEvent(
    "A reminder was sent to the party that the rollover waits for.",
    "requested",
    { state: "requested", details: REMINDER },
  ),
  "rollover.overdue": deadlineEvent(
    "An expected step did not happen by its due date.",
    {},
    {
      state: "requested",
      deadline: {
        type: "acknowledgement",
        dueOn: "2026-06-22",
        dueAt: "2026-06-22T12:00:00.000Z",
      },
    },
  ),
  "rollover.deadline_approaching": deadlineEvent(
    "The end of the 60-day rollover period is near.",
    { daysLeft: z.int().min(0).describe("Days until the deadline passes.") },
    {
      state: "funds_sent",
      deadline: { type: "sixty_day", dueOn: "2026-08-14", dueAt: "2026-08-15T00:00:00.000Z", daysLeft: 14 },
    },
  ),
};
