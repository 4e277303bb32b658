import { custodianQuerySchema, custodianSchema, toCustodianView } from "@svc/custodians";
import { keepable, listSchema } from "@svc/service-kit";
import { listCustodians } from "../../custodians/custodians.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";

export const listCustodiansEndpoint = defineEndpoint({
  operationId: "listCustodians",
  method: "GET",
  path: "/v1/custodians",
  summary: "Browse and search custodians",
  credentials: ["ak"],
  scope: "custodians:read",
  query: custodianQuerySchema,
  examples: EXAMPLES.listCustodians,
  responses: {
    200: { description: "One page of custodians.", schema: listSchema(custodianSchema), headers: ["ETag"] },
  },
  errors: [],
  async handle(ctx, { principal, query }) {
    const { items, hasMore, nextCursor, ...kept } = await listCustodians(ctx, principal, query);
    const data = items.map((custodian) => toCustodianView(custodian, ctx.environment));
    const body = { object: "list", data, hasMore, nextCursor };
    return keepable({ body, ...kept });
  },
});
