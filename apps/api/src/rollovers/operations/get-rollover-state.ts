import { toETag } from "@svc/service-kit/http";
import { read } from "../../context/define-operation.ts";
import { readRolloverWithActions } from "../actions/available-actions.ts";
import { rolloverState } from "../views/read-examples.ts";
import { rolloverStateViewSchema, toRolloverStateView } from "../views/rollover-state-view.ts";

export const getRolloverState = read({
  name: "getRolloverState",
  summary: "Retrieve a rollover's state and who must act next",
  description:
    "A small response for polling. It returns 304 while nothing has changed, if you send the last `ETag` as `If-None-Match`.",
  scope: "rollovers:read",
  id: "rol",
  view: rolloverStateViewSchema,
  example: { view: rolloverState },
  responses: { 200: "The state." },
  errors: [],
  rest: "GET /v1/rollovers/{id}/state",
  // The version does not cover available actions, which depend on the time and the caller.
  etag: ({ version, availableActions }) => toETag(version, availableActions.join()),
  graphql: { query: "rolloverState" },
  async run(call, { id }) {
    const { rollover, available } = await readRolloverWithActions(call, id);
    return toRolloverStateView(rollover, available);
  },
});
