import { describe, expect, it } from "@jest/globals";
import { buildKey, TestClock } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { insertRollover } from "../insert-rollover.ts";
import { useTestApi } from "../start-test-api.ts";
import { createRollover, NOW, readStored, runActions } from "../workflow/rollover-steps.ts";

const ENDPOINTS = [
  { name: "advance", path: (id: string) => `/v1/sandbox/rollovers/${id}/advance`, body: { to: "on_hold" } },
  {
    name: "simulate",
    path: (id: string) => `/v1/sandbox/rollovers/${id}/simulate`,
    body: { happening: "acknowledged" },
  },
  { name: "clock", path: () => "/v1/sandbox/clock/advance", body: { days: 1 } },
];

describe("Sandbox access", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  async function createRequested() {
    const id = await createRollover(api);
    await runActions(api, id, "submit", "start_review", "approve", "send_to_custodian");
    return id;
  }

  it.each(ENDPOINTS)("200 for $name with a key that has only the sandbox scope", async ({ path, body }) => {
    const id = await createRequested();
    const { organizationId } = api.ak;
    const { key } = await buildKey(api, "ak", { organizationId, scopes: ["sandbox:write"] });
    expect((await api.call("post", path(id), key).send(body)).status).toBe(200);
  });

  it.each([
    ["advance", { to: "nowhere" }, ["#/to"]],
    ["advance", { to: null }, ["#/to"]],
    ["advance", { to: ["draft"], more: 1 }, ["#/more", "#/to"]],
    ["simulate", {}, ["#/happening"]],
    ["simulate", { happening: "expire" }, ["#/happening"]],
    ["simulate", { happening: "__proto__" }, ["#/happening"]],
    ["simulate", { happening: "acknowledged", params: [] }, ["#/params"]],
    ["simulate", { happening: "acknowledged", params: "x" }, ["#/params"]],
    ["simulate", { happening: "acknowledged", params: null, more: 1 }, ["#/more", "#/params"]],
  ] as const)("422 at %s for the body %j", async (name, body, pointers) => {
    const id = await createRequested();
    const before = await readStored(api, id);
    const response = await api.call("post", `/v1/sandbox/rollovers/${id}/${name}`).send(body);
    expect(expectIssues(response, "validation_failed")).toEqual([...pointers]);
    expect(await readStored(api, id)).toEqual(before);
  });
});

describe("Sandbox in the live environment", () => {
  const api = useTestApi({ environment: "live" });

  it.each(ENDPOINTS)("404 for $name, with or without a key", async ({ path, body }) => {
    const id = await insertRollover(api, api.ak.organizationId, { source: "fidelity" });
    for (const key of [api.ak.key, null]) {
      expectProblem(await api.call("post", path(id), key).send(body), "not_found");
    }
    expectProblem(await api.call("get", path(id)), "not_found");
    const { rows } = await api.db.pool.query("SELECT version FROM rollovers WHERE id = $1", [id]);
    expect(rows).toEqual([{ version: 1 }]);
  });
});
