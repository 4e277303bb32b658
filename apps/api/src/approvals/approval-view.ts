import { answerTime, enumField, graphqlTypes } from "@svc/service-kit";
import { z } from "zod";
import { moneySourceView } from "../rollovers/money-sources/money-source-view.ts";
import { actorSchema } from "../rollovers/timeline-view.ts";
import { approvalActionField, approvalStateField } from "./approval-input.ts";

export const CANNOT_DECIDE = {
  ended: "It is no longer pending.",
  api_key: "You call with an API key: only a signed-in person decides.",
  role: "Your role does not include the action.",
  requester: "You requested it.",
  key_owner: "You created or rotated the API key that requested it.",
  recently_invited: "The requester brought you in or raised your role within the last 72 hours.",
} as const;

const cannotDecideField = enumField("CannotDecide", "Why you cannot decide an approval.", CANNOT_DECIDE, {
  isOpen: true,
});

const approvedSideSchema = z
  .strictObject({
    custodianId: z.string().describe("The custodian's ID."),
    custodianName: z.string().nullable().describe("The custodian's name."),
    accountType: z.string().describe("The type of account."),
    accountNumberMask: z.string().describe("The end of the account number."),
  })
  .meta({ id: "ApprovedSide", description: "One side of a rollover that needs an approval." });

const approvedRolloverSchema = z
  .strictObject({
    participantName: z
      .string()
      .nullable()
      .describe("The participant's name; null without `accounts:read`, and once the account is erased."),
    amount: z
      .strictObject({
        kind: z.string().describe("`full` or `partial`. New values may be added."),
        requested: z.string().nullable().describe("The amount of a partial rollover."),
        currency: z.string().describe("The currency."),
      })
      .register(graphqlTypes, { name: "ApprovedAmount" })
      .describe("The requested amount."),
    moneySources: z
      .array(moneySourceView)
      .describe("The amount by money source; empty if the rollover names no sources."),
    deliveryMethod: z.string().describe("How the money travels. New values may be added."),
    source: approvedSideSchema.describe("Where the money comes from."),
    destination: approvedSideSchema.describe("Where the money goes."),
    documents: z
      .array(
        z
          .strictObject({
            id: z.string().describe("Its ID."),
            type: z.string().describe("The type of document. New values may be added."),
            name: z.string().describe("Its name."),
            status: z.string().describe("Its status. New values may be added."),
            hasFile: z
              .boolean()
              .describe("Whether `GET /v1/documents/{id}/file` returns its file; false for a reference."),
          })
          .register(graphqlTypes, { name: "ApprovedDocument" })
          .describe("A document of the rollover."),
      )
      .describe("The documents."),
  })
  .meta({ id: "ApprovedRollover", description: "The rollover that an approval is about." });

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
    rollover: approvedRolloverSchema
      .nullable()
      .describe("The rollover as it is now; null for an approval that is about none."),
    changes: z
      .array(z.string())
      .describe(
        "The facts that changed after the request, such as `participant.lastName` or `destination.wire`. Empty once it is decided and done. Where there are any, confirming answers `approval_outdated`.",
      ),
    changedFacts: z
      .array(
        z
          .strictObject({
            fact: z.string().describe("The fact, as in `changes`."),
            before: z
              .string()
              .nullable()
              .describe("Its value at the time of the request; null if it had none or it is not known."),
            after: z.string().nullable().describe("Its value now; null if it has none."),
          })
          .register(graphqlTypes, { name: "ChangedFact" })
          .describe("A fact that changed."),
      )
      .describe(
        "The same facts with their values, account numbers masked. The participant's values are null without `accounts:read`.",
      ),
    approvers: z
      .array(
        z
          .strictObject({
            id: z.string().describe("The member's ID."),
            name: z.string().describe("The member's name."),
          })
          .register(graphqlTypes, { name: "Approver" })
          .describe("A member who can decide an approval."),
      )
      .nullable()
      .describe(
        "The members of the organization who can confirm or decline it; empty once it is decided. Null without `members:read`.",
      ),
    cannotDecide: cannotDecideField
      .nullable()
      .describe("Why you cannot confirm or decline it; null where you can."),
  })
  .meta({ id: "Approval", description: "What one person asked for and another confirms." });

export type ApprovalView = z.output<typeof approvalSchema>;

export const approvalPayload = {
  name: "ApprovalPayload",
  description: "What became of an approval.",
  view: z.object({
    approval: approvalSchema.describe("The approval as it is now; null when there are errors."),
  }),
  of: (approval: ApprovalView) => ({ approval }),
};
