import { type AccountView, toAccountView } from "@svc/accounts";
import type { CustodianView } from "@svc/custodians";
import { notFound } from "@svc/service-kit";
import { getAccount } from "../../accounts/accounts.ts";
import { getRollover } from "../../rollovers/get-rollover.ts";
import { type RolloverView, toRolloverView } from "../../rollovers/rollover-view.ts";
import { getWebhookDelivery } from "../../webhooks/deliveries/deliveries.ts";
import { toEndpointViewFor, type WebhookEndpointView } from "../../webhooks/endpoints/endpoint-view.ts";
import { getWebhookEndpoint } from "../../webhooks/endpoints/endpoints.ts";
import type { EventBody } from "../../webhooks/events/event-body.ts";
import { toEventView } from "../../webhooks/events/event-view.ts";
import { getEvent } from "../../webhooks/events/events.ts";
import type { NodeResolvers, QueryResolvers } from "../generated/resolver-types.ts";
import type { GraphqlContext } from "../graphql-context.ts";
import { type DeliveryNode, toDeliveryNode } from "../webhook-nodes.ts";
import { getCustodianView } from "./custodian-resolvers.ts";

type AnyNode = RolloverView | AccountView | CustodianView | WebhookEndpointView | DeliveryNode | EventBody;
type Read = (id: string, context: GraphqlContext) => AnyNode | Promise<AnyNode>;

/** How a thing is read, by what its id begins with. */
const READS: ReadonlyMap<string, Read> = new Map<string, Read>([
  [
    "rol",
    async (id, { ctx, principal }) => toRolloverView(await getRollover(ctx, principal, id), ctx.environment),
  ],
  [
    "acct",
    async (id, { ctx, principal }) => toAccountView(await getAccount(ctx, principal, id), ctx.environment),
  ],
  ["cus", (id, context) => getCustodianView(context, id)],
  [
    "whe",
    async (id, { ctx, principal }) =>
      toEndpointViewFor(principal, await getWebhookEndpoint(ctx, principal, id), ctx.environment),
  ],
  [
    "whd",
    async (id, { ctx, principal }) =>
      toDeliveryNode(await getWebhookDelivery(ctx, principal, id), ctx.environment),
  ],
  ["evt", async (id, { ctx, principal }) => toEventView(await getEvent(ctx, principal, id), ctx.environment)],
]);

export const nodeQueries: QueryResolvers = {
  node(_parent, { id }, context) {
    const read = READS.get(id.split("_")[0] ?? "");
    if (!read) throw notFound("node");
    return read(id, context);
  },
};

const TYPES = {
  rollover: "Rollover",
  account: "Account",
  custodian: "Custodian",
  webhook_endpoint: "WebhookEndpoint",
  webhook_delivery: "WebhookDelivery",
  event: "Event",
} as const;

export const nodeType: NodeResolvers["__resolveType"] = (view) => TYPES[view.object];
