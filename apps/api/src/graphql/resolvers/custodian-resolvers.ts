import { type CustodianView, custodianQuerySchema, toCustodianView } from "@svc/custodians";
import { requireScope } from "@svc/service-kit";
import { listCustodians, readCustodian } from "../../custodians/custodians.ts";
import { readPage, toConnection } from "../connection.ts";
import type { QueryResolvers } from "../generated/resolver-types.ts";
import type { GraphqlContext } from "../graphql-context.ts";

/** At once where the directory is in memory. @throws Problem `not_found`, `insufficient_scope` */
export function getCustodianView(
  { ctx, principal }: GraphqlContext,
  id: string,
): CustodianView | Promise<CustodianView> {
  const custodian = readCustodian(ctx, principal, id);
  return custodian instanceof Promise
    ? custodian.then((found) => toCustodianView(found, ctx.environment))
    : toCustodianView(custodian, ctx.environment);
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
