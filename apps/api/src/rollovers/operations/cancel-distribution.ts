import { ACTION_PARAMS } from "@svc/rollover-rules/workflow/action-params";
import { write } from "../../context/define-operation.ts";
import { changeDistribution } from "../distributions/change-distribution.ts";
import { explainDistribution } from "../distributions/destination-error.ts";
import { cancelledDistribution } from "../distributions/distribution-examples.ts";
import {
  distributionPayload,
  distributionSchema,
  toDistributionView,
} from "../distributions/distribution-view.ts";
import { emitDistributionEvent } from "../store/distribution.ts";

const CANCEL_ALL = {
  action: "cancel",
  allowedStates: ["draft", "submitted"],
  nextState: "cancelled",
  skipsEnded: true,
} as const;

export const cancelDistribution = write({
  name: "cancelDistribution",
  summary: "Cancel a distribution",
  description:
    "Cancels all rollovers of the distribution or none. Not allowed once money has left or a rollover is completed. Rollovers that ended in another way stay unchanged.",
  scope: "rollovers:act",
  id: "dst",
  input: ACTION_PARAMS.cancel,
  view: distributionSchema,
  example: { input: { reason: "Changed their mind." }, view: cancelledDistribution },
  responses: { 200: "The updated distribution." },
  errors: ["invalid_transition", "history_mismatch"],
  rest: "POST /v1/distributions/{id}/cancel",
  graphql: { mutation: "cancelDistribution", payload: distributionPayload },
  explain: explainDistribution,
  prepare: (call) => call.custodians.get(),
  async run(call, { id, ...params }, directory) {
    const { distribution, rollovers } = await changeDistribution(call, id, {
      action: { ...CANCEL_ALL, params },
      directory,
    });
    emitDistributionEvent(call, distribution);
    return toDistributionView(distribution, rollovers, call.environment);
  },
});
