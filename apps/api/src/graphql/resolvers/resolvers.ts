import { toAccountView } from "@svc/accounts";
import type { Environment } from "@svc/keys";
import { notFound } from "@svc/service-kit";
import { getAccount } from "../../accounts/accounts.ts";
import { getRollover } from "../../rollovers/get-rollover.ts";
import { toRolloverView } from "../../rollovers/rollover-view.ts";
import type { QueryResolvers, Resolvers } from "../generated/resolver-types.ts";
import { DateTime, JSONObject, Money } from "../scalars.ts";
import { accountMutations, accountQueries } from "./account-resolvers.ts";
import { apiKeyMutations, apiKeyQueries } from "./api-key-resolvers.ts";
import { custodianQueries, getCustodianView } from "./custodian-resolvers.ts";
import { rolloverMutations } from "./rollover-mutations.ts";
import { rolloverFields, rolloverQueries, rolloverSideFields } from "./rollover-queries.ts";
import { sandboxMutations } from "./sandbox-mutations.ts";

const NODE_TYPES = { rollover: "Rollover", account: "Account", custodian: "Custodian" } as const;

const nodeQueries: QueryResolvers = {
  async node(_parent, { id }, context) {
    const { ctx, principal } = context;
    const [prefix] = id.split("_");
    if (prefix === "rol") return toRolloverView(await getRollover(ctx, principal, id), ctx.environment);
    if (prefix === "acct") return toAccountView(await getAccount(ctx, principal, id), ctx.environment);
    if (prefix === "cus") return getCustodianView(context, id);
    throw notFound("node");
  },
};

/** Every resolver of an environment; those that only read a field of a view need none. */
export function resolversOf(environment: Environment): Resolvers {
  return {
    DateTime,
    Money,
    JSONObject,
    AccountType: {
      roth_ira: "roth_ira",
      traditional_ira: "traditional_ira",
      simple_ira: "simple_ira",
      sep_ira: "sep_ira",
      governmental_457b: "governmental_457b",
      qualified_plan: "qualified_plan",
      plan_403b: "403b",
      designated_roth: "designated_roth",
    },
    Node: { __resolveType: (view) => NODE_TYPES[view.object] },
    Query: { ...nodeQueries, ...rolloverQueries, ...accountQueries, ...custodianQueries, ...apiKeyQueries },
    Mutation: {
      ...rolloverMutations,
      ...accountMutations,
      ...apiKeyMutations,
      ...(environment === "test" ? sandboxMutations : {}),
    },
    Rollover: rolloverFields,
    RolloverSide: rolloverSideFields,
  };
}
