import { beforeAll, describe, expect, it } from "@jest/globals";
import { buildKey } from "@svc/testing";
import pino from "pino";
import { cancel, createErasableAccount, createRolloverFor, erase } from "../erasable-account.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { runGraphql } from "../graphql/graphql-calls.ts";
import { useTestApi } from "../start-test-api.ts";

const PEOPLE = {
  grace: { firstName: "Grace", lastName: "Hopper", email: "Grace.Hopper@Example.com", externalId: "emp-17" },
  gracie: { firstName: "Gracie", lastName: "Hop per", externalId: "emp-18" },
  percent: { firstName: "A%b_c", lastName: "O'Brien-Ñuñez", externalId: "emp-19" },
  cyrillic: { lastName: "Ковалевская", firstName: "Софья", externalId: "emp-20" },
};

describe("POST /v1/rollovers/search", () => {
  const logLines: string[] = [];
  const log = pino({ level: "trace" }, { write: (line) => void logLines.push(line) });
  const api = useTestApi({ log });
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    for (const [index, [name, person]] of Object.entries(PEOPLE).entries()) {
      const changes = { ssnLast4: undefined, dateOfBirth: undefined, ...person };
      const account = await createErasableAccount(api, api.ak.key, changes);
      ids[name] = await createRolloverFor(api, account.id, { externalId: `Order/${index}` });
    }
    const stranger = await buildKey(api, "ak");
    await createErasableAccount(api, stranger.key, PEOPLE.grace);
  });

  const searchRollovers = (body: object, key?: string) =>
    api.call("post", "/v1/rollovers/search", key).send(body);
  const toNames = (rollovers: { id: string }[]) => {
    const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
    return rollovers.map(({ id }) => names.get(id) ?? id).sort();
  };
  const find = async (q: string, more: object = {}) =>
    toNames((await searchRollovers({ q, ...more }).expect(200)).body.data);

  it.each([
    ["grac", ["grace", "gracie"]],
    ["GRACE h", ["grace"]],
    ["gracie hop", ["gracie"]],
    ["Grace Hopper", ["grace"]],
    ["hopper", ["grace"]],
    ["Hopper, Grace", ["grace"]],
    ["  hop  ", ["grace", "gracie"]],
    ["opper", []],
    ["a%", ["percent"]],
    ["%b", []],
    ["a%b_", ["percent"]],
    ["a_b", []],
    ["__", []],
    ["o'b", ["percent"]],
    ["o''b", []],
    ["\\\\", []],
    ["ко", ["cyrillic"]],
    ["Ковалевская с", ["cyrillic"]],
    ["grace.hopper@example.com", ["grace"]],
    [" GRACE.HOPPER@EXAMPLE.COM", ["grace"]],
    ["grace.hopper@example", []],
    ["hopper@example.com", []],
    ["Order/2", ["percent"]],
    ["order/2", []],
    ["emp-20", ["cyrillic"]],
    // The last four characters of source account numbers.
    ["8877", ["cyrillic", "grace", "gracie", "percent"]],
    ["887", []],
    ["****", []],
  ])("200 for %j finds %j", async (q, expectedNames) => {
    expect(await find(q)).toEqual(expectedNames);
  });

  it("200 filters, sorts and pages through the hits", async () => {
    await cancel(api, ids.gracie ?? "");
    expect(await find("hop", { pendingOn: "integrator" })).toEqual(["grace"]);
    expect(await find("hop", { states: ["cancelled", "completed"] })).toEqual(["gracie"]);
    expect(await find("hop", { state: "draft", sort: "deadline" })).toEqual(["grace"]);
    const search = { q: "8877", sort: "updated", limit: 3 };
    const first = (await searchRollovers(search).expect(200)).body;
    expect(first).toMatchObject({ object: "list", hasMore: true });
    expect(toNames(first.data.slice(0, 1))).toEqual(["gracie"]);
    const secondPage = (await searchRollovers({ ...search, cursor: first.nextCursor }).expect(200)).body;
    expect(toNames([...first.data, ...secondPage.data])).toEqual(["cyrillic", "grace", "gracie", "percent"]);
    expect((await searchRollovers({ limit: 2 }).expect(200)).body.data).toHaveLength(2);
  });

  it("finds the same rollovers in GraphQL", async () => {
    const document =
      "query ($filter: RolloverFilter) { rollovers(filter: $filter) { edges { node { id } } } }";
    const variables = { filter: { q: "Hopper, Gr", sort: "newest", states: ["draft"] } };
    type Data = { rollovers: { edges: { node: { id: string } }[] } };
    const { data } = await runGraphql<Data>(api, document, variables, api.ak.key);
    expect(toNames(data.rollovers.edges.map(({ node }) => node))).toEqual(["grace"]);
  });

  it("422 and 400 name the invalid field, and do not repeat its value", async () => {
    for (const [body, pointer] of [
      [{ q: "" }, "#/q"],
      [{ q: "x" }, "#/q"],
      [{ q: "x".repeat(101) }, "#/q"],
      [{ q: "a\u0000b" }, "#/q"],
      [{ q: "\ud800a" }, "#/q"],
      [{ q: ["hopper"] }, "#/q"],
      [{ q: "123-45-6789" }, "#/q"],
      [{ q: "hop", limit: 0 }, "#/limit"],
      [{ q: "hop", limit: "5" }, "#/limit"],
      [{ q: "hop", limit: 101 }, "#/limit"],
      [{ states: ["draft", "x"] }, "#/states/1"],
      [{ states: "draft" }, "#/states"],
      [{ overdue: "perhaps" }, "#/overdue"],
      [{ organizationId: "org_1" }, "#/organizationId"],
    ] as const) {
      const response = await searchRollovers(body);
      expect({ body, at: expectIssues(response, "validation_failed") }).toEqual({ body, at: [pointer] });
      expect(response.text).not.toContain("123-45");
    }
    expect(expectIssues(await searchRollovers({ cursor: "x" }), "invalid_request")).toEqual(["cursor"]);
    const { organizationId } = api.ak;
    const { key } = await buildKey(api, "ak", { organizationId, scopes: ["accounts:read"] });
    expectProblem(await searchRollovers({ q: "hop" }, key), "insufficient_scope");
  });

  it("finds no erased participants", async () => {
    const zelda = { firstName: "Zelda", lastName: "Fitzgerald" };
    const account = await createErasableAccount(api, api.ak.key, zelda);
    const id = await createRolloverFor(api, account.id);
    await cancel(api, id);
    expect((await searchRollovers({ q: "fitzgerald" }).expect(200)).body.data).toHaveLength(1);
    await erase(api, account.id).expect(200);
    for (const q of ["fitzgerald", "zelda", "augusta@analytical.example"]) {
      expect(await find(q, { state: "cancelled" })).not.toContain(id);
    }
  });

  it("writes no search text to the log", async () => {
    await searchRollovers({ q: "grace.hopper@example.com" }).expect(200);
    await api.call("get", "/v1/rollovers?q=grace.hopper@example.com").expect(400);
    expect(logLines.length).toBeGreaterThan(0);
    expect(logLines.join("")).not.toMatch(/hopper/i);
  });
});
