import { ACTION_PARAMS } from "@svc/rollover-rules/workflow/action-params";
import { write } from "../../context/define-operation.ts";
import { changeDistribution } from "../distributions/change-distribution.ts";
import { explainDistribution } from "../distributions/destination-error.ts";
import { submittedDistribution } from "../distributions/distribution-examples.ts";
import {
  distributionPayload,
  distributionSchema,
  toDistributionView,
} from "../distributions/distribution-view.ts";
import { emitDistributionEvent } from "../store/distribution.ts";

const SUBMIT_ALL = {
  action: "submit",
  allowedStates: ["draft"],
  nextState: "submitted",
  skipsEnded: false,
} as const;

export const submitDistribution = write({
  name: "submitDistribution",
  summary: "Submit a distribution",
  description:
    "Submits all rollovers of the distribution or none, with a consent obtained elsewhere. If one rollover cannot be submitted, the error names its destination.",
  scope: "rollovers:act",
  id: "dst",
  input: ACTION_PARAMS.submit,
  view: distributionSchema,
  example: { input: { consentReference: "consent-9" }, view: submittedDistribution },
  responses: { 200: "The updated distribution." },
  errors: ["invalid_transition", "rollover_not_permitted", "consent_insufficient", "history_mismatch"],
  rest: "POST /v1/distributions/{id}/submit",
  graphql: { mutation: "submitDistribution", payload: distributionPayload },
  explain: explainDistribution,
  prepare: (call) => call.custodians.get(),
  async run(call, { id, ...params }, directory) {
    const { distribution, rollovers } = await changeDistribution(call, id, {
      action: { ...SUBMIT_ALL, params },
      directory,
    });
    emitDistributionEvent(call, distribution);
    return toDistributionView(distribution, rollovers, call.environment);
  },
});
