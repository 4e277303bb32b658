import { createSecretKey } from "node:crypto";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { FieldCipher } from "@svc/accounts";
import {
  type IdempotencyContext,
  type RepeatableRequest,
  type Transact,
  withIdempotency,
} from "@svc/operations";
import { createGate, createTestEnvironment, useResource } from "@svc/testing";
import fc from "fast-check";
import { buildRequest, createContext, createEventOperation, runOnce } from "./stoppable-operation.ts";

class BrokenCipher extends FieldCipher {
  override encrypt(): string {
    throw new Error("broken");
  }
}

describe("withIdempotency", () => {
  const test = useResource(() => createTestEnvironment());
  let ctx: IdempotencyContext;
  beforeAll(() => {
    ctx = createContext(test.db);
  });

  async function countEffects({ organizationId }: RepeatableRequest) {
    const [effects, records] = await Promise.all([
      test.db.prisma.event.count({ where: { organizationId } }),
      test.db.prisma.idempotencyRecord.count({ where: { organizationId } }),
    ]);
    return { effects, records };
  }

  it("replays to a request that was overtaken between its lookup and its transaction", async () => {
    const request = await buildRequest(test);
    const gate = createGate();
    const overtaken = runOnce(ctx, request, { beforeTransaction: gate.opened });
    const other = runOnce(ctx, { ...request, body: { a: 2 } }, { beforeTransaction: gate.opened });
    other.catch(() => {});
    const first = await runOnce(ctx, request);
    expect(first).toEqual({ result: expect.stringMatching(/^evt_/), replayed: false });
    gate.open();
    expect(await overtaken).toEqual({ ...first, replayed: true });
    await expect(other).rejects.toMatchObject({ code: "idempotency_key_reused" });
    expect(await countEffects(request)).toEqual({ effects: 1, records: 1 });
  });

  it("replays a request that parses to the same input, and rejects a different one", async () => {
    const request = { ...(await buildRequest(test)), input: { params: {}, at: new Date(0) } };
    const first = await runOnce(ctx, request);
    const sentOtherwise = { ...request, body: { params: null } };
    expect(await runOnce(ctx, sentOtherwise)).toEqual({ ...first, replayed: true });
    const other = runOnce(ctx, { ...sentOtherwise, input: { params: { a: 1 }, at: new Date(0) } });
    await expect(other).rejects.toMatchObject({ code: "idempotency_key_reused" });
    expect(await countEffects(request)).toEqual({ effects: 1, records: 1 });
  });

  it("replays across this release and the previous one, which compares only the body as sent", async () => {
    // Requests of the previous release have no `input`.
    for (const [first, second] of [
      [{}, { input: { a: 1 } }],
      [{ input: { a: 1 } }, {}],
    ]) {
      const request = await buildRequest(test);
      const response = await runOnce(ctx, { ...request, ...first });
      expect(await runOnce(ctx, { ...request, ...second })).toEqual({ ...response, replayed: true });
      const other = runOnce(ctx, { ...request, ...second, body: { b: 2 } });
      await expect(other).rejects.toMatchObject({ code: "idempotency_key_reused" });
      expect(await countEffects(request)).toEqual({ effects: 1, records: 1 });
    }
  });

  it("rejects requests while the first runs, but not other keys, scopes or organizations", async () => {
    const request = await buildRequest(test);
    const reached = createGate();
    const gate = createGate();
    const first = runOnce(ctx, request, { inTransaction: { reached, until: gate.opened } });
    try {
      await reached.opened;
      for (const body of [request.body, { a: 2 }]) {
        await expect(runOnce(ctx, { ...request, body })).rejects.toMatchObject({
          code: "idempotency_in_progress",
          headers: { "Retry-After": "1" },
        });
      }
      const { organizationId } = await buildRequest(test);
      const differingRequests = [{ idempotencyKey: "k2" }, { scope: "POST /others" }, { organizationId }];
      for (const other of [...differingRequests, { idempotencyKey: null }]) {
        expect(await runOnce(ctx, { ...request, ...other })).toMatchObject({ replayed: false });
      }
    } finally {
      gate.open();
    }
    const response = await first;
    expect(await runOnce(ctx, request)).toEqual({ ...response, replayed: true });
    // The other organization's effect is not counted, and the request without a key has no record.
    expect(await countEffects(request)).toEqual({ effects: 4, records: 3 });
  });

  it("leaves no effect or record if the operation fails after writing, and the key stays free", async () => {
    const request = await buildRequest(test);
    const until = Promise.reject(new Error("failed late"));
    until.catch(() => {});
    const failing = runOnce(ctx, request, { inTransaction: { reached: createGate(), until } });
    await expect(failing).rejects.toThrow("failed late");
    expect(await countEffects(request)).toEqual({ effects: 0, records: 0 });
    expect(await runOnce(ctx, { ...request, body: { a: 2 } })).toMatchObject({ replayed: false });
    expect(await countEffects(request)).toEqual({ effects: 1, records: 1 });
  });

  it("leaves no effect or record if the commit fails", async () => {
    const request = await buildRequest(test);
    await test.db.pool.query(`
      CREATE FUNCTION refuse_commit() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'no commit'; END $$;
      CREATE CONSTRAINT TRIGGER refuse_commit AFTER INSERT ON events
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_commit()`);
    try {
      await expect(runOnce(ctx, request)).rejects.toThrow();
    } finally {
      await test.db.pool.query("DROP FUNCTION refuse_commit CASCADE");
    }
    expect(await countEffects(request)).toEqual({ effects: 0, records: 0 });
    expect(await runOnce(ctx, request)).toMatchObject({ replayed: false });
  });

  it("stores unrelated records for two organizations that send the same request", async () => {
    const one = await buildRequest(test);
    const other = await buildRequest(test);
    const records = [];
    for (const request of [one, other]) {
      await runOnce(ctx, request);
      const { organizationId } = request;
      records.push(await test.db.prisma.idempotencyRecord.findFirstOrThrow({ where: { organizationId } }));
    }
    expect(records[0]?.id).not.toBe(records[1]?.id);
    expect(records[0]?.fingerprint).not.toBe(records[1]?.fingerprint);
  });

  it("rolls back the effect if its response cannot be built or stored", async () => {
    const request = await buildRequest(test);
    const cipher = new BrokenCipher([{ id: "d2", key: createSecretKey(Buffer.alloc(32, "d")) }]);
    await expect(runOnce({ ...ctx, cipher }, request)).rejects.toThrow("broken");
    const failing = withIdempotency(ctx, request, {
      change: createEventOperation(request.organizationId),
      redactForReplay: () => {
        throw new Error("no response");
      },
    });
    await expect(failing).rejects.toThrow("no response");
    expect(await countEffects(request)).toEqual({ effects: 0, records: 0 });
  });

  it("returns the full result, and replays it redacted", async () => {
    const request = await buildRequest(test);
    const result = { text: "é\u2028😀", none: null, list: [1.5], secret: "s" as string | null };
    const run = () =>
      withIdempotency(ctx, request, {
        change: (transact: Transact<typeof result>) => transact(async () => result),
        redactForReplay: (created) => ({ ...created, secret: null }),
      });
    expect(await run()).toEqual({ result, replayed: false });
    expect(await run()).toEqual({ result: { ...result, secret: null }, replayed: true });
  });

  it("stores nothing for requests without a key", async () => {
    const request = { ...(await buildRequest(test)), idempotencyKey: null };
    const [one, two] = [await runOnce(ctx, request), await runOnce(ctx, request)];
    expect(one.result).not.toEqual(two.result);
    expect(await countEffects(request)).toEqual({ effects: 2, records: 0 });
  });

  it("never confuses pairs of scope and key, wherever one ends and the other begins", async () => {
    const request = await buildRequest(test);
    const pairs = [
      ["ab", "c"],
      ["a", "bc"],
      ["a", "1:b;c"],
      ["a;1:b", "c"],
      ["", "abc"],
      ["a", ":bc"],
      ["a:", "bc"],
    ] as const;
    for (const [scope, idempotencyKey] of pairs) {
      expect(await runOnce(ctx, { ...request, scope, idempotencyKey })).toMatchObject({ replayed: false });
    }
    expect(await countEffects(request)).toEqual({ effects: pairs.length, records: pairs.length });
  });

  it("recognizes a body with reordered fields, and no other body (property)", async () => {
    const { organizationId, scope } = await buildRequest(test);
    let runs = 0;
    // Normalize as requests are parsed: JSON.parse(JSON.stringify(-0)) is 0.
    const bodies = fc.dictionary(fc.string(), fc.jsonValue()).map((body) => JSON.parse(JSON.stringify(body)));
    const property = fc.asyncProperty(bodies, fc.jsonValue(), async (body, value) => {
      runs += 1;
      const request = { organizationId, scope, idempotencyKey: `property ${runs}`, body };
      const first = await runOnce(ctx, request);
      const reversed = Object.fromEntries(Object.entries(body).reverse());
      expect(await runOnce(ctx, { ...request, body: reversed })).toEqual({ ...first, replayed: true });
      for (const other of [{ ...body, "one more": value }, [body], { body }]) {
        await expect(runOnce(ctx, { ...request, body: other })).rejects.toMatchObject({
          code: "idempotency_key_reused",
        });
      }
    });
    await fc.assert(property, { numRuns: 40 });
    const request = { organizationId, scope, idempotencyKey: null, body: null };
    expect(await countEffects(request)).toEqual({ effects: runs, records: runs });
  });
});
