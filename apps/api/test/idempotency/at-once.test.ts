import { describe, expect, it } from "@jest/globals";
import { expectProblem } from "../problem-answers.ts";
import { useTestApi } from "../start-test-api.ts";
import { holdTable } from "./held-tables.ts";
import { buildCaller, countWritten, FACES, GRAPHQL, type Outcome, post, REST } from "./idempotent-calls.ts";

const ONCE = { rollovers: 1, events: 1, records: 1 };
const MANY = Array.from({ length: 50 }, (_, index) => index);

describe("one idempotency key, many times at once", () => {
  const api = useTestApi();

  describe.each(FACES)("over $name", (face) => {
    it("creates once for fifty that are alike; all hear the same, or that it runs", async () => {
      const { key, organizationId, body } = await buildCaller(api);
      const outcomes = await Promise.all(MANY.map(() => face.create(api, key, "k", body)));
      expect(await countWritten(api, organizationId)).toEqual(ONCE);
      const first = outcomes.find(({ code }) => code === null);
      expect(first?.rollover?.id).toMatch(/^rol_/);
      const inProgress: Outcome = { rollover: null, code: "idempotency_in_progress" };
      for (const outcome of outcomes) expect(outcome).toEqual(outcome.rollover ? first : inProgress);
      const retries = await Promise.all(MANY.map(() => face.create(api, key, "k", body)));
      for (const retry of retries) expect(retry).toEqual(first);
      expect(await countWritten(api, organizationId)).toEqual(ONCE);
    });

    it("creates once for fifty that differ; the others hear that it runs, or is used", async () => {
      const { key, organizationId, body } = await buildCaller(api);
      // Each body would succeed alone.
      const bodies = MANY.map((n) => ({
        ...body,
        source: { ...body.source, accountNumber: `ACCOUNT-${n}` },
      }));
      const outcomes = await Promise.all(bodies.map((one) => face.create(api, key, "k", one)));
      expect(await countWritten(api, organizationId)).toEqual(ONCE);
      const winner = outcomes.findIndex(({ code }) => code === null);
      for (const [index, { code }] of outcomes.entries()) {
        if (index !== winner) expect(["idempotency_in_progress", "idempotency_key_reused"]).toContain(code);
      }
      const retries = await Promise.all(bodies.map((one) => face.create(api, key, "k", one)));
      for (const [index, retry] of retries.entries()) {
        const reused: Outcome = { rollover: null, code: "idempotency_key_reused" };
        expect(retry).toEqual(index === winner ? outcomes[winner] : reused);
      }
      expect(await countWritten(api, organizationId)).toEqual(ONCE);
    });
  });

  it("is two keys for the two transports, also at once", async () => {
    const { key, organizationId, body } = await buildCaller(api);
    const other = { ...body, source: { ...body.source, accountNumber: "OTHER-1" } };
    const outcomes = await Promise.all(
      MANY.map((n) => (n % 2 ? REST.create(api, key, "k", body) : GRAPHQL.create(api, key, "k", other))),
    );
    const ids = new Set(outcomes.flatMap(({ rollover }) => rollover?.id ?? []));
    expect(ids.size).toBe(2);
    expect(new Set(outcomes.flatMap(({ code }) => code ?? []))).toEqual(
      new Set(outcomes.some(({ code }) => code) ? ["idempotency_in_progress"] : []),
    );
    expect(await countWritten(api, organizationId)).toEqual({ rollovers: 2, events: 2, records: 2 });
  });

  it.each(["rollovers", "events", "idempotency_records"] as const)(
    "409 says when to come again while the first still writes its %s",
    async (table) => {
      const { key, organizationId, body } = await buildCaller(api);
      const other = await buildCaller(api);
      const held = await holdTable(api, table);
      let first: Promise<Awaited<ReturnType<typeof post>>>;
      try {
        first = post(api, key, "k", body).then((answer) => answer);
        await held.untilWaitedFor();
        const second = await post(api, key, "k", body);
        expectProblem(second, "idempotency_in_progress");
        expect(second.headers["retry-after"]).toMatch(/^[1-9]\d*$/);
        expect(second.headers).not.toHaveProperty("idempotency-replayed");
        expect((await GRAPHQL.create(api, other.key, "k", body)).code).toBe("not_found");
        expectProblem(await post(api, key, "k", { ...body, type: "nonsense" }), "validation_failed");
      } finally {
        await held.release();
      }
      const answer = await first;
      expect(answer.status).toBe(201);
      const again = await post(api, key, "k", body).expect(201);
      expect([again.text, again.headers["idempotency-replayed"]]).toEqual([answer.text, "true"]);
      expect(await countWritten(api, organizationId)).toEqual(ONCE);
    },
  );

  it("says in GraphQL, too, that the first still runs", async () => {
    const { key, organizationId, body } = await buildCaller(api);
    const held = await holdTable(api, "events");
    let first: Promise<Outcome>;
    try {
      first = GRAPHQL.create(api, key, "k", body);
      await held.untilWaitedFor();
      expect(await GRAPHQL.create(api, key, "k", body)).toEqual({
        rollover: null,
        code: "idempotency_in_progress",
      });
    } finally {
      await held.release();
    }
    expect((await first).code).toBeNull();
    expect(await GRAPHQL.create(api, key, "k", body)).toEqual(await first);
    expect(await countWritten(api, organizationId)).toEqual(ONCE);
  });
});
