import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { buildAccount, buildKey, buildRolloverBody, pollUntil } from "@svc/testing";
import { cancel, createErasableAccount, erase } from "../erasable-account.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { runGraphql } from "../graphql/graphql-calls.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { expectConsistent } from "../workflow/rollover-steps.ts";

interface Result {
  status: number;
  rollover: { id: string; externalId: string | null; source: { accountNumberMask: string } } | null;
  problem: { code: string; status: number; detail: string; errors: { pointer?: string }[] } | null;
}

describe("POST /v1/rollovers/batch", () => {
  const api = useTestApi();

  async function buildItems(count: number, organizationId = api.ak.organizationId) {
    const account = await buildAccount(api, organizationId, { externalId: newId("acct") });
    const body = await buildRolloverBody(api, account.id);
    return Array.from({ length: count }, (_, index) => ({
      ...body,
      source: { ...body.source, accountNumber: `401K-${1000 + index}` },
      externalId: `order-${index}`,
    }));
  }
  const send = (rollovers: unknown, headers: Record<string, string> = {}, key?: string) =>
    api
      .call("post", "/v1/rollovers/batch", key)
      .set(headers)
      .send({ rollovers } as object);
  const toResults = ({ body }: { body: { results: Result[] } }) => body.results;
  const toIds = (results: Result[]) => results.map(({ rollover }) => rollover?.id);

  it("200 creates each rollover, in the order sent, as single calls would", async () => {
    const items = await buildItems(200);
    const headers = { "Idempotency-Key": newId("req") };
    // A busy machine may need several requests.
    const response = await pollUntil("all items are created", () => send(items, headers).expect(200), {
      isDone: ({ body }) => body.created === 200,
    });
    expect(response.body.object).toBe("rollover_batch");
    const results = toResults(response);
    expect(results.map(({ status, rollover }) => [status, rollover?.externalId])).toEqual(
      items.map(({ externalId }) => [201, externalId]),
    );
    for (const { rollover } of [results[0], results[199]] as Result[]) {
      const { body } = await api.call("get", `/v1/rollovers/${rollover?.id}`).expect(200);
      expect(rollover).toEqual(body);
      await expectConsistent(api, body.id);
    }
    const eventCount = await api.db.prisma.event.count({
      where: { rolloverId: { in: toIds(results) as string[] }, type: "rollover.created", sequence: 1 },
    });
    expect(eventCount).toBe(200);
  });

  it("200 returns a problem for each invalid item, which does not affect the others", async () => {
    const [valid, last] = await buildItems(2);
    if (!valid || !last) throw new Error("no items were built");
    const foreignItems = await buildItems(1, (await buildKey(api, "ak")).organizationId);
    const before = await countRows(api);
    const items: [unknown, string | null, (string | undefined)[]?][] = [
      [valid, null],
      [{ ...valid, source: undefined, color: "blue" }, "validation_failed", ["#/source", "#/color"]],
      [null, "validation_failed"],
      [[valid], "validation_failed"],
      ["a rollover", "validation_failed"],
      [{ ...last, metadata: { a: "\u0000" } }, "validation_failed", ["#/metadata/a"]],
      [{ ...last, idempotencyKey: "" }, "validation_failed", ["#/idempotencyKey"]],
      [{ ...last, idempotencyKey: "x".repeat(256) }, "validation_failed", ["#/idempotencyKey"]],
      [valid, "duplicate_rollover"],
      [foreignItems[0], "not_found"],
      [{ ...last, accountId: newId("acct") }, "not_found"],
      [
        { ...last, source: { ...last.source, custodianId: newId("cus") } },
        "not_found",
        ["#/source/custodianId"],
      ],
      [{ ...last, source: { ...last.source, accountType: "designated_roth" } }, "rollover_not_permitted"],
      [last, null],
    ];
    // `fetch` bypasses the checks against the OpenAPI document.
    const response = await fetch(`${api.url}/v1/rollovers/batch`, {
      method: "POST",
      headers: { Authorization: `Bearer ${api.ak.key}`, "Content-Type": "application/json" },
      body: JSON.stringify({ rollovers: items.map(([item]) => item) }),
    });
    expect(response.status).toBe(200);
    const body = (await response.json()) as { created: number; results: Result[] };
    const { results } = body;
    expect(results.map(({ problem }) => problem?.code ?? null)).toEqual(items.map(([, code]) => code));
    for (const [index, [, , pointers]] of items.entries()) {
      const { status, rollover, problem } = results[index] as Result;
      expect(status).toBe(problem?.status ?? 201);
      expect(rollover === null).toBe(problem !== null);
      if (pointers) expect(problem?.errors.map(({ pointer }) => pointer)).toEqual(pointers);
    }
    expect(body.created).toBe(2);
    const after = await countRows(api);
    const countAdded = (table: string) => (after[table] ?? 0) - (before[table] ?? 0);
    expect(["rollovers", "timeline_entries", "events"].map(countAdded)).toEqual([2, 2, 2]);
  });

  it("200 applies repeated requests with one idempotency key once, even concurrent ones", async () => {
    const items = await buildItems(5);
    const headers = { "Idempotency-Key": newId("req") };
    const responses = await Promise.all(Array.from({ length: 4 }, () => send(items, headers)));
    expect(responses.map(({ status }) => [200, 409].includes(status))).toEqual(Array(4).fill(true));
    const again = await send(items, headers).expect(200);
    expect(again.headers["idempotency-replayed"]).toBe("true");
    expect(again.body.created).toBe(5);
    const { organizationId } = api.ak;
    const accountId = items[0]?.accountId ?? "";
    expect(await api.db.prisma.rollover.count({ where: { organizationId, accountId } })).toBe(5);
    expectProblem(await send(items.slice(1), headers), "idempotency_key_reused");
  });

  it("200 creates the missing items when the batch is sent again, and none twice", async () => {
    const [first, existing, ...otherItems] = await buildItems(5);
    const single = (await api.call("post", "/v1/rollovers").send(existing).expect(201)).body;
    const headers = { "Idempotency-Key": newId("req") };
    const items = [first, existing, ...otherItems];
    const before = toResults(await send(items, headers).expect(200));
    expect(before.map(({ status }) => status)).toEqual([201, 409, 201, 201, 201]);
    await cancel(api, single.id);
    const again = await send(items, headers).expect(200);
    expect(again.headers["idempotency-replayed"]).toBeUndefined();
    expect(toIds(toResults(again)).toSpliced(1, 1)).toEqual(toIds(before).toSpliced(1, 1));
    expect(again.body.created).toBe(5);
    expect((await send(items, headers).expect(200)).headers["idempotency-replayed"]).toBe("true");
  });

  it("200 recognizes an item by its own idempotency key, in any batch and position", async () => {
    const items = (await buildItems(3)).map((item) => ({ ...item, idempotencyKey: newId("req") }));
    const [one, two, three] = items;
    const before = toResults(await send([one, two, one]).expect(200));
    expect(before.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(before[2]).toEqual(before[0]);
    const otherKey = { "Idempotency-Key": newId("req") };
    const after = toResults(await send([three, { ...two, externalId: "x" }, two, one], otherKey).expect(200));
    const codes = after.map(({ problem }) => problem?.code ?? null);
    expect(codes).toEqual([null, "idempotency_key_reused", null, null]);
    expect(toIds(after.slice(2))).toEqual([before[1]?.rollover?.id, before[0]?.rollover?.id]);
  });

  it("does not replay an erased participant's results", async () => {
    const account = await createErasableAccount(api);
    const items = (await buildItems(1)).map((item) => ({ ...item, accountId: account.id }));
    const headers = { "Idempotency-Key": newId("req") };
    const [result] = toResults(await send(items, headers).expect(200));
    await cancel(api, result?.rollover?.id ?? "");
    await erase(api, account.id).expect(200);
    const again = await send(items, headers).expect(200);
    expect(toResults(again)).toMatchObject([{ status: 404, rollover: null }]);
  });

  it("counts as one request per item, in GraphQL too, and does nothing beyond the limit", async () => {
    const { organizationId } = api.ak;
    const { key } = await buildKey(api, "ak", { organizationId, rateLimitPerMinute: 12 });
    const readRemaining = (response: { headers: Record<string, string> }) =>
      Number(/r=(\d+)/.exec(response.headers.ratelimit ?? "")?.[1]);
    const items = await buildItems(20);
    expect(readRemaining(await send(items.slice(0, 5), {}, key).expect(200))).toBe(7);
    expect(readRemaining(await send([], {}, key).expect(422))).toBe(6);
    const query = "mutation ($input: CreateRolloversInput!) { createRollovers(input: $input) { created } }";
    const variables = { input: { rollovers: items.slice(5, 8) } };
    const graphqlResponse = await api.call("post", "/graphql", key).send({ query, variables });
    expect(graphqlResponse.body.data.createRollovers).toEqual({ created: 3 });
    expect(readRemaining(graphqlResponse)).toBe(3);
    const before = await countRows(api);
    const refused = await send(items.slice(8, 14), {}, key);
    expectProblem(refused, "rate_limited");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(await countRows(api)).toEqual(before);
  });

  it("works in GraphQL", async () => {
    const [item, other] = await buildItems(2);
    const document = `mutation ($input: CreateRolloversInput!) { createRollovers(input: $input) {
      created replayed results { status rollover { externalId account { id } } problem } errors { code } } }`;
    const input = {
      rollovers: [item, item, { ...other, idempotencyKey: null }],
      idempotencyKey: newId("req"),
    };
    const runCreateRollovers = () =>
      runGraphql<{ createRollovers: object }>(api, document, { input }, api.ak.key);
    const { data, errors } = await runCreateRollovers();
    expect(errors).toEqual([]);
    const account = { id: item?.accountId };
    expect(data.createRollovers).toEqual({
      created: 2,
      replayed: false,
      results: [
        { status: 201, rollover: { externalId: "order-0", account }, problem: null },
        { status: 409, rollover: null, problem: expect.objectContaining({ code: "duplicate_rollover" }) },
        { status: 201, rollover: { externalId: "order-1", account }, problem: null },
      ],
      errors: [],
    });
    expect((await runCreateRollovers()).data.createRollovers).toMatchObject({ created: 2, replayed: true });
    const emptyBatch = { input: { rollovers: [] } };
    expect((await runGraphql<object>(api, document, emptyBatch, api.ak.key)).data).toMatchObject({
      createRollovers: { created: null, results: null, errors: [{ code: "validation_failed" }] },
    });
  });

  it("413 above 512 kB, naming the limit; 400 and 422 for an invalid batch", async () => {
    const items = await buildItems(200);
    const buildLargeItems = (pairs: number) => {
      const note = (_: unknown, index: number) => [`note-${index}`, "x".repeat(490)];
      const metadata = Object.fromEntries(Array.from({ length: pairs }, note));
      return items.map((item) => ({ ...item, metadata }));
    };
    const { detail } = expectProblem(await send(buildLargeItems(6)), "payload_too_large");
    expect(detail).toBe("The body is larger than 512 kB.");
    expect((await send(buildLargeItems(10).slice(0, 20)).expect(200)).body.created).toBe(20);
    for (const [body, pointers] of [
      [{ rollovers: [] }, ["#/rollovers"]],
      [{ rollovers: Array(201).fill({}) }, ["#/rollovers"]],
      [{ rollovers: {} }, ["#/rollovers"]],
      [{}, ["#/rollovers"]],
      [{ rollovers: [{}], color: "blue" }, ["#/color"]],
    ] as const) {
      const response = await api.call("post", "/v1/rollovers/batch").send(body);
      expect(expectIssues(response, "validation_failed")).toEqual(pointers);
    }
    expectProblem(await api.call("post", "/v1/rollovers/batch").type("json").send("["), "malformed_json");
  });
});
