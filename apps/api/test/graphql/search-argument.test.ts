import { beforeAll, describe, expect, it } from "@jest/globals";
import { useTestApi } from "../start-test-api.ts";
import { buildWebhookOwner, type WebhookOwner } from "../webhooks/webhook-calls.ts";
import { runGraphql } from "./graphql-calls.ts";
import { SCHEMA } from "./select-all.ts";

interface SearchPage {
  edges: { cursor: string; node: { id: string } }[];
}

describe("The search text of a list", () => {
  const api = useTestApi();
  let owner: WebhookOwner;
  let rolloverId: string;
  beforeAll(async () => {
    owner = await buildWebhookOwner(api);
    rolloverId = await owner.createRollover();
    await owner.createRollover();
    const plan = {
      ein: "12-3456789",
      planNumber: "001",
      name: "Fidelity Plan",
      accountType: "qualified_plan",
    };
    await owner.send("post", "plans", plan).expect(201);
    const funds = { amount: "80000.00", receivedOn: "2026-06-15", method: "check", payerName: "Fidelity" };
    await owner.send("post", "incoming-funds", funds).expect(201);
    await api.db.pool.query("UPDATE rollovers SET external_id = 'x-1' WHERE id = $1", [rolloverId]);
  });

  const read = (list: string, args: string) =>
    runGraphql<Record<string, SearchPage>>(
      api,
      `{ found: ${list}(${args}) { edges { cursor node { id } } } }`,
      {},
      owner.key,
    );

  it.each([
    ["the argument q", 'q: "x-1"'],
    ["the deprecated filter.q", 'filter: {q: "x-1"}'],
    ["both, if they are equal", 'q: "x-1", filter: {q: "x-1"}'],
    ["both, if one is null", 'q: null, filter: {q: "x-1"}'],
    ["the argument q and other filters", 'q: "x-1", filter: {state: draft}'],
  ])("is accepted as %s", async (_, args) => {
    const { data, errors } = await read("rollovers", args);
    expect(errors).toEqual([]);
    expect(data.found?.edges.map(({ node }) => node.id)).toEqual([rolloverId]);
  });

  it.each(["custodians", "plans", "incomingFunds"])("finds %s by either argument", async (list) => {
    const [argument, filter] = [
      await read(list, 'q: "Fidelity"'),
      await read(list, 'filter: {q: "Fidelity"}'),
    ];
    expect(argument.errors).toEqual([]);
    expect(argument.data.found?.edges).not.toEqual([]);
    expect(argument.data).toEqual(filter.data);
  });

  it("returns the same pages with either argument", async () => {
    const first = await read("custodians", 'q: "trust", first: 1');
    const after = first.data.found?.edges[0]?.cursor;
    const pages = [
      await read("custodians", `q: "trust", first: 1, after: "${after}"`),
      await read("custodians", `filter: {q: "trust"}, first: 1, after: "${after}"`),
    ];
    expect(pages[0]?.errors).toEqual([]);
    expect(pages[0]?.data.found?.edges).toHaveLength(1);
    expect(pages[0]?.data).toEqual(pages[1]?.data);
  });

  it.each([
    ["q", 'q: "x-1", filter: {q: "x-2"}'],
    ["q", 'q: "x"'],
    ["filter.q", 'filter: {q: "x"}'],
  ])("is rejected, naming %s, for %s", async (parameter, args) => {
    const { data, errors } = await read("rollovers", args);
    expect(data).toBeNull();
    expect(errors[0]?.extensions).toMatchObject({ code: "invalid_request", errors: [{ parameter }] });
  });

  it("has filter.q marked as deprecated, with the replacement", () => {
    for (const name of ["RolloverFilter", "CustodianFilter", "PlanFilter", "IncomingFundsFilter"]) {
      const type = SCHEMA.getType(name);
      const fields = type && "getFields" in type ? type.getFields() : {};
      expect(fields.q).toMatchObject({ deprecationReason: "Use the argument `q` of the list." });
    }
  });
});
