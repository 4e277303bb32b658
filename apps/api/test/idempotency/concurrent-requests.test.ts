import { describe, expect, it } from "@jest/globals";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import {
  buildCaller,
  countStoredRecords,
  GRAPHQL,
  ONCE,
  type Outcome,
  post,
  REST,
  TRANSPORTS,
} from "./idempotent-calls.ts";
import { lockTable } from "./lock-table.ts";

const INDEXES = Array.from({ length: 50 }, (_, index) => index);

describe("One idempotency key in concurrent requests", () => {
  const api = useTestApi();

  describe.each(TRANSPORTS)("over $name", (transport) => {
    it("creates once for 50 identical requests; the others are replayed or in progress", async () => {
      const { key, organizationId, body } = await buildCaller(api);
      const outcomes = await Promise.all(INDEXES.map(() => transport.create(api, key, "k", body)));
      expect(await countStoredRecords(api, organizationId)).toEqual(ONCE);
      const first = outcomes.find(({ code }) => code === null);
      expect(first?.rollover?.id).toMatch(/^rol_/);
      const inProgress: Outcome = { rollover: null, code: "idempotency_in_progress" };
      for (const outcome of outcomes) expect(outcome).toEqual(outcome.rollover ? first : inProgress);
      const retries = await Promise.all(INDEXES.map(() => transport.create(api, key, "k", body)));
      for (const retry of retries) expect(retry).toEqual(first);
      expect(await countStoredRecords(api, organizationId)).toEqual(ONCE);
    });

    it("creates once for 50 different requests; the others report the key as in progress or reused", async () => {
      const { key, organizationId, body } = await buildCaller(api);
      const sources = INDEXES.map((n) => ({ ...body.source, accountNumber: `ACCOUNT-${n}` }));
      const bodies = sources.map((source) => ({ ...body, source }));
      const outcomes = await Promise.all(bodies.map((one) => transport.create(api, key, "k", one)));
      expect(await countStoredRecords(api, organizationId)).toEqual(ONCE);
      const winner = outcomes.findIndex(({ code }) => code === null);
      for (const [index, { code }] of outcomes.entries()) {
        if (index !== winner) expect(["idempotency_in_progress", "idempotency_key_reused"]).toContain(code);
      }
      const retries = await Promise.all(bodies.map((one) => transport.create(api, key, "k", one)));
      for (const [index, retry] of retries.entries()) {
        const reused: Outcome = { rollover: null, code: "idempotency_key_reused" };
        expect(retry).toEqual(index === winner ? outcomes[winner] : reused);
      }
      expect(await countStoredRecords(api, organizationId)).toEqual(ONCE);
    });
  });

  it("counts as a separate key in each transport, even concurrently", async () => {
    const { key, organizationId, body } = await buildCaller(api);
    const other = { ...body, source: { ...body.source, accountNumber: "OTHER-1" } };
    const outcomes = await Promise.all(
      INDEXES.map((n) => (n % 2 ? REST.create(api, key, "k", body) : GRAPHQL.create(api, key, "k", other))),
    );
    const ids = new Set(outcomes.flatMap(({ rollover }) => rollover?.id ?? []));
    expect(ids.size).toBe(2);
    expect(new Set(outcomes.flatMap(({ code }) => code ?? []))).toEqual(
      new Set(outcomes.some(({ code }) => code) ? ["idempotency_in_progress"] : []),
    );
    expect(await countStoredRecords(api, organizationId)).toEqual({ rollovers: 2, events: 2, records: 2 });
  });

  it.each(["rollovers", "events", "idempotency_records"] as const)(
    "409 states when to retry while the first request still writes its %s",
    async (table) => {
      const { key, organizationId, body } = await buildCaller(api);
      const other = await buildCaller(api);
      const tableLock = await lockTable(api, table);
      let first: Promise<Awaited<ReturnType<typeof post>>>;
      try {
        // `then` sends the request.
        first = post(api, key, "k", body).then((response) => response);
        await tableLock.untilContended();
        const second = await post(api, key, "k", body);
        expectProblem(second, "idempotency_in_progress");
        expect(second.headers["retry-after"]).toMatch(/^[1-9]\d*$/);
        expect(second.headers).not.toHaveProperty("idempotency-replayed");
        expect((await GRAPHQL.create(api, other.key, "k", body)).code).toBe("not_found");
        expectProblem(await post(api, key, "k", { ...body, type: "nonsense" }), "validation_failed");
      } finally {
        await tableLock.release();
      }
      const response = await first;
      expect(response.status).toBe(201);
      const again = await post(api, key, "k", body).expect(201);
      expect([again.text, again.headers["idempotency-replayed"]]).toEqual([response.text, "true"]);
      expect(await countStoredRecords(api, organizationId)).toEqual(ONCE);
    },
  );

  it("reports in GraphQL, too, that the first request is still running", async () => {
    const { key, organizationId, body } = await buildCaller(api);
    const tableLock = await lockTable(api, "events");
    let first: Promise<Outcome>;
    try {
      first = GRAPHQL.create(api, key, "k", body);
      await tableLock.untilContended();
      expect((await GRAPHQL.create(api, key, "k", body)).code).toBe("idempotency_in_progress");
    } finally {
      await tableLock.release();
    }
    expect((await first).code).toBeNull();
    expect(await GRAPHQL.create(api, key, "k", body)).toEqual(await first);
    expect(await countStoredRecords(api, organizationId)).toEqual(ONCE);
  });
});
