import { listAvailableActions } from "@svc/rollover-rules/workflow/guards";
import { Problem } from "@svc/service-kit/errors";
import { requireVersion } from "@svc/service-kit/http";
import { z } from "zod";
import { write } from "../../../context/define-operation.ts";
import { parseAction, performAction, requireAllowed } from "../../actions/perform-action.ts";
import { lockForChange } from "../../changes/lock-for-change.ts";
import { processing } from "../../views/rollover-examples.ts";
import { rolloverEtag, rolloverPayload, rolloverSchema, toRolloverView } from "../../views/rollover-view.ts";
import { CUSTODIAN_RESPONSES, custodianResponseSchema, toAction } from "../custodian-responses.ts";
import { isOrdinary } from "../legal-path.ts";

export const simulateCustodianResponse = write({
  name: "simulateSandboxHappening",
  summary: "Simulate a custodian response",
  description:
    "Performs the action of a custodian's response immediately, such as accepting the request or sending the money. Works only in the test environment.",
  scope: "sandbox:write",
  id: "rol",
  input: z.strictObject({
    happening: custodianResponseSchema.describe("The response to simulate."),
    params: z
      .record(z.string(), z.unknown(), "must be an object")
      .default({})
      .describe("Parameters of the resulting action. They override generated parameters of the same name."),
  }),
  view: rolloverSchema,
  example: { input: { happening: "acknowledged" }, view: processing },
  responses: { 200: "The rollover after the call." },
  errors: ["invalid_transition", "rollover_not_permitted", "amount_mismatch", "history_mismatch"],
  ifMatch: true,
  rest: "POST /v1/sandbox/rollovers/{id}/simulate",
  onlyIn: "test",
  etag: rolloverEtag,
  graphql: {
    mutation: "simulateSandboxHappening",
    description: "Simulates a custodian response. Test only.",
    payload: rolloverPayload,
  },
  prepare: ({ custodians }) => custodians.get(),
  async run(call, { id, happening, params }, directory) {
    const { tx, principal, ifMatch, environment } = call;
    const rolloverRef = { organizationId: principal.organizationId, rolloverId: id };
    const { rollover, context } = await lockForChange(call, tx, { ...rolloverRef, directory });
    requireVersion(rollover, ifMatch);
    // Report a state error before a params error.
    const { action: simulatedAction } = CUSTODIAN_RESPONSES[happening];
    requireAllowed(rollover, simulatedAction, context);
    if (!isOrdinary(rollover, simulatedAction))
      throw new Problem("invalid_transition", `${happening} is not possible in state ${rollover.state}.`, {
        extensions: { state: rollover.state, allowedActions: listAvailableActions(rollover, context) },
      });
    const { action, params: defaultParams } = toAction(happening, rollover, context);
    const parsedAction = parseAction(action, { ...defaultParams, ...params });
    const next = await performAction(call, tx, {
      before: rollover,
      parsedAction,
      context,
      actor: principal.actor,
    });
    return toRolloverView(next, environment, directory);
  },
});
