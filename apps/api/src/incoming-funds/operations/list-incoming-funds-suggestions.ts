import { MATCH_POINTS } from "@svc/rollover-rules/incoming/score-match";
import { rolloverStateSchema } from "@svc/rollover-rules/rollover-enums";
import { notFound } from "@svc/service-kit/errors";
import { graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import { read } from "../../context/define-operation.ts";
import { INCOMING_FUNDS_ID, ROLLOVER_ID } from "../../context/example-values.ts";
import { findIncomingFunds } from "../store/incoming-funds-store.ts";
import { suggestRollovers } from "../suggest-rollovers.ts";

const reasonSchema = z
  .strictObject({
    code: z
      .string()
      .meta({ "x-open-enum": true })
      .describe(`One of ${Object.keys(MATCH_POINTS).join(", ")}. New values may be added.`)
      .register(graphqlTypes, { scalar: "String" }),
    points: z.int().describe("Points that it adds to the score."),
  })
  .meta({ id: "IncomingFundsMatchReason", description: "A reason for a suggestion." });

const suggestionSchema = z
  .strictObject({
    rolloverId: z.string().describe("The suggested rollover."),
    score: z.int().min(0).max(100).describe("Sum of the reasons' points, at most 100."),
    reasons: z.array(reasonSchema).describe("Why it is suggested."),
    transferId: z.string().nullable().describe("The outstanding transfer that fits best. Null if none."),
    state: rolloverStateSchema.describe("State of the rollover."),
    canApply: z
      .boolean()
      .describe(
        "False if the rollover's state does not allow `mark_funds_received`, so that applying fails.",
      ),
  })
  .meta({ id: "IncomingFundsSuggestion", description: "A rollover that the money could belong to." });

export const listIncomingFundsSuggestions = read({
  name: "listIncomingFundsSuggestions",
  summary: "Suggest rollovers for incoming funds",
  description:
    "Open rollovers that the money could belong to, best first: by amount, custodian, account number, name, reference, check number and tracking number.",
  scope: "rollovers:read",
  id: "inf",
  view: z
    .strictObject({
      object: z.literal("incoming_funds_suggestions"),
      incomingFundsId: z.string().describe("TypeID of the incoming funds: `inf_` followed by 26 characters."),
      suggestions: z.array(suggestionSchema).describe("Up to ten suggestions, best first."),
    })
    .meta({ id: "IncomingFundsSuggestions", description: "Suggested rollovers for incoming funds." }),
  example: {
    view: {
      object: "incoming_funds_suggestions",
      incomingFundsId: INCOMING_FUNDS_ID,
      suggestions: [
        {
          rolloverId: ROLLOVER_ID,
          score: 40,
          reasons: [{ code: "account_number", points: 40 }],
          transferId: null,
          state: "submitted",
          canApply: true,
        },
      ],
    },
  },
  responses: { 200: "The suggestions." },
  errors: [],
  rest: "GET /v1/incoming-funds/{id}/suggestions",
  graphql: { query: "incomingFundsSuggestions" },
  async run(call, { id }) {
    const funds = await findIncomingFunds(call.db.sql, call.principal.organizationId, id);
    if (!funds) throw notFound("incoming funds");
    const suggestions = await suggestRollovers(call, call.db.sql, funds);
    return { object: "incoming_funds_suggestions" as const, incomingFundsId: id, suggestions };
  },
});
