import { getToday } from "@svc/rollover-rules/deadlines/days";
import { dateField, lineField, textField } from "@svc/service-kit/fields";
import { z } from "zod";
import { write } from "../../context/define-operation.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import { voidReceipts } from "../apply-funds.ts";
import { reversedFunds } from "../funds-examples.ts";
import {
  incomingFundsEtag,
  incomingFundsPayload,
  incomingFundsSchema,
  toIncomingFundsView,
} from "../funds-view.ts";
import { writeReversal } from "../reverse-funds.ts";

export const reverseIncomingFunds = write({
  name: "reverseIncomingFunds",
  summary: "Record that the bank took incoming funds back",
  description:
    "For a check that bounced (NSF) or an ACH return. This is final. If the money is applied, voids the receipts with `void_receipt` first.",
  scope: "rollovers:operate",
  scopesFor: () => ["rollovers:act"],
  id: "inf",
  input: z.strictObject({
    reason: textField(500).describe("Why the bank took the money back."),
    returnCode: lineField(32).optional().describe("Return code of the bank, such as `R01`."),
    reversedOn: dateField.describe("The day the bank took the money back, `YYYY-MM-DD`."),
  }),
  view: incomingFundsSchema,
  example: {
    input: { reason: "Insufficient funds.", returnCode: "R01", reversedOn: "2026-06-15" },
    view: reversedFunds,
  },
  responses: { 200: "The reversed money." },
  errors: ["invalid_transition", "history_mismatch"],
  ifMatch: true,
  rest: "POST /v1/incoming-funds/{id}/reverse",
  etag: incomingFundsEtag,
  graphql: { mutation: "reverseIncomingFunds", payload: incomingFundsPayload },
  prepare: (call) => call.custodians.get(),
  async run(call, { id, reason, returnCode = null, reversedOn }, directory) {
    const before = await voidReceipts(call, id, { reason: "bounced", directory });
    const time = await readOrganizationTime(call, call.tx, call.principal.organizationId);
    const row = await writeReversal(call, before, {
      reason,
      returnCode,
      reversedOn,
      now: time.now,
      today: getToday(time),
      pointer: "#/reversedOn",
    });
    return toIncomingFundsView(row, call.environment);
  },
});
