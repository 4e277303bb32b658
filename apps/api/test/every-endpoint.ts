import type { Scope } from "@svc/keys";
import type { Test } from "supertest";
import type { TestApi } from "./start-test-api.ts";

/** One way in that takes a credential. */
export interface WayIn {
  name: string;
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: string;
  /** The scope that it asks for; undefined where any key may enter. */
  scope: Scope | undefined;
}

function wayIn(method: WayIn["method"], path: string, scope?: Scope): WayIn {
  return { name: `${method} ${path.split("?")[0]}`, method, path, scope };
}

/** Every REST endpoint that the design knows, and GraphQL: what holds of credentials holds at all of them. */
export const WAYS_IN: readonly WayIn[] = [
  wayIn("GET", "/v1/rollovers", "rollovers:read"),
  wayIn("POST", "/v1/rollovers", "rollovers:write"),
  wayIn("GET", "/v1/rollovers/rol_01h2xcejqtf2nbrexx3vqjhp41", "rollovers:read"),
  wayIn("GET", "/v1/rollovers/rol_01h2xcejqtf2nbrexx3vqjhp41/state", "rollovers:read"),
  wayIn("GET", "/v1/rollovers/rol_01h2xcejqtf2nbrexx3vqjhp41/actions", "rollovers:read"),
  wayIn("POST", "/v1/rollovers/rol_01h2xcejqtf2nbrexx3vqjhp41/actions", "rollovers:act"),
  wayIn("GET", "/v1/rollovers/rol_01h2xcejqtf2nbrexx3vqjhp41/timeline", "rollovers:read"),
  wayIn("PATCH", "/v1/rollovers/rol_01h2xcejqtf2nbrexx3vqjhp41", "rollovers:write"),
  wayIn("POST", "/v1/rollovers/eligibility", "rollovers:read"),
  wayIn("GET", "/v1/rollovers/export", "rollovers:read"),
  wayIn("GET", "/v1/accounts", "accounts:read"),
  wayIn("POST", "/v1/accounts", "accounts:write"),
  wayIn("GET", "/v1/accounts/acct_01h2xcejqtf2nbrexx3vqjhp41", "accounts:read"),
  wayIn("PATCH", "/v1/accounts/acct_01h2xcejqtf2nbrexx3vqjhp41", "accounts:write"),
  wayIn("DELETE", "/v1/accounts/acct_01h2xcejqtf2nbrexx3vqjhp41", "accounts:write"),
  wayIn("GET", "/v1/custodians", "custodians:read"),
  wayIn("GET", "/v1/custodians/cus_01h2xcejqtf2nbrexx3vqjhp41", "custodians:read"),
  wayIn("GET", "/v1/api-keys", "keys:read"),
  wayIn("GET", "/v1/api-keys/current"),
  wayIn("POST", "/v1/api-keys/rotate", "keys:rotate"),
  wayIn("GET", "/v1/webhook-endpoints", "webhooks:read"),
  wayIn("POST", "/v1/webhook-endpoints", "webhooks:write"),
  wayIn("GET", "/v1/webhook-endpoints/whe_01h2xcejqtf2nbrexx3vqjhp41", "webhooks:read"),
  wayIn("PATCH", "/v1/webhook-endpoints/whe_01h2xcejqtf2nbrexx3vqjhp41", "webhooks:write"),
  wayIn("DELETE", "/v1/webhook-endpoints/whe_01h2xcejqtf2nbrexx3vqjhp41", "webhooks:write"),
  wayIn("GET", "/v1/webhook-endpoints/whe_01h2xcejqtf2nbrexx3vqjhp41/secret", "webhooks:write"),
  wayIn("POST", "/v1/webhook-endpoints/whe_01h2xcejqtf2nbrexx3vqjhp41/rotate-secret", "webhooks:write"),
  wayIn("POST", "/v1/webhook-endpoints/whe_01h2xcejqtf2nbrexx3vqjhp41/test", "webhooks:write"),
  wayIn("GET", "/v1/webhook-endpoints/whe_01h2xcejqtf2nbrexx3vqjhp41/stats", "webhooks:read"),
  wayIn("GET", "/v1/webhook-endpoints/whe_01h2xcejqtf2nbrexx3vqjhp41/deliveries", "webhooks:read"),
  wayIn("GET", "/v1/webhook-endpoints/whe_01h2xcejqtf2nbrexx3vqjhp41/recover", "webhooks:read"),
  wayIn("POST", "/v1/webhook-endpoints/whe_01h2xcejqtf2nbrexx3vqjhp41/recover", "webhooks:write"),
  wayIn("GET", "/v1/deliveries/whd_01h2xcejqtf2nbrexx3vqjhp41", "webhooks:read"),
  wayIn("GET", "/v1/events", "events:read"),
  wayIn("GET", "/v1/events/evt_01h2xcejqtf2nbrexx3vqjhp41", "events:read"),
  wayIn("POST", "/v1/events/evt_01h2xcejqtf2nbrexx3vqjhp41/redeliver", "webhooks:write"),
  wayIn("GET", "/v1/event-types", "events:read"),
  wayIn("POST", "/v1/sandbox/rollovers/rol_01h2xcejqtf2nbrexx3vqjhp41/advance", "sandbox:write"),
  wayIn("POST", "/v1/sandbox/rollovers/rol_01h2xcejqtf2nbrexx3vqjhp41/simulate", "sandbox:write"),
  wayIn("POST", "/v1/sandbox/clock/advance", "sandbox:write"),
  wayIn("POST", "/graphql"),
  wayIn("GET", "/graphql?query={__typename}"),
];

/** Calls a way in with these headers and, where it takes one, a body that is empty. */
export function enter(api: TestApi, way: WayIn, headers: Record<string, string>): Test {
  const method = way.method.toLowerCase() as Lowercase<WayIn["method"]>;
  const call = api.call(method, way.path, null).set("Content-Type", "application/json").set(headers);
  return way.method === "GET" ? call : call.send(way.path === "/graphql" ? '{"query":"{__typename}"}' : "{}");
}
