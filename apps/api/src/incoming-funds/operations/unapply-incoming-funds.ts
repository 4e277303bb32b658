import { textField } from "@svc/service-kit/fields";
import { z } from "zod";
import { write } from "../../context/define-operation.ts";
import { readOrganizationClock } from "../../people/organizations/organization-clock.ts";
import { voidReceipts } from "../apply-funds.ts";
import { incomingFunds } from "../funds-examples.ts";
import {
  incomingFundsEtag,
  incomingFundsPayload,
  incomingFundsSchema,
  toIncomingFundsView,
} from "../funds-view.ts";
import { requireCanBe, writeFundsChange } from "../write-change.ts";

export const unapplyIncomingFunds = write({
  name: "unapplyIncomingFunds",
  summary: "Unapply incoming funds from their rollovers",
  description: "Voids the receipts with `void_receipt`. The money is unmatched again.",
  scope: "rollovers:operate",
  scopesFor: () => ["rollovers:act"],
  id: "inf",
  input: z.strictObject({ reason: textField(500).describe("Reason for unapplying the money.") }),
  view: incomingFundsSchema,
  example: { input: { reason: "Wrong participant." }, view: { ...incomingFunds, version: 3 } },
  responses: { 200: "The unmatched money." },
  errors: ["invalid_transition", "history_mismatch"],
  ifMatch: true,
  rest: "POST /v1/incoming-funds/{id}/unapply",
  etag: incomingFundsEtag,
  graphql: { mutation: "unapplyIncomingFunds", payload: incomingFundsPayload },
  prepare: (call) => call.custodians.get(),
  async run(call, { id, reason }, directory) {
    const before = await voidReceipts(call, id, { reason: "typed_wrong", directory });
    // Checked after voiding, because rollovers are locked before the funds. A refusal rolls back.
    requireCanBe(before, "unapplied", ["applied"]);
    const { allocations } = before;
    const at = await readOrganizationClock(call, call.tx, call.principal.organizationId);
    call.audit({ action: "incoming_funds.unapplied", targetId: id, data: { allocations } });
    const row = await writeFundsChange(call, before, {
      type: "unapplied",
      at,
      columns: { status: "unmatched", allocations: [] },
      data: { reason, allocations },
    });
    return toIncomingFundsView(row, call.environment);
  },
});
