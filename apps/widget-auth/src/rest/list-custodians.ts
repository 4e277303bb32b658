import { custodianQuerySchema, custodianSchema, listCustodians, toCustodianView } from "@svc/custodians";
import { keepable, listSchema } from "@svc/service-kit";
import { defineEndpoint } from "./define-endpoint.ts";
import { EXAMPLES } from "./examples.ts";

export const listCustodiansEndpoint = defineEndpoint({
  operationId: "listCustodians",
  method: "GET",
  path: "/api/widget/custodians",
  summary: "Browse and search custodians",
  credentials: ["session", "pk"],
  scope: "widget:custodians",
  query: custodianQuerySchema,
  examples: EXAMPLES.listCustodians,
  responses: {
    200: { description: "One page of custodians.", schema: listSchema(custodianSchema), headers: ["ETag"] },
  },
  errors: ["origin_not_allowed"],
  async handle(ctx, { query }) {
    const { items, hasMore, nextCursor, ...kept } = await listCustodians(ctx.custodians, query);
    const data = items.map((custodian) => toCustodianView(custodian, ctx.environment));
    const body = { object: "list", data, hasMore, nextCursor };
    return keepable({ body, ...kept });
  },
});
