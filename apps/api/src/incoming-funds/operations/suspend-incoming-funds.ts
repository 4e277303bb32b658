import { addDays, getToday } from "@svc/rollover-rules/deadlines/days";
import { dateField, openEnumField, textField } from "@svc/service-kit/fields";
import { z } from "zod";
import { write } from "../../context/define-operation.ts";
import { readFundsRules } from "../../people/organizations/incoming-funds-rules.ts";
import { assigneeField } from "../../rollovers/views/work-fields.ts";
import { suspendedFunds } from "../funds-examples.ts";
import {
  incomingFundsEtag,
  incomingFundsPayload,
  incomingFundsSchema,
  toIncomingFundsView,
} from "../funds-view.ts";
import { lockFundsForChange, requireOwner, requireReturnBy } from "../lock-funds.ts";
import { requireCanBe, writeFundsChange } from "../write-change.ts";

export const suspendIncomingFunds = write({
  name: "suspendIncomingFunds",
  summary: "Put incoming funds in suspense",
  description:
    "For money that cannot be applied yet. It must be returned to its sender by `returnBy`. Default: today plus the number of days in the setting `incomingFunds.suspenseDays`.",
  scope: "rollovers:operate",
  id: "inf",
  input: z.strictObject({
    reason: openEnumField("SuspenseReason", "Why the money cannot be applied.", {
      no_rollover: "No rollover expects it.",
      several_rollovers: "Several rollovers could expect it.",
      amount_differs: "The amount differs from the expected one.",
      wrong_payee: "The payee line is wrong.",
      documents_missing: "Documents are missing.",
      suspected_duplicate: "It may be recorded twice.",
      other: "Another reason. Explain it in `note`.",
    }),
    ownerId: assigneeField.optional().describe("Your ID for the person who works on it."),
    returnBy: dateField.optional().describe("Last day to return the money, today or later."),
    note: textField(500).optional().describe("A note for the people who work on it."),
  }),
  view: incomingFundsSchema,
  example: { input: { reason: "no_rollover", ownerId: "ops-7" }, view: suspendedFunds },
  responses: { 200: "The money in suspense." },
  errors: ["invalid_transition"],
  ifMatch: true,
  rest: "POST /v1/incoming-funds/{id}/suspend",
  etag: incomingFundsEtag,
  graphql: { mutation: "suspendIncomingFunds", payload: incomingFundsPayload },
  async run(call, { id, reason, ownerId, note, returnBy }) {
    const { before, time } = await lockFundsForChange(call, id);
    requireCanBe(before, "put in suspense", ["unmatched"]);
    await requireOwner(call, ownerId);
    requireReturnBy(returnBy, getToday(time));
    const { suspenseDays } = await readFundsRules(call.tx, call.principal.organizationId);
    const dueOn = returnBy ?? addDays(getToday(time), suspenseDays);
    const row = await writeFundsChange(call, before, {
      type: "suspended",
      at: time.now,
      columns: {
        status: "suspense",
        suspenseSince: time.now,
        suspenseReason: reason,
        returnBy: dueOn,
        ...(ownerId === undefined ? {} : { ownerId }),
        ...(note === undefined ? {} : { note }),
      },
      data: { reason, ownerId: ownerId ?? before.ownerId, returnBy: dueOn },
    });
    return toIncomingFundsView(row, call.environment);
  },
});
