import { decodeCursor, listQueryFields } from "@svc/service-kit/lists";
import { z } from "zod";
import { type ApiCall, list } from "../../context/define-operation.ts";
import { defineSummary } from "../../context/selection.ts";
import { distribution } from "../distributions/distribution-examples.ts";
import { distributionSchema, toDistributionView } from "../distributions/distribution-view.ts";
import { distributionExpansions } from "../selection/distribution-expansions.ts";
import { countDistributions, listDistributionPage, readRolloversById } from "../store/distribution-store.ts";

const { viewFields, summary } = defineSummary(distributionSchema, [
  "moneySources",
  "paidToParticipant",
  "destinations",
]);

export const listDistributions = list({
  name: "listDistributions",
  summary: "List distributions, newest first",
  description: "Each distribution is listed with the destinations of its money.",
  scope: "rollovers:read",
  scopesFor: distributionExpansions.scopesFor,
  input: z.strictObject({ ...listQueryFields, ...viewFields, ...distributionExpansions.expandFields }),
  view: distributionSchema,
  example: { view: distribution },
  responses: { 200: "One page of distributions." },
  errors: [],
  rest: "GET /v1/distributions",
  graphql: {
    query: "distributions",
    count: ({ db, principal }: ApiCall) => countDistributions(db.sql, principal.organizationId, {}),
  },
  selection: { summary, expansions: distributionExpansions.expansions },
  async run({ db, principal: { organizationId }, environment }, { limit, cursor }) {
    const after = decodeCursor(cursor, "dst");
    const { items, hasMore } = await listDistributionPage(db.sql, organizationId, { after, limit });
    const ids = items.flatMap(({ rolloverIds }) => rolloverIds);
    const rollovers = await readRolloversById(db.sql, organizationId, ids);
    return { items: items.map((item) => toDistributionView(item, rollovers, environment)), hasMore };
  },
});
