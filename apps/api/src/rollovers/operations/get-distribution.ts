import { notFound } from "@svc/service-kit/errors";
import { z } from "zod";
import { read } from "../../context/define-operation.ts";
import { distribution } from "../distributions/distribution-examples.ts";
import { distributionSchema, toDistributionView } from "../distributions/distribution-view.ts";
import { distributionExpansions } from "../selection/distribution-expansions.ts";
import { findDistribution, readRolloversById } from "../store/distribution-store.ts";

export const getDistribution = read({
  name: "getDistribution",
  summary: "Retrieve a distribution",
  description: "Shows the destinations, the cash part and the tax treatment of the distribution.",
  scope: "rollovers:read",
  scopesFor: distributionExpansions.scopesFor,
  id: "dst",
  input: z.strictObject(distributionExpansions.expandFields),
  view: distributionSchema,
  example: { view: distribution },
  responses: { 200: "The distribution and the state of each rollover." },
  errors: [],
  selection: { expansions: distributionExpansions.expansions },
  rest: "GET /v1/distributions/{id}",
  graphql: { query: "distribution", isNode: true },
  async run({ db, principal: { organizationId }, environment }, { id }) {
    const storedDistribution = await findDistribution(db.sql, organizationId, id);
    if (!storedDistribution) throw notFound("distribution");
    const rollovers = await readRolloversById(db.sql, organizationId, storedDistribution.rolloverIds);
    return toDistributionView(storedDistribution, rollovers, environment);
  },
});
