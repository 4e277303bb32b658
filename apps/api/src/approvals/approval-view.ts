import type { FieldCipher } from "@svc/accounts";
import { answerTime } from "@svc/service-kit";
import { z } from "zod";
import { actorSchema } from "../rollovers/timeline-view.ts";
import type { StoredApproval } from "./approval.ts";
import { approvalActionField, approvalStateField } from "./approval-input.ts";
import { openTexts } from "./approval-texts.ts";
import { isSamePerson, type Person, requesterOf } from "./person.ts";

/** What one person asked for and another confirms, as it is answered. */
export const approvalSchema = z
  .strictObject({
    id: z.string().describe("Its id."),
    object: z.literal("approval"),
    action: approvalActionField,
    rolloverId: z.string().nullable().describe("The rollover that it is about; null of what is about none."),
    rolloverVersion: z
      .int()
      .nullable()
      .describe(
        "The rollover's version when it was asked for. What matters of it may not change until it is confirmed.",
      ),
    params: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe("With what it was asked for; null once the participant is erased."),
    state: approvalStateField,
    requestedBy: actorSchema.describe("Who asked."),
    isOwn: z
      .boolean()
      .describe(
        "Whether it was you who asked, or a key of yours: then another has to decide, and you can withdraw it.",
      ),
    requestedAt: answerTime.describe("When it was asked for."),
    expiresAt: answerTime.describe("Until when it can be decided, and what it opens can be done."),
    decidedBy: actorSchema.nullable().describe("Who decided, or withdrew it; null as long as nobody has."),
    decidedAt: answerTime.nullable().describe("When."),
    reason: z.string().nullable().describe("Why it was declined, where somebody said so."),
    usedAt: answerTime.nullable().describe("When what it opened was first done."),
  })
  .meta({ id: "Approval", description: "What one person asked for and another confirms." });

export type ApprovalView = z.output<typeof approvalSchema>;

/** @param viewer who asks to see it */
export function toApprovalView(
  { cipher }: { cipher: FieldCipher },
  approval: StoredApproval,
  viewer: Person,
): ApprovalView {
  const { id, action, rolloverId, rolloverVersion, state, requestedBy, decidedBy } = approval;
  return {
    id,
    object: "approval",
    action,
    rolloverId,
    rolloverVersion,
    ...openTexts(cipher, approval),
    state,
    requestedBy,
    isOwn: isSamePerson(requesterOf(approval), viewer),
    requestedAt: approval.requestedAt.toISOString(),
    expiresAt: approval.expiresAt.toISOString(),
    decidedBy,
    decidedAt: approval.decidedAt?.toISOString() ?? null,
    usedAt: approval.usedAt?.toISOString() ?? null,
  };
}

/** What mutations of an approval answer with. */
export const approvalPayload = {
  name: "ApprovalPayload",
  description: "What became of an approval.",
  view: z.object({
    approval: approvalSchema.describe("The approval as it is now; null when there are errors."),
  }),
  of: (approval: ApprovalView) => ({ approval }),
};
