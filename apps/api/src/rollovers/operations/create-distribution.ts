import { write } from "../../context/define-operation.ts";
import { writeDistribution } from "../distributions/create-distribution.ts";
import { explainDistribution } from "../distributions/destination-error.ts";
import { distribution, distributionBody } from "../distributions/distribution-examples.ts";
import { distributionInputSchema } from "../distributions/distribution-input.ts";
import {
  distributionPayload,
  distributionSchema,
  toDistributionView,
} from "../distributions/distribution-view.ts";
import { readDraftFacts } from "../drafts/draft-rollover.ts";
import { emitDistributionEvent } from "../store/distribution.ts";

export const createDistribution = write({
  name: "createDistribution",
  summary: "Create a distribution",
  description:
    "Creates draft rollovers for all money that leaves one account at the same time, whatever its destinations. Creates all of them or none, and errors name the destination. Pre-tax and after-tax money is allocated to the destinations by IRS Notice 2014-54. With several destinations, the participant can choose how much of each goes where.",
  scope: "rollovers:write",
  input: distributionInputSchema,
  view: distributionSchema,
  example: { input: distributionBody, view: distribution },
  responses: { 201: "The new distribution." },
  errors: ["not_found", "duplicate_rollover", "rollover_not_permitted"],
  rest: "POST /v1/distributions",
  location: ({ id }) => `/v1/distributions/${id}`,
  graphql: { mutation: "createDistribution", payload: distributionPayload },
  explain: explainDistribution,
  prepare: (call) => readDraftFacts(call, call.principal.organizationId),
  async run(call, input, facts) {
    const created = await writeDistribution(call, call.tx, { owner: call.principal, input, facts });
    emitDistributionEvent(call, created.distribution);
    const rollovers = new Map(created.rollovers.map((rollover) => [rollover.id, rollover]));
    return toDistributionView(created.distribution, rollovers, call.environment);
  },
});
