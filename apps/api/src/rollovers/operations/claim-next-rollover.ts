import { idField } from "@svc/service-kit/fields";
import { z } from "zod";
import { write } from "../../context/define-operation.ts";
import { callerActionSchema } from "../views/action-view.ts";
import { submitted } from "../views/rollover-examples.ts";
import { rolloverSchema, toRolloverView } from "../views/rollover-view.ts";
import { claimNext } from "../work/claim-next.ts";

const MAX_SKIPPED = 200;

export const claimNextRollover = write({
  name: "claimNextRollover",
  summary: "Get the most urgent rollover and assign it to yourself",
  description:
    "Returns the most urgent rollover that you can act on and that is yours or unassigned, in the order `urgency`. Rollovers pending on your team come first, then overdue ones pending on others. The rollover is assigned to you, so two members never get the same one.",
  scope: "rollovers:act",
  scopesFor: () => ["rollovers:write"],
  input: z.strictObject({
    skip: z
      .array(idField("rol"), "must be a list")
      .max(MAX_SKIPPED, `must contain at most ${MAX_SKIPPED} IDs`)
      .default([])
      .describe(`Up to ${MAX_SKIPPED} rollovers to leave out, such as those that you looked at already.`),
  }),
  inputOptional: true,
  view: z.strictObject({
    object: z.literal("next_rollover"),
    rollover: rolloverSchema
      .nullable()
      .describe("The rollover, assigned to you. Null if there is nothing left to do."),
    action: callerActionSchema
      .nullable()
      .describe("The action that usually follows. Null if none of the expected actions is possible."),
  }),
  example: {
    input: { skip: [] },
    view: { object: "next_rollover", rollover: submitted, action: "start_review" },
  },
  responses: { 200: "The rollover, or null if there is none." },
  errors: [],
  rest: "POST /portal/api/rollovers/next",
  prepare: (call) => call.custodians.get(),
  async run(call, { skip }, directory) {
    const next = await claimNext(call, { skip, directory });
    return {
      object: "next_rollover" as const,
      rollover: next && toRolloverView(next.rollover, call.environment, directory),
      action: next?.action ?? null,
    };
  },
});
