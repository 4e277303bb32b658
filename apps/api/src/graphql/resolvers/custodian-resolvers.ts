import { type CustodianView, custodianQuerySchema, toCustodianView } from "@svc/custodians";
import { requireScope } from "@svc/service-kit";
import { getCustodian, listCustodians } from "../../custodians/custodians.ts";
import { readPage, toConnection } from "../connection.ts";
import type { QueryResolvers } from "../generated/resolver-types.ts";
import type { GraphqlContext } from "../graphql-context.ts";

/** @throws Problem `not_found`, `insufficient_scope` */
export async function getCustodianView(
  { ctx, principal }: GraphqlContext,
  id: string,
): Promise<CustodianView> {
  return toCustodianView(await getCustodian(ctx, principal, id), ctx.environment);
}

export const custodianQueries: QueryResolvers = {
  custodian: (_parent, { id }, context) => getCustodianView(context, id),

  async custodians(_parent, args, { ctx, principal }) {
    requireScope(principal, "custodians:read");
    const page = await readPage(custodianQuerySchema, args, (query) => listCustodians(ctx, principal, query));
    return toConnection(
      page,
      (_custodian, index) => page.cursors[index] ?? "",
      (custodian) => toCustodianView(custodian, ctx.environment),
    );
  },
};
