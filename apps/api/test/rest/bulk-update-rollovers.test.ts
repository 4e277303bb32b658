import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { buildKey } from "@svc/testing";
import { cancel, createErasableAccount, createRolloverFor, erase } from "../erasable-account.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { runGraphql } from "../graphql/graphql-calls.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { expectConsistent, runActions } from "../workflow/rollover-steps.ts";

interface Result {
  rolloverId: string;
  status: number;
  rollover: { id: string; version: number; tags: string[]; assigneeId: string | null } | null;
  problem: { code: string; version?: number; errors: { pointer?: string }[] } | null;
}

describe("POST /v1/rollovers/bulk-update", () => {
  const api = useTestApi();

  const build = async (changes: object = {}) =>
    createRolloverFor(api, (await createErasableAccount(api)).id, changes);
  const buildRollovers = (count: number) => Promise.all(Array.from({ length: count }, () => build()));
  const read = async (id: string) => (await api.call("get", `/v1/rollovers/${id}`).expect(200)).body;
  const send = (body: object, headers: Record<string, string> = {}, key?: string) =>
    api.call("post", "/v1/rollovers/bulk-update", key).set(headers).send(body);
  const toTargets = (ids: readonly string[]) => ids.map((rolloverId) => ({ rolloverId }));
  const toResults = ({ body }: { body: { results: Result[] } }) => body.results;

  it("200 changes each rollover like a PATCH, in any state, with a timeline entry and event", async () => {
    const [draft = "", inReview = "", ended = ""] = await buildRollovers(3);
    await runActions(api, inReview, "submit", "start_review");
    await cancel(api, ended);
    const before = await Promise.all([draft, inReview, ended].map(read));
    const change = { assigneeId: "ops-17", priority: "urgent", addTags: ["vip", "north"] };
    const { body } = await send({ rollovers: toTargets([draft, inReview, ended]), ...change }).expect(200);
    expect(body).toMatchObject({ object: "rollover_bulk_update", updated: 3 });
    for (const [index, result] of (body.results as Result[]).entries()) {
      const original = before[index];
      expect(result).toEqual({
        rolloverId: original.id,
        status: 200,
        problem: null,
        rollover: {
          ...original,
          assigneeId: "ops-17",
          priority: "urgent",
          tags: ["vip", "north"],
          version: original.version + 1,
          updatedAt: result.rollover && expect.any(String),
        },
      });
      expect(await read(original.id)).toEqual(result.rollover);
      const { timeline, events } = await expectConsistent(api, original.id);
      const fields = ["assigneeId", "priority", "tags"];
      expect(timeline.at(-1)).toMatchObject({ type: "rollover.updated", data: { fields } });
      expect(events.at(-1)).toMatchObject({
        type: "rollover.updated",
        data: { rolloverId: original.id, fields },
      });
    }
  });

  it("200 reports and skips rollovers that have changed, do not exist, or were erased", async () => {
    const [good = "", changed = ""] = await buildRollovers(2);
    const account = await createErasableAccount(api);
    const erased = await createRolloverFor(api, account.id);
    await cancel(api, erased);
    await erase(api, account.id).expect(200);
    const { version } = await read(changed);
    await api.call("patch", `/v1/rollovers/${changed}`).send({ priority: "low" }).expect(200);
    const before = await countRows(api);
    const response = await send({
      rollovers: [
        { rolloverId: changed, ifVersion: version },
        { rolloverId: newId("rol") },
        { rolloverId: "rol_'; DROP TABLE rollovers; --" },
        { rolloverId: "" },
        { rolloverId: newId("acct") },
        { rolloverId: erased },
        { rolloverId: good, ifVersion: (await read(good)).version },
      ],
      priority: "high",
    }).expect(200);
    expect(response.body.updated).toBe(1);
    expect(toResults(response).map(({ status, problem }) => [status, problem?.code])).toEqual([
      [412, "version_conflict"],
      [404, "not_found"],
      [404, "not_found"],
      [404, "not_found"],
      [404, "not_found"],
      [409, "invalid_transition"],
      [200, undefined],
    ]);
    expect(toResults(response)[0]?.problem?.version).toBe(version + 1);
    expect(await read(changed)).toMatchObject({ priority: "low" });
    const after = await countRows(api);
    const countAdded = (table: string) => (after[table] ?? 0) - (before[table] ?? 0);
    expect([countAdded("timeline_entries"), countAdded("events")]).toEqual([1, 1]);
  });

  it("200 adds and removes tags per rollover, and rejects a rollover that would have too many", async () => {
    const withTwentyTags = await build({ tags: Array.from({ length: 20 }, (_, index) => `t${index}`) });
    const withTags = await build({ tags: ["a", "b"] });
    const withoutTags = await build();
    const rollovers = toTargets([withTwentyTags, withTags, withoutTags]);
    const response = await send({ rollovers, addTags: ["b", "c"], removeTags: ["a"] }).expect(200);
    const [first, ...otherResults] = toResults(response);
    expect(first).toMatchObject({ status: 422, problem: { errors: [{ pointer: "#/addTags" }] } });
    const tags = [
      ["b", "c"],
      ["b", "c"],
    ];
    expect(otherResults.map(({ rollover }) => rollover?.tags)).toEqual(tags);
    const swapped = toResults(await send({ rollovers, addTags: ["z"], removeTags: ["t0", "b", "c"] }));
    expect(swapped.map(({ rollover }) => rollover?.tags.length)).toEqual([20, 1, 1]);
  });

  it("200 applies a repeated request with one idempotency key once, and retries its refused items", async () => {
    const [one = "", other = ""] = await buildRollovers(2);
    const { version } = await read(other);
    const headers = { "Idempotency-Key": newId("req") };
    const body = {
      rollovers: [{ rolloverId: one }, { rolloverId: other, ifVersion: version + 1 }],
      assigneeId: "ops-2",
    };
    const first = await send(body, headers).expect(200);
    expect(toResults(first).map(({ status }) => status)).toEqual([200, 412]);
    await api.call("patch", `/v1/rollovers/${other}`).send({ priority: "low" }).expect(200);
    const second = await send(body, headers).expect(200);
    expect(toResults(second).map(({ status }) => status)).toEqual([200, 200]);
    expect(toResults(second)[0]).toEqual(toResults(first)[0]);
    expect((await send(body, headers).expect(200)).headers["idempotency-replayed"]).toBe("true");
    expect((await read(one)).version).toBe(toResults(first)[0]?.rollover?.version);
    expectProblem(await send({ ...body, assigneeId: null }, headers), "idempotency_key_reused");
  });

  it("loses no concurrent changes, and applies one of two changes based on the same version", async () => {
    const ids = await buildRollovers(6);
    const add = (tag: string) => send({ rollovers: toTargets(ids), addTags: [tag] }).expect(200);
    await Promise.all(["a", "b", "c", "d"].map(add));
    for (const id of ids) expect((await read(id)).tags.toSorted()).toEqual(["a", "b", "c", "d"]);
    const current = await Promise.all(ids.map(read));
    const rollovers = current.map(({ id, version }) => ({ rolloverId: id, ifVersion: version }));
    const assignAll = async (assigneeId: string) =>
      toResults(await send({ rollovers, assigneeId }).expect(200));
    const [firstResults = [], secondResults = []] = await Promise.all([
      assignAll("ops-1"),
      assignAll("ops-2"),
    ]);
    for (const [index, id] of ids.entries()) {
      const statuses = [firstResults[index]?.status, secondResults[index]?.status].sort();
      expect(statuses).toEqual([200, 412]);
      expect((await read(id)).assigneeId).toBe(firstResults[index]?.status === 200 ? "ops-1" : "ops-2");
    }
  });

  it("404 for each rollover of another organization", async () => {
    const id = await build();
    const body = { rollovers: toTargets([id]), priority: "low" };
    const stranger = await buildKey(api, "ak");
    expect(toResults(await send(body, {}, stranger.key).expect(200))).toMatchObject([{ status: 404 }]);
    expect(await read(id)).toMatchObject({ priority: "normal" });
  });

  it("422 lists invalid fields and changes nothing", async () => {
    const id = await build();
    const rollovers = toTargets([id]);
    const before = await countRows(api);
    for (const [body, pointers] of [
      [{ rollovers }, ["#"]],
      [{ rollovers: [], priority: "low" }, ["#/rollovers"]],
      [
        { rollovers: toTargets(Array.from({ length: 201 }, () => newId("rol"))), priority: "low" },
        ["#/rollovers"],
      ],
      [{ rollovers: [...rollovers, ...rollovers], priority: "low" }, ["#/rollovers"]],
      [{ rollovers: [{ rolloverId: id, ifVersion: 0 }], priority: "low" }, ["#/rollovers/0/ifVersion"]],
      [{ rollovers: [{ rolloverId: id, tags: [] }], priority: "low" }, ["#/rollovers/0/tags"]],
      [{ rollovers, priority: "burning" }, ["#/priority"]],
      [{ rollovers, assigneeId: "123-45-6789" }, ["#/assigneeId"]],
      [{ rollovers, addTags: ["a", "a"] }, ["#/addTags"]],
      [{ rollovers, addTags: ["a\u0000"] }, ["#/addTags/0"]],
      [{ rollovers, addTags: ["a"], removeTags: ["a"] }, ["#/removeTags"]],
      [{ rollovers, priority: "low", metadata: {} }, ["#/metadata"]],
    ] as const) {
      expect(expectIssues(await send(body), "validation_failed")).toEqual(pointers);
    }
    expect(await countRows(api)).toEqual(before);
  });

  it("counts as one request per rollover, and works in GraphQL, where null unassigns", async () => {
    const [one = "", other = ""] = await buildRollovers(2);
    const { organizationId } = api.ak;
    const { key } = await buildKey(api, "ak", { organizationId, rateLimitPerMinute: 10 });
    const response = await send({ rollovers: toTargets([one, other]), assigneeId: "ops-1" }, {}, key).expect(
      200,
    );
    expect(response.headers.ratelimit).toMatch(/r=8\b/);
    const document = `mutation ($input: BulkUpdateRolloversInput!) { bulkUpdateRollovers(input: $input) {
      updated results { rolloverId status rollover { assigneeId } problem } errors { code } } }`;
    const runBulkUpdate = async (input: object) =>
      (await runGraphql<{ bulkUpdateRollovers: object }>(api, document, { input }, api.ak.key)).data
        .bulkUpdateRollovers;
    const rollovers = [{ rolloverId: one }, { rolloverId: other, ifVersion: 1 }];
    expect(await runBulkUpdate({ rollovers, assigneeId: null })).toEqual({
      updated: 1,
      results: [
        { rolloverId: one, status: 200, rollover: { assigneeId: null }, problem: null },
        {
          rolloverId: other,
          status: 412,
          rollover: null,
          problem: expect.objectContaining({ code: "version_conflict" }),
        },
      ],
      errors: [],
    });
  });
});
