import type { Environment } from "@svc/keys";
import type { Resolvers } from "../generated/resolver-types.ts";
import { DateTime, JSONObject, Money } from "../scalars.ts";
import { accountMutations, accountQueries } from "./account-resolvers.ts";
import { apiKeyMutations, apiKeyQueries } from "./api-key-resolvers.ts";
import { custodianQueries } from "./custodian-resolvers.ts";
import { eventQueries } from "./event-queries.ts";
import { nodeQueries, nodeType } from "./node-query.ts";
import { rolloverMutations } from "./rollover-mutations.ts";
import { rolloverFields, rolloverQueries, rolloverSideFields } from "./rollover-queries.ts";
import { sandboxMutations } from "./sandbox-mutations.ts";
import { webhookMutations } from "./webhook-mutations.ts";
import {
  webhookAttemptFields,
  webhookDeliveryFields,
  webhookEndpointFields,
  webhookQueries,
} from "./webhook-queries.ts";

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
    Node: { __resolveType: nodeType },
    Query: {
      ...nodeQueries,
      ...rolloverQueries,
      ...accountQueries,
      ...custodianQueries,
      ...apiKeyQueries,
      ...webhookQueries,
      ...eventQueries,
    },
    Mutation: {
      ...rolloverMutations,
      ...accountMutations,
      ...apiKeyMutations,
      ...webhookMutations,
      ...(environment === "test" ? sandboxMutations : {}),
    },
    Rollover: rolloverFields,
    RolloverSide: rolloverSideFields,
    WebhookEndpoint: webhookEndpointFields,
    WebhookDelivery: webhookDeliveryFields,
    WebhookAttempt: webhookAttemptFields,
  };
}
