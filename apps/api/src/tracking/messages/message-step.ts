import { findParticipantTask, type ParticipantTask } from "@svc/rollover-rules/tracking/tracking-steps";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";
import { REMINDER_EVENT } from "../../rollovers/reminders/reminder.ts";
import type { MessageStep } from "./texts/message-texts.ts";

const STEPS: Readonly<Record<string, MessageStep>> = {
  "rollover.consent_requested": "consent_requested",
  "rollover.submitted": "submitted",
  "rollover.consent_signed": "submitted",
  "rollover.documents_requested": "documents_needed",
  "rollover.custodian_soft_rejected": "documents_needed",
  "rollover.funds_sent": "sent",
  "rollover.funds_received": "received",
  "rollover.completed": "completed",
  "rollover.rejected": "ended",
  "rollover.custodian_rejected": "ended",
  "rollover.cancelled": "ended",
  "rollover.failed": "ended",
  "rollover.expired": "ended",
};

/** The database trigger `events_tracking_messages` must list the same types. */
export const MESSAGE_EVENT_TYPES = [...Object.keys(STEPS), REMINDER_EVENT];

const REMINDER_STEPS: Readonly<Record<ParticipantTask["task"], MessageStep>> = {
  sign_consent: "consent_reminder",
  provide_documents: "documents_reminder",
  deposit_check: "deposit_reminder",
};

/** Returns null if the step has passed or the participant does not need to know. */
export function findMessageStep(eventType: string, current: WorkflowState): MessageStep | null {
  if (eventType === REMINDER_EVENT) {
    const task = findParticipantTask(current);
    return task && REMINDER_STEPS[task.task];
  }
  const { state, documentsPendingOn } = current;
  const step = STEPS[eventType] ?? null;
  if (step === "consent_requested" && state !== "awaiting_participant") return null;
  const needsDocuments = state === "awaiting_documents" && documentsPendingOn === "participant";
  if (step === "documents_needed" && !needsDocuments) return null;
  return step;
}

/** Returns true if only the step's first message is sent. Partial payments repeat the step. */
export function isSentOnce(step: MessageStep): boolean {
  return step === "sent" || step === "received";
}
