import { graphqlTypes, openEnumField, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { actorSchema } from "../context/actor-view.ts";
import { moneySourceView } from "../rollovers/money-sources/money-source-view.ts";
import { approvalActionField, approvalStateField } from "./approval-input.ts";

export const CANNOT_DECIDE = {
  ended: "The approval is no longer pending.",
  api_key: "You use an API key. Only a signed-in person can decide.",
  role: "Your role does not allow the action.",
  requester: "You requested it.",
  key_owner: "You created or rotated the API key that requested it.",
  recently_invited:
    "Within the last 72 hours, one person invited or promoted both you and the requester, or one of you invited or promoted the other.",
} as const;

const cannotDecideField = openEnumField("CannotDecide", "Why you cannot decide an approval.", CANNOT_DECIDE);

const approvedSideSchema = z
  .strictObject({
    custodianId: z.string().describe("TypeID of the custodian: `cus_` followed by 26 characters."),
    custodianName: z.string().nullable().describe("Name of the custodian, as in the directory."),
    accountType: z.string().describe("Tax type of the account, such as `traditional_ira`."),
    accountNumberMask: z.string().describe("The last digits of the account number."),
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
        currency: z.string().describe("Currency of the amount: `USD`."),
      })
      .register(graphqlTypes, { name: "ApprovedAmount" })
      .describe("The requested amount."),
    moneySources: z
      .array(moneySourceView)
      .describe("The amount by money source; empty if the rollover names no sources."),
    deliveryMethod: z.string().describe("How the money moves. New values may be added."),
    source: approvedSideSchema.describe("The account the money moves from."),
    destination: approvedSideSchema.describe("The account the money moves to."),
    documents: z
      .array(
        z
          .strictObject({
            id: z.string().describe("The document ID."),
            type: z.string().describe("The type of document. New values may be added."),
            name: z.string().describe("The document's name."),
            status: z.string().describe("The document's status. New values may be added."),
            hasFile: z
              .boolean()
              .describe("Whether `GET /v1/documents/{id}/file` returns its file; false for a reference."),
          })
          .register(graphqlTypes, { name: "ApprovedDocument" })
          .describe("A document of the rollover."),
      )
      .describe("The documents that the approval covers."),
  })
  .meta({ id: "ApprovedRollover", description: "The rollover of an approval." });

export const approvalSchema = z
  .strictObject({
    id: z.string().describe("A TypeID: `apr_` and 26 characters."),
    object: z.literal("approval"),
    action: approvalActionField,
    rolloverId: z
      .string()
      .nullable()
      .describe("The rollover of the approval; null if it is not about a rollover."),
    rolloverVersion: z
      .int()
      .nullable()
      .describe(
        "The rollover's version at the time of the request. The facts the approval covers must not " +
          "change until it is confirmed.",
      ),
    params: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe("The parameters of the request; null after the participant was erased."),
    state: approvalStateField,
    requestedBy: actorSchema.describe("The member or API key that requested the action."),
    isOwn: z
      .boolean()
      .describe(
        "Whether you or one of your keys made the request. If so, another person must decide, and " +
          "you can withdraw it.",
      ),
    requestedAt: timestampField.describe("When it was requested."),
    expiresAt: timestampField.describe(
      "When the approval expires. It must be decided and executed before then.",
    ),
    decidedBy: actorSchema.nullable().describe("The person who decided or withdrew it; null until then."),
    decidedAt: timestampField.nullable().describe("When it was decided or withdrawn; null until then."),
    reason: z.string().nullable().describe("The reason for declining, if one was given."),
    usedAt: timestampField.nullable().describe("When the approved action was first executed."),
    rollover: approvedRolloverSchema
      .nullable()
      .describe("The rollover now; null if the approval is not about a rollover."),
    changes: z
      .array(z.string())
      .describe(
        "The facts that changed after the request, such as `participant.lastName` or " +
          "`destination.wire`. Empty once the approval is executed or has ended. If any fact changed, " +
          "confirming returns `approval_outdated`.",
      ),
    changedFacts: z
      .array(
        z
          .strictObject({
            fact: z.string().describe("The fact, as in `changes`."),
            before: z
              .string()
              .nullable()
              .describe(
                "Its value at the time of the request; null if it had no value or the value is unknown.",
              ),
            after: z.string().nullable().describe("Its value now; null if it has none."),
          })
          .register(graphqlTypes, { name: "ChangedFact" })
          .describe("A fact that changed after the approval was requested."),
      )
      .describe(
        "The facts in `changes`, with their values. Account numbers are masked. The participant's values " +
          "are null without `accounts:read`.",
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
        "The members who can confirm or decline the approval; empty once it is decided. Null " +
          "without `members:read`.",
      ),
    cannotDecide: cannotDecideField
      .nullable()
      .describe("Why you cannot confirm or decline it; null if you can."),
  })
  .meta({ id: "Approval", description: "An action that one person requests and another confirms." });

export type ApprovalView = z.output<typeof approvalSchema>;

export const approvalPayload = {
  name: "ApprovalPayload",
  description: "The result of an approval mutation.",
  view: z.object({
    approval: approvalSchema.describe("The approval after the call; null if there are errors."),
  }),
  toPayload: (approval: ApprovalView) => ({ approval }),
};
