import type { Scope } from "@svc/keys";
import type { Test } from "supertest";
import { operationsIn } from "../src/operations.ts";
import type { TestApi } from "./start-test-api.ts";

export interface WayIn {
  name: string;
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: string;
  hasFile?: boolean;
  /** Required scope; undefined if any key is accepted. */
  scope: Scope | undefined;
}

const SUFFIX = "01h2xcejqtf2nbrexx3vqjhp41";

export const WAYS_IN: readonly WayIn[] = [
  ...operationsIn("test").map(({ rest, id, scope, ...operation }): WayIn => {
    const [method, path] = rest.replace("{id}", `${id}_${SUFFIX}`).split(" ") as [WayIn["method"], string];
    return { name: `${method} ${path}`, method, path, scope, hasFile: "file" in operation };
  }),
  { name: "POST /graphql", method: "POST", path: "/graphql", scope: undefined },
  { name: "GET /graphql", method: "GET", path: "/graphql?query={__typename}", scope: undefined },
];

export function enter(api: TestApi, way: WayIn, headers: Record<string, string>): Test {
  const method = way.method.toLowerCase() as Lowercase<WayIn["method"]>;
  if (way.hasFile) return api.call(method, way.path, null).set(headers).field("type", "other");
  const call = api.call(method, way.path, null).set("Content-Type", "application/json").set(headers);
  return way.method === "GET" ? call : call.send(way.path === "/graphql" ? '{"query":"{__typename}"}' : "{}");
}
