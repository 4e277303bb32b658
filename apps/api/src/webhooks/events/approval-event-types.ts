import { timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { APPROVAL_ID, KEY_ID, MEMBER_ID, ROLLOVER_ID } from "../../context/example-values.ts";
import type { EventType } from "./event-type.ts";

const actor = z.strictObject({
  type: z.string().describe("The kind of actor, such as `member` or `api_key`."),
  id: z.string().nullable().describe("ID of the member or API key. Null for the service."),
});
const data = z.strictObject({
  approvalId: z.string().describe("TypeID of the approval."),
  action: z.string().describe("The requested action. New values may be added."),
  rolloverId: z.string().nullable().describe("Null if the approval is not about a rollover."),
  requestedBy: actor.describe("The member or API key that requested the action."),
  decidedBy: actor
    .nullable()
    .describe("The person who decided, or the requester who withdrew; null until then."),
  expiresAt: timestampField.describe("When the approval expires."),
});

type Actor = z.output<typeof actor>;

const REQUESTER: Actor = { type: "api_key", id: KEY_ID };
const APPROVER: Actor = { type: "member", id: MEMBER_ID };

function approvalEvent(description: string, decidedBy: Actor | null = null): EventType {
  return {
    description,
    data,
    example: {
      approvalId: APPROVAL_ID,
      action: "approve",
      rolloverId: ROLLOVER_ID,
      requestedBy: REQUESTER,
      decidedBy,
      expiresAt: "2026-06-16T12:00:00.000Z",
    },
  };
}

/** A confirmed action also emits its own events. */
export const APPROVAL_EVENTS = {
  "approval.requested": approvalEvent("An action that needs a second person was requested."),
  "approval.confirmed": approvalEvent("A second person confirmed the approval.", APPROVER),
  "approval.declined": approvalEvent("A second person declined the approval.", APPROVER),
  "approval.withdrawn": approvalEvent(
    "The requester withdrew the approval or replaced it with a new request.",
    REQUESTER,
  ),
  "approval.outdated": approvalEvent(
    "Details of the participant or a custodian changed after the request or confirmation, before money " +
      "was sent. The change makes the approval outdated.",
  ),
  "approval.expired": approvalEvent(
    "The 24 hours passed before the approval was decided or its action was executed.",
  ),
} as const satisfies Record<string, EventType>;
