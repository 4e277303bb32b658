import { z } from "zod";
import { read } from "../../context/define-operation.ts";
import { readRolloverWithActions } from "../actions/available-actions.ts";
import { findSecondPersonActions } from "../actions/second-person-actions.ts";
import { actionSchema, toActionViews } from "../views/action-view.ts";
import { availableActions } from "../views/read-examples.ts";

export const listActions = read({
  name: "listActions",
  summary: "List the actions available for a rollover",
  description:
    "Returns only actions that are possible in the current state, each with the JSON Schema of its parameters.",
  scope: "rollovers:read",
  id: "rol",
  view: z.strictObject({
    object: z.literal("list"),
    data: z.array(actionSchema).describe("The actions that are possible now."),
  }),
  example: { view: { object: "list", data: availableActions } },
  responses: { 200: "Actions that this credential can perform now, given valid parameters." },
  errors: [],
  rest: "GET /v1/rollovers/{id}/actions",
  graphql: { query: "rolloverActions", view: z.array(actionSchema), toResult: ({ data }) => data },
  async run(call, { id }) {
    const { rollover, available } = await readRolloverWithActions(call, id);
    const secondPersonActions = await findSecondPersonActions(call, rollover, available);
    return { object: "list" as const, data: toActionViews(available, rollover.state, secondPersonActions) };
  },
});
