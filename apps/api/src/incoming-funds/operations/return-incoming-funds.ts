import { lineField, textField } from "@svc/service-kit/fields";
import { z } from "zod";
import { write } from "../../context/define-operation.ts";
import { OUT_OF_SUSPENSE } from "../apply-funds.ts";
import { returnedFunds } from "../funds-examples.ts";
import { fundsMethodField, receivedOnField } from "../funds-input.ts";
import {
  incomingFundsEtag,
  incomingFundsPayload,
  incomingFundsSchema,
  toIncomingFundsView,
} from "../funds-view.ts";
import { lockFundsForChange } from "../lock-funds.ts";
import { requireCanBe, writeFundsChange } from "../write-change.ts";

export const returnIncomingFunds = write({
  name: "returnIncomingFunds",
  summary: "Record that incoming funds were returned to their sender",
  description: "This is final. Applied money must be unapplied first.",
  scope: "rollovers:operate",
  id: "inf",
  input: z.strictObject({
    reason: textField(500).describe("Why the money was returned."),
    method: fundsMethodField.describe("How the money was returned."),
    returnedOn: receivedOnField.describe("The day it was returned."),
    trackingNumber: lineField(64).optional().describe("Tracking number of the return."),
  }),
  view: incomingFundsSchema,
  example: {
    input: {
      reason: "No account with this number.",
      method: "check",
      returnedOn: "2026-06-15",
      trackingNumber: "1Z999AA10123456784",
    },
    view: returnedFunds,
  },
  responses: { 200: "The returned money." },
  errors: ["invalid_transition"],
  ifMatch: true,
  rest: "POST /v1/incoming-funds/{id}/return",
  etag: incomingFundsEtag,
  graphql: { mutation: "returnIncomingFunds", payload: incomingFundsPayload },
  async run(call, { id, reason, method, returnedOn, trackingNumber = null }) {
    const { before, time } = await lockFundsForChange(call, id);
    requireCanBe(before, "returned", ["unmatched", "suspense"]);
    const outcome = { reason, on: returnedOn, method, trackingNumber, code: null };
    call.audit({ action: "incoming_funds.returned", targetId: id, data: { method, returnedOn } });
    const row = await writeFundsChange(call, before, {
      type: "returned",
      at: time.now,
      columns: { status: "returned", outcome, ...OUT_OF_SUSPENSE },
      data: { ...outcome },
    });
    return toIncomingFundsView(row, call.environment);
  },
});
