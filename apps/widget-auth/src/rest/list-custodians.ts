import { custodianQuerySchema, custodianSchema, listCustodians, toCustodianView } from "@svc/custodians";
import { listSchema } from "@svc/service-kit";
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
  responses: { 200: { description: "One page of custodians.", schema: listSchema(custodianSchema) } },
  errors: ["origin_not_allowed"],
  async handle(ctx, { query }) {
    const page = await listCustodians(ctx.custodians, query);
    return {
      status: 200,
      body: {
        object: "list",
        data: page.items.map((custodian) => toCustodianView(custodian, ctx.environment)),
        hasMore: page.hasMore,
        nextCursor: page.nextCursor,
      },
    };
  },
});
