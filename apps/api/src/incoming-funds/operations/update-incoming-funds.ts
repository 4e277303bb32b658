import { getToday } from "@svc/rollover-rules/deadlines/days";
import { dateField, graphqlTypes, textField } from "@svc/service-kit/fields";
import { z } from "zod";
import { write } from "../../context/define-operation.ts";
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

const incomingFundsPatchSchema = z
  .strictObject({
    ownerId: assigneeField
      .nullable()
      .optional()
      .describe("Your ID for the person who works on it. Null removes the owner."),
    note: textField(500)
      .nullable()
      .optional()
      .describe("A note for the people who work on it. Null removes it."),
    returnBy: dateField
      .optional()
      .describe("Last day to return money in suspense, today or later. It cannot be cleared."),
  })
  .refine((patch) => Object.keys(patch).length > 0, {
    error: "must have at least one field",
    when: ({ issues }) => issues.length === 0,
  })
  .meta({
    id: "IncomingFundsPatch",
    description: "Changes to the owner, note or deadline of incoming funds.",
  })
  .register(graphqlTypes, { name: "IncomingFundsPatch", isPatch: true });

export const updateIncomingFunds = write({
  name: "updateIncomingFunds",
  summary: "Change the owner, note or deadline of incoming funds",
  description: "Only the sent fields change. The amount and the sender cannot be changed.",
  scope: "rollovers:operate",
  id: "inf",
  input: incomingFundsPatchSchema,
  view: incomingFundsSchema,
  example: { input: { ownerId: "ops-7" }, view: { ...suspendedFunds, version: 3 } },
  responses: { 200: "The updated incoming funds." },
  errors: ["invalid_transition"],
  ifMatch: true,
  rest: "PATCH /v1/incoming-funds/{id}",
  etag: incomingFundsEtag,
  graphql: { mutation: "updateIncomingFunds", payload: incomingFundsPayload },
  async run(call, { id, ...patch }) {
    const { before, time } = await lockFundsForChange(call, id);
    const { ownerId, note, returnBy } = patch;
    if (returnBy !== undefined) requireCanBe(before, "given a deadline", ["suspense"]);
    requireReturnBy(returnBy, getToday(time));
    await requireOwner(call, ownerId);
    const row = await writeFundsChange(call, before, {
      type: "updated",
      at: time.now,
      columns: {
        ...(ownerId === undefined ? {} : { ownerId }),
        ...(note === undefined ? {} : { note }),
        ...(returnBy === undefined ? {} : { returnBy }),
      },
      // Omits the note, which is free text. `fields` records that it changed.
      data: {
        fields: Object.keys(patch),
        ...(ownerId === undefined ? {} : { ownerId }),
        ...(returnBy === undefined ? {} : { returnBy }),
      },
    });
    return toIncomingFundsView(row, call.environment);
  },
});
