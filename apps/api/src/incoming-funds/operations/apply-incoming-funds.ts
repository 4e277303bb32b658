import { ACTION_PARAMS } from "@svc/rollover-rules/workflow/action-params";
import { amountField, idField } from "@svc/service-kit/fields";
import { z } from "zod";
import { write } from "../../context/define-operation.ts";
import { ROLLOVER_ID } from "../../context/example-values.ts";
import { applyFunds } from "../apply-funds.ts";
import { appliedFunds } from "../funds-examples.ts";
import {
  incomingFundsEtag,
  incomingFundsPayload,
  incomingFundsSchema,
  toIncomingFundsView,
} from "../funds-view.ts";

const { lateReason, lateReasonCode, datesAttested, transferId } = ACTION_PARAMS.mark_funds_received.shape;
const MAX_ALLOCATIONS = 20;

const allocationSchema = z
  .strictObject({
    rolloverId: idField("rol"),
    amount: amountField.describe("The part of the money for this rollover."),
    transferId,
  })
  .meta({ id: "IncomingFundsAllocationInput", description: "Part of the money, for one rollover." });

export const applyIncomingFunds = write({
  name: "applyIncomingFunds",
  summary: "Apply incoming funds to rollovers",
  description:
    "Performs `mark_funds_received` on each rollover, and links the receipts. Send `rolloverId` for one rollover, or `allocations` that add up to the amount. Applies everything or nothing.",
  scope: "rollovers:operate",
  // Required in addition to `scope`.
  scopesFor: () => ["rollovers:act"],
  id: "inf",
  input: z
    .strictObject({
      rolloverId: idField("rol").optional().describe("The rollover that gets the whole amount."),
      transferId,
      allocations: z
        .array(allocationSchema, "must be a list")
        .min(1, "must not be empty")
        .max(MAX_ALLOCATIONS, `must contain at most ${MAX_ALLOCATIONS} rollovers`)
        .refine(
          (all) => new Set(all.map((one) => one.rolloverId)).size === all.length,
          "must list each rollover once",
        )
        .optional()
        .describe("Divides the amount among rollovers."),
      lateReason,
      lateReasonCode,
      datesAttested,
    })
    .refine(({ rolloverId, allocations }) => (rolloverId === undefined) !== (allocations === undefined), {
      error: "send either `rolloverId` or `allocations`",
      path: ["rolloverId"],
    })
    .meta({ id: "IncomingFundsApplication", description: "The rollovers that get the money." }),
  view: incomingFundsSchema,
  example: { input: { rolloverId: ROLLOVER_ID }, view: appliedFunds },
  responses: { 200: "The applied money, with a receipt for each rollover." },
  errors: ["invalid_transition", "history_mismatch"],
  ifMatch: true,
  rest: "POST /v1/incoming-funds/{id}/apply",
  etag: incomingFundsEtag,
  graphql: { mutation: "applyIncomingFunds", payload: incomingFundsPayload },
  prepare: (call) => call.custodians.get(),
  async run(call, { id, rolloverId, transferId: chosenTransfer, allocations = null, ...params }, directory) {
    const request = { allocations, rolloverId, transferId: chosenTransfer, params };
    const row = await applyFunds(call, id, { request, directory });
    return toIncomingFundsView(row, call.environment);
  },
});
