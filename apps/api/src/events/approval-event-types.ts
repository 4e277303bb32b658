import { answerTime } from "@svc/service-kit/fields";
import { z } from "zod";
import { APPROVAL_ID, KEY_ID, NEW_KEY_ID, ROLLOVER_ID } from "../examples/story.ts";
import type { EventType } from "./event-type.ts";

const actor = z.strictObject({ type: z.string(), id: z.string().nullable() });
const data = z.strictObject({
  approvalId: z.string(),
  action: z.string().describe("What was asked for. New values may be added."),
  rolloverId: z.string().nullable().describe("Null of what is about no rollover."),
  requestedBy: actor.describe("Who asked."),
  decidedBy: actor.nullable().describe("Who decided; null as long as nobody has."),
  expiresAt: answerTime,
});

function ofApproval(description: string, isDecided = false): EventType {
  return {
    description,
    data,
    example: {
      approvalId: APPROVAL_ID,
      action: "approve",
      rolloverId: ROLLOVER_ID,
      requestedBy: { type: "api_key", id: KEY_ID },
      decidedBy: isDecided ? { type: "api_key", id: NEW_KEY_ID } : null,
      expiresAt: "2026-06-16T12:00:00.000Z",
    },
  };
}

/** Events of two-person approvals. The approved action emits its own events too. */
export const APPROVAL_EVENTS = {
  "approval.requested": ofApproval("Somebody asks for something that needs a second person."),
  "approval.confirmed": ofApproval("A second person has confirmed it.", true),
  "approval.declined": ofApproval("A second person has declined it.", true),
  "approval.withdrawn": ofApproval("The requester withdrew it, or made a new request.", true),
  "approval.outdated": ofApproval(
    "The participant's details changed after it was requested or confirmed, before money left: it does not cover the change.",
  ),
  "approval.expired": ofApproval("Its 24 hours were over before it was decided, or before it was done."),
} as const satisfies Record<string, EventType>;
