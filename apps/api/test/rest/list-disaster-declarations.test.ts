import { describe, expect, it } from "@jest/globals";
import { buildKey, useResource } from "@svc/testing";
import { insertDeclarations } from "../../src/rollovers/tax/disasters/declaration-store.ts";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";

const LOADED_AT = new Date("2026-06-15T12:00:00.000Z");

const buildDeclaration = (id: string, state: string, version = 1) => ({
  id,
  version,
  title: `Storm ${id}`,
  areas: [
    { state, counties: ["North", "South"] },
    { state: "GA", counties: null },
  ],
  startsOn: "2026-01-05",
  postponedUntil: `2026-10-0${version}`,
  source: "IRS announcement",
  loadedAt: LOADED_AT,
});

describe("GET /v1/disaster-declarations", () => {
  const api = useTestApi();
  useResource(async () => {
    await insertDeclarations(api.db.sql, [
      buildDeclaration("DR-9003-TX", "TX"),
      buildDeclaration("DR-9001-FL", "FL"),
      buildDeclaration("DR-9001-FL", "FL", 2),
      buildDeclaration("DR-9002-FL", "FL"),
    ]);
    return { close: async () => {} };
  });
  const call = (query = "", key?: string) => api.call("get", `/v1/disaster-declarations${query}`, key);
  const listIds = async (query = "") => {
    const { body } = await call(query).expect(200);
    return body.data.map(({ id }: { id: string }) => id);
  };

  it("200 returns the latest version of each declaration, sorted by ID", async () => {
    const { body } = await call().expect(200);
    expect(body.data).toEqual(
      [
        buildDeclaration("DR-9001-FL", "FL", 2),
        buildDeclaration("DR-9002-FL", "FL"),
        buildDeclaration("DR-9003-TX", "TX"),
      ].map((one) => ({ ...one, object: "disaster_declaration", loadedAt: LOADED_AT.toISOString() })),
    );
    expect(body.hasMore).toBe(false);
  });

  it("200 pages through the declarations, and filters by state", async () => {
    const first = await call("?limit=2").expect(200);
    expect(first.body).toMatchObject({ hasMore: true, nextCursor: expect.any(String) });
    expect(await listIds(`?limit=2&cursor=${first.body.nextCursor}`)).toEqual(["DR-9003-TX"]);
    expect(await listIds("?state=FL")).toEqual(["DR-9001-FL", "DR-9002-FL"]);
    expect(await listIds("?state=GA")).toHaveLength(3);
    expect(await listIds("?state=CA")).toEqual([]);
  });

  it("400 for another list's cursor and a malformed state", async () => {
    const other = Buffer.from("rollover.DR-9001-FL").toString("base64url");
    for (const query of [`?cursor=${other}`, "?cursor=", "?state=fl", "?state=FL'--", "?state=FL&state=TX"])
      expectProblem(await call(query), "invalid_request");
  });

  it("403 without the scope rollovers:read", async () => {
    const { key } = await buildKey(api, "ak", { scopes: ["webhooks:read"] });
    expectProblem(await call("", key), "insufficient_scope");
  });
});
