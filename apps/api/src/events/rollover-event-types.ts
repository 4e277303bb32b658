import { z } from "zod";
import { RESIDUAL_ID } from "../examples/story.ts";
import type { ACTIONS, ActionName } from "../rollovers/workflow/transitions.ts";
import type { EventType } from "./event-type.ts";
import {
  changedDocument,
  codeOf,
  documentRequest,
  mismatch,
  ofDeadline,
  ofRollover,
  RECEIPT,
  REVEALED,
  rejection,
  transfer,
} from "./rollover-event.ts";

// Events contain states, codes and amounts, but no free text: a delivered event cannot be erased.

/** Typed by event name, so an action without an event type does not compile. */
const ACTION_EVENTS: Readonly<Record<(typeof ACTIONS)[ActionName]["event"], EventType>> = {
  "rollover.consent_requested": ofRollover(
    "The participant was asked to sign.",
    "draft",
    "awaiting_participant",
  ),
  "rollover.consent_signed": ofRollover("The participant has signed.", "awaiting_participant", "submitted"),
  "rollover.submitted": ofRollover(
    "It was submitted with a consent that was obtained elsewhere.",
    "draft",
    "submitted",
  ),
  "rollover.review_started": ofRollover("The review has begun.", "submitted", "in_review"),
  "rollover.approved": ofRollover("The review approved it.", "in_review", "approved"),
  "rollover.rejected": ofRollover(
    "The review refused it for good.",
    "in_review",
    "rejected",
    rejection("operations"),
  ),
  "rollover.documents_requested": ofRollover(
    "Documents are asked for.",
    "in_review",
    "awaiting_documents",
    documentRequest({ types: ["loa"], code: null }),
  ),
  "rollover.documents_provided": ofRollover(
    "Documents were handed in.",
    "awaiting_documents",
    "in_review",
    changedDocument("provided"),
  ),
  "rollover.document_accepted": ofRollover(
    "A document was found good.",
    "in_review",
    "in_review",
    changedDocument("accepted"),
  ),
  "rollover.document_rejected": ofRollover(
    "A document was found not good; it counts no more.",
    "in_review",
    "in_review",
    changedDocument("rejected", "signature_missing"),
  ),
  "rollover.documents_waived": ofRollover(
    "It goes on without the documents that were asked for.",
    "awaiting_documents",
    "in_review",
  ),
  "rollover.sent_to_custodian": ofRollover(
    "The request was sent to the source custodian.",
    "approved",
    "requested",
  ),
  "rollover.acknowledged": ofRollover("The source custodian has taken it up.", "requested", "processing"),
  "rollover.custodian_soft_rejected": ofRollover(
    "The source custodian refuses for now; documents would help.",
    "requested",
    "awaiting_documents",
    documentRequest({ types: [], code: "form_outdated" }),
  ),
  "rollover.custodian_rejected": ofRollover(
    "The source custodian refuses for good.",
    "requested",
    "rejected",
    rejection("source_custodian"),
  ),
  "rollover.funds_sent": ofRollover(
    "Money has left the source custodian.",
    "processing",
    "funds_sent",
    transfer("destination", "sent"),
  ),
  "rollover.distribution_recorded": ofRollover(
    "The participant has received the money; the 60 days have begun.",
    "processing",
    "funds_sent",
    transfer("participant", "sent"),
  ),
  "rollover.funds_returned": ofRollover(
    "A transfer was lost, came back or went stale.",
    "funds_sent",
    "processing",
    transfer("destination", "void"),
  ),
  "rollover.funds_received": ofRollover(
    "The destination custodian has received money.",
    "funds_sent",
    "funds_received",
    RECEIPT,
  ),
  "rollover.receipt_voided": ofRollover(
    "A receipt was recorded wrong, or bounced; it counts no more.",
    "funds_received",
    "funds_sent",
    RECEIPT,
  ),
  "rollover.mismatch_resolved": ofRollover(
    "A difference between what was requested and sent, or sent and received, was accepted.",
    "funds_received",
    "funds_received",
  ),
  "rollover.completed": ofRollover(
    "The money is posted to the destination account.",
    "funds_received",
    "completed",
  ),
  "rollover.held": ofRollover(
    "It was put on hold.",
    "in_review",
    "on_hold",
    codeOf("hold", z.string().nullable(), "signature_unclear"),
  ),
  "rollover.released": ofRollover("It goes on where it was held.", "on_hold", "in_review"),
  "rollover.cancelled": ofRollover("It was given up before money had left.", "submitted", "cancelled"),
  "rollover.failed": ofRollover(
    "It could not be carried out.",
    "processing",
    "failed",
    codeOf("failure", z.string(), "no_such_account"),
  ),
  "rollover.expired": ofRollover("Its time was over.", "draft", "expired"),
};

export const ROLLOVER_EVENTS = {
  "rollover.created": ofRollover(
    "A rollover was created: as a draft, or as the residual of a completed one where its money is.",
    null,
    "draft",
    {
      fields: {
        residualOf: z.string().optional().describe("Of a residual: the completed rollover."),
      },
      example: {},
    },
  ),
  "rollover.residual_created": ofRollover(
    "Money left after completion: a follow-up rollover carries it. This one stays completed.",
    "completed",
    "completed",
    {
      fields: { residualId: z.string().describe("The follow-up rollover.") },
      example: { residualId: RESIDUAL_ID },
    },
  ),
  "rollover.updated": ofRollover(
    "A draft was changed, or what may change at any time, or an ended rollover's personal data was erased.",
    "draft",
    "draft",
    {
      fields: {
        fields: z.array(z.string()).optional().describe("The names of what was changed, such as `tags`."),
      },
      example: { fields: ["assigneeId", "priority"] },
    },
  ),
  "rollover.note_added": ofRollover(
    "Somebody wrote a note. It stands in the timeline, and never in an event.",
    "draft",
    "draft",
    {
      fields: { timelineSequence: z.int().min(1).describe("Which entry of the timeline it is.") },
      example: { timelineSequence: 4 },
    },
  ),
  ...ACTION_EVENTS,
  "rollover.amount_mismatch": ofRollover(
    "What arrived is not what was sent.",
    "funds_sent",
    "funds_received",
    mismatch("amountMismatch"),
  ),
  "rollover.request_mismatch": ofRollover(
    "What was sent is not what was requested.",
    "processing",
    "funds_sent",
    mismatch("requestMismatch"),
  ),
  "rollover.documents_expired": ofRollover(
    "The last day of documents is over; they count no more.",
    "approved",
    "approved",
    changedDocument("expired"),
  ),
  "rollover.instructions_revealed": ofRollover(
    "Somebody was shown its instructions, with whole account numbers.",
    "approved",
    "approved",
    REVEALED,
  ),
  "rollover.self_certification_revealed": ofRollover(
    "Somebody was shown the certification of its money that came late.",
    "funds_received",
    "funds_received",
    REVEALED,
  ),
  "rollover.overdue": ofDeadline("What was waited for has not come in time.", {}, "requested", {
    type: "acknowledgement",
    dueOn: "2026-06-22",
    dueAt: "2026-06-22T12:00:00.000Z",
  }),
  "rollover.deadline_approaching": ofDeadline(
    "The last of the 60 days comes near.",
    { daysLeft: z.int().min(0) },
    "funds_sent",
    { type: "sixty_day", dueOn: "2026-08-14", dueAt: "2026-08-15T00:00:00.000Z", daysLeft: 14 },
  ),
};
