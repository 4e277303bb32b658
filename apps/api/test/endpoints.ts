import type { Scope } from "@svc/keys";
import type { Test } from "supertest";
import { operationsIn } from "../src/transport/operations.ts";
import type { TestApi } from "./start-test-api.ts";

export interface Endpoint {
  name: string;
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: string;
  hasFile?: boolean;
  /** Undefined if any key is accepted. */
  scope: Scope | undefined;
}

const UNKNOWN_ID_SUFFIX = "01h2xcejqtf2nbrexx3vqjhp41";

/** Lists every REST operation, with IDs that do not exist, and the GraphQL endpoint. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...operationsIn("test").map(({ rest, id, scope, ...operation }): Endpoint => {
    const route = rest.replace("{id}", `${id}_${UNKNOWN_ID_SUFFIX}`);
    const [method, path] = route.split(" ") as [Endpoint["method"], string];
    return { name: `${method} ${path}`, method, path, scope, hasFile: "file" in operation };
  }),
  { name: "POST /graphql", method: "POST", path: "/graphql", scope: undefined },
  { name: "GET /graphql", method: "GET", path: "/graphql?query={__typename}", scope: undefined },
];

export function callEndpoint(api: TestApi, endpoint: Endpoint, headers: Record<string, string>): Test {
  const method = endpoint.method.toLowerCase() as Lowercase<Endpoint["method"]>;
  if (endpoint.hasFile) return api.call(method, endpoint.path, null).set(headers).field("type", "other");
  const call = api.call(method, endpoint.path, null).set("Content-Type", "application/json").set(headers);
  return endpoint.method === "GET"
    ? call
    : call.send(endpoint.path === "/graphql" ? '{"query":"{__typename}"}' : "{}");
}
