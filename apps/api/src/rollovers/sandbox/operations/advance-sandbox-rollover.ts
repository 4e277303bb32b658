import { rolloverStateSchema } from "@svc/rollover-rules/rollover-enums";
import { listAvailableActions } from "@svc/rollover-rules/workflow/guards";
import { Problem } from "@svc/service-kit/errors";
import { requireVersion } from "@svc/service-kit/http";
import { z } from "zod";
import { write } from "../../../context/define-operation.ts";
import { parseAction, performAction, planAction } from "../../actions/perform-action.ts";
import { lockForChange } from "../../changes/lock-for-change.ts";
import { inReview } from "../../views/rollover-examples.ts";
import { rolloverEtag, rolloverPayload, rolloverSchema, toRolloverView } from "../../views/rollover-view.ts";
import { findLegalPath } from "../legal-path.ts";

export const advanceSandboxRollover = write({
  name: "advanceSandboxRollover",
  summary: "Advance a rollover one step or to a given state",
  description:
    "Performs the next action with sample values, as a custodian or your operations team would. Works only in the test environment.",
  scope: "sandbox:write",
  id: "rol",
  input: z.strictObject({
    to: rolloverStateSchema
      .optional()
      .describe("The state to reach through allowed transitions. Default: one step toward completion."),
  }),
  inputOptional: true,
  view: rolloverSchema,
  example: { input: {}, view: inReview },
  responses: { 200: "The rollover after the call." },
  errors: ["invalid_transition", "rollover_not_permitted", "history_mismatch"],
  ifMatch: true,
  rest: "POST /v1/sandbox/rollovers/{id}/advance",
  onlyIn: "test",
  etag: rolloverEtag,
  graphql: {
    mutation: "advanceSandboxRollover",
    description: "Advances a rollover one step, or to a given state through allowed transitions. Test only.",
    payload: rolloverPayload,
  },
  prepare: ({ custodians }) => custodians.get(),
  async run(call, { id, to }, directory) {
    const { tx, principal, ifMatch, environment } = call;
    const rolloverRef = { organizationId: principal.organizationId, rolloverId: id };
    const { rollover, context } = await lockForChange(call, tx, { ...rolloverRef, directory });
    requireVersion(rollover, ifMatch);
    const path = findLegalPath(rollover, to ?? "completed", context);
    if (!path || (path.length === 0 && to === undefined)) {
      // Throw the specific reason for a draft that the rules reject.
      if (rollover.state === "draft")
        planAction(rollover, parseAction("submit", { consentReference: "sandbox" }), context);
      throw new Problem(
        "invalid_transition",
        `No allowed path leads from ${rollover.state} to ${to ?? "completed"}.`,
        {
          extensions: { state: rollover.state, allowedActions: listAvailableActions(rollover, context) },
        },
      );
    }
    let current = rollover;
    for (const step of to === undefined ? path.slice(0, 1) : path) {
      current = await performAction(call, tx, {
        before: current,
        parsedAction: step,
        context,
        actor: principal.actor,
      });
    }
    return toRolloverView(current, environment, directory);
  },
});
