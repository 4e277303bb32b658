import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { ApolloServer } from "@apollo/server";
import { expressMiddleware } from "@as-integrations/express5";
import { describe, expect, it } from "@jest/globals";
import { useResource } from "@svc/testing";
import express from "express";
import { type AuditResult, serverAudits } from "graphql-http";
import { useTestApi } from "../start-test-api.ts";

// The API must pass all MUST audits of GraphQL over HTTP. In the others, it must not be worse than a default
// Apollo Server.

const SEVERITIES = { ok: 0, notice: 1, warn: 2, error: 3 };
const listAudits = (url: string, headers: Record<string, string>) =>
  serverAudits({
    url,
    fetchFn: (input: string, init: RequestInit = {}) =>
      fetch(input, { ...init, headers: { ...(init.headers as object), ...headers } }),
  });

async function startDefaultApollo() {
  const server = new ApolloServer({ typeDefs: "type Query { none: String }" });
  await server.start();
  const app = express().use("/graphql", express.json(), expressMiddleware(server));
  const http = createServer(app);
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const { port } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/graphql`,
    stop: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
      await server.stop();
    },
  };
}

describe("GraphQL over HTTP", () => {
  const api = useTestApi();
  const defaultApollo = useResource(startDefaultApollo);

  const run = async (id: string, url: string, headers: Record<string, string>): Promise<AuditResult> => {
    const audit = listAudits(url, headers).find((candidate) => candidate.id === id);
    if (!audit) throw new Error(`unknown audit ${id}`);
    const result = await audit.fn();
    if ("response" in result) await result.response.text().catch(() => "");
    return result;
  };
  const allAudits = listAudits("http://localhost", {});

  it("has more than 55 audits, and more than 10 of them are MUST audits", () => {
    expect(allAudits.length).toBeGreaterThan(55);
    expect(allAudits.filter(({ name }) => name.startsWith("MUST")).length).toBeGreaterThan(10);
  });

  it.each(allAudits.map(({ id, name }) => ({ id, name })))("$id $name", async ({ id, name }) => {
    const preflight = { "apollo-require-preflight": "1" };
    const [own, apollo] = await Promise.all([
      run(id, `${api.url}/graphql`, { ...preflight, Authorization: `Bearer ${api.ak.key}` }),
      run(id, defaultApollo.url, preflight),
    ]);
    const reason = "reason" in own ? own.reason : "";
    const outcome = `API: ${own.status} ${reason}, Apollo's: ${apollo.status}`;
    expect([outcome, SEVERITIES[own.status] <= SEVERITIES[apollo.status]]).toEqual([outcome, true]);
    if (name.startsWith("MUST")) expect([outcome, own.status]).toEqual([outcome, "ok"]);
  });
});
