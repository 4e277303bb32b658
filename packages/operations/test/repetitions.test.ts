import { randomUUID } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import type { Principal } from "@svc/service-kit/auth";
import { Problem } from "@svc/service-kit/errors";
import { useResource } from "@svc/testing";
import { z } from "zod";
import { decryptResponse } from "../src/idempotency/idempotency-store.ts";
import { runOperation, type UploadedFile } from "../src/index.ts";
import {
  DECLARED,
  nameSchema,
  read,
  rename,
  startTestOperations,
  steps,
  type TestOperations,
  write,
} from "./start-test-operations.ts";

const DAY_MS = 86_400_000;
const KEY = { key: "k" };

describe("Repetition with the same idempotency key", () => {
  const operations = useResource(startTestOperations);

  const listRuns = () => operations.ctx.notes.filter((note) => note === "run");

  const defineNumberedRename = () => {
    let count = 0;
    return write({
      ...DECLARED,
      async run({ tx, principal, notes, audit, emitEvent, afterCommit }, { name }) {
        count += 1;
        notes.push("run");
        audit({ action: "organization.origins_changed", targetId: principal.organizationId });
        emitEvent({ type: "webhook.test", data: {} });
        afterCommit(async () => {
          notes.push("afterCommit");
        });
        await rename(tx, principal, `${name} ${count}`);
        return { name: `${name} ${count}` };
      },
    });
  };

  it("returns the first result and does nothing, not even after the commit", async () => {
    const principal = await operations.createPrincipal();
    const operation = defineNumberedRename();
    const first = await operations.run(operation, principal, { name: "North" }, KEY);
    expect(first).toEqual({ result: { name: "North 1" }, replayed: false });
    const stored = await operations.readStored(principal);

    const second = await operations.run(operation, principal, { name: "North" }, KEY);
    expect(second).toEqual({ result: { name: "North 1" }, replayed: true });
    expect(operations.ctx.notes).toEqual(["input", "key"]);
    expect(await operations.readStored(principal)).toEqual(stored);
    expect(stored).toMatchObject({ audits: [{}], events: [{}], recordCount: 1 });
  });

  it("is a new call with another key, in another organization, without a key, and after a day", async () => {
    const principal = await operations.createPrincipal();
    const operation = defineNumberedRename();
    const run = async (by: Principal, options?: { key: string }) =>
      (await operations.run(operation, by, { name: "North" }, options)).result;
    expect(await run(principal, KEY)).toEqual({ name: "North 1" });
    expect(await run(principal, { key: "l" })).toEqual({ name: "North 2" });
    expect(await run(await operations.createPrincipal(), KEY)).toEqual({ name: "North 3" });
    expect(await run(principal)).toEqual({ name: "North 4" });
    operations.clock.advance(DAY_MS - 1);
    expect(await run(principal, KEY)).toEqual({ name: "North 1" });
    operations.clock.advance(1);
    expect(await run(principal, KEY)).toEqual({ name: "North 5" });
  });

  it("is rejected with different input, and while the first call is in progress", async () => {
    const principal = await operations.createPrincipal();
    const gate = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const operation = write({
      ...DECLARED,
      async run(_call, { name }) {
        begun.resolve();
        await gate.promise;
        return { name };
      },
    });
    const run = (name: string) => operations.run(operation, principal, { name }, KEY);
    const first = run("North");
    await begun.promise;
    await expect(run("North")).rejects.toMatchObject({
      code: "idempotency_in_progress",
      headers: { "Retry-After": "1" },
    });
    gate.resolve();
    expect((await first).replayed).toBe(false);
    await expect(run("South")).rejects.toMatchObject({ code: "idempotency_key_reused" });
    expect(await run("North")).toEqual({ result: { name: "North" }, replayed: true });
  });

  it("runs if the first call failed", async () => {
    const principal = await operations.createPrincipal();
    let isFirst = true;
    const operation = write({
      ...DECLARED,
      run(_call, { name }) {
        if (!isFirst) return { name };
        isFirst = false;
        throw new Error("it failed");
      },
    });
    const run = () => operations.run(operation, principal, { name: "North" }, KEY);
    await expect(run()).rejects.toThrow("it failed");
    expect(await run()).toEqual({ result: { name: "North" }, replayed: false });
  });

  it("returns the first result even if the operation would now refuse the call", async () => {
    const principal = await operations.createPrincipal();
    let isClosed = false;
    const operation = steps({
      ...DECLARED,
      async run({ transact, notes }, { name }) {
        notes.push("run");
        if (isClosed) throw new Problem("limit_exceeded");
        return transact ? transact(async () => ({ name })) : { name };
      },
    });
    const run = (key: string) => operations.run(operation, principal, { name: "North" }, { key });
    const first = await run("k");
    isClosed = true;
    expect(await run("k")).toEqual({ ...first, replayed: true });
    await expect(run("another")).rejects.toMatchObject({ code: "limit_exceeded" });
    expect(await operations.readStored(principal)).toMatchObject({ recordCount: 1 });
  });

  it("does not replace an unexpected error, or the transaction's error, with the stored result", async () => {
    const principal = await operations.createPrincipal();
    let unexpectedError: Error | null = null;
    const operation = steps({
      ...DECLARED,
      async run({ transact }, { name }) {
        if (unexpectedError) throw unexpectedError;
        if (!transact) throw new Error("No transaction");
        const result = await transact(async () => ({ name }));
        return result;
      },
    });
    const run = (name: string) => operations.run(operation, principal, { name }, KEY);
    await run("North");
    unexpectedError = new Error("a fault");
    await expect(run("North")).rejects.toThrow("a fault");
    unexpectedError = null;
    await expect(run("South")).rejects.toMatchObject({ code: "idempotency_key_reused" });
  });

  it("is rejected with another documented input, or another name or content of a file", async () => {
    const principal = await operations.createPrincipal();
    const received: unknown[] = [];
    const operation = write({
      ...DECLARED,
      id: "org",
      rest: "POST /v1/names/{id}",
      documentedInput: z.object({ name: z.string(), note: z.string().default("none") }),
      run(call, { name }) {
        received.push(call.file);
        return { name };
      },
    });
    const file = { name: "a.pdf", sha256: "aa" };
    const run = (body: object, sent: object | null = file) => {
      const input = { name: "North", id: principal.organizationId, ...body };
      return runOperation(operation, operations.buildCall(principal), {
        readInput: () => input,
        readRepeatableRequest: () => ({ scope: "rename", idempotencyKey: "k", body: randomUUID() }),
        ...(sent ? { file: sent as UploadedFile } : {}),
      });
    };
    expect(await run({})).toMatchObject({ replayed: false });
    expect(await run({ note: "none" })).toMatchObject({ replayed: true });
    expect(received).toEqual([file]);
    for (const [body, sent] of [
      [{ note: "another" }, file],
      [{ name: "South" }, file],
      [{}, { ...file, sha256: "bb" }],
      [{}, { ...file, name: "b.pdf" }],
      [{}, null],
    ] as const)
      await expect(run(body, sent)).rejects.toMatchObject({
        code: "idempotency_key_reused",
      });
    // Input that does not match the documentation is compared unchanged.
    await expect(run({ name: 7 })).rejects.toMatchObject({ code: "idempotency_key_reused" });
  });

  it("is charged the cost of the call, like the first call, before it runs", async () => {
    const principal = await operations.createPrincipal();
    const operation = write({ ...DECLARED, quotaCost: () => 5, run: (_call, { name }) => ({ name }) });
    const consumed: number[] = [];
    let isOverQuota = false;
    const run = () =>
      runOperation(operation, operations.buildCall(principal), {
        readInput: () => ({ name: "North" }),
        readRepeatableRequest: () => ({ scope: "rename", idempotencyKey: "k", body: null }),
        consumeQuota: async (requests) => {
          consumed.push(requests);
          if (isOverQuota) throw new Problem("rate_limited");
        },
      });
    expect((await run()).replayed).toBe(false);
    expect((await run()).replayed).toBe(true);
    isOverQuota = true;
    await expect(run()).rejects.toMatchObject({ code: "rate_limited" });
    expect(consumed).toEqual([5, 5, 5]);
  });

  it("returns the redacted result, without fields that the caller cannot see", async () => {
    const view = z.strictObject({ name: z.string().nullable(), secret: z.string().nullable() });
    const operation = write({
      ...DECLARED,
      view,
      redactForReplay: (result) => ({ ...result, secret: null }),
      show: (result, { scopes }) => (scopes.includes("accounts:read") ? result : { ...result, name: null }),
      run: (_call, { name }) => ({ name, secret: "whsec_1" }),
    });
    const writer = await operations.createPrincipal("accounts:write");
    const reader = { ...writer, scopes: ["accounts:read"] };
    const run = (principal: Principal) => operations.run(operation, principal, { name: "North" }, KEY);

    expect(await run(writer)).toEqual({ result: { name: null, secret: "whsec_1" }, replayed: false });
    expect(await run(writer)).toEqual({ result: { name: null, secret: null }, replayed: true });
    expect(await run(reader)).toEqual({ result: { name: "North", secret: null }, replayed: true });

    const { organizationId } = writer;
    const { cipher } = operations.ctx;
    const stored = await operations.test.db.prisma.idempotencyRecord.findFirstOrThrow({
      where: { organizationId },
    });
    expect(decryptResponse(cipher, stored).response.body).toEqual({ name: "North", secret: null });
  });

  it("is replayed for a read that is declared repeatable, and for no other read", async () => {
    const principal = await operations.createPrincipal();
    let count = 0;
    const run = () => {
      count += 1;
      return { name: `North ${count}` };
    };
    const repeatable = read({ ...DECLARED, acceptsIdempotencyKey: true, run });
    const replay = async (operation: Parameters<TestOperations["run"]>[0]) =>
      operations.run(operation, principal, { name: "North" }, KEY);
    expect(await replay(repeatable)).toEqual({ result: { name: "North 1" }, replayed: false });
    expect(await replay(repeatable)).toEqual({ result: { name: "North 1" }, replayed: true });
    const notRepeatable = read({ ...DECLARED, run });
    expect(await replay(notRepeatable)).toEqual({ result: { name: "North 3" }, replayed: false });
    expect((await operations.readStored(principal)).recordCount).toBe(1);
  });

  it("is a new call if the operation accepts no key, or none for this input", async () => {
    const principal = await operations.createPrincipal();
    const notRepeatable = { ...defineNumberedRename(), acceptsIdempotencyKey: false as const };
    expect((await operations.run(notRepeatable, principal, { name: "North" }, { key: "" })).replayed).toBe(
      false,
    );
    expect((await operations.run(notRepeatable, principal, { name: "North" }, { key: "" })).replayed).toBe(
      false,
    );

    const dryRun = write({
      ...DECLARED,
      input: z.strictObject({ ...nameSchema.shape, dryRun: z.boolean() }),
      acceptsIdempotencyKey: (input) => !input.dryRun,
      run: (_call, { name, dryRun }) => ({ name: dryRun ? "tried" : name }),
    });
    const run = (isDry: boolean) => operations.run(dryRun, principal, { name: "North", dryRun: isDry }, KEY);
    expect((await run(true)).result).toEqual({ name: "tried" });
    // The dry run did not use up the key.
    expect(await run(false)).toEqual({ result: { name: "North" }, replayed: false });
    expect((await run(false)).replayed).toBe(true);
  });

  describe("of steps", () => {
    it("returns the result of the single transaction that runs all steps", async () => {
      const principal = await operations.createPrincipal();
      const operation = steps({
        ...DECLARED,
        run({ transact, principal, notes, repeatableRequest: { idempotencyKey } }, { name }) {
          expect(idempotencyKey).toBe("k");
          if (!transact) throw new Error("No transaction");
          return transact(async (tx) => {
            notes.push("run");
            await rename(tx, principal, name);
            return { name };
          });
        },
      });
      const run = () => operations.run(operation, principal, { name: "North" }, KEY);
      expect(await run()).toEqual({ result: { name: "North" }, replayed: false });
      expect(listRuns()).toHaveLength(1);
      expect(await run()).toEqual({ result: { name: "North" }, replayed: true });
      expect(listRuns()).toHaveLength(0);
      expect(await operations.readStored(principal)).toMatchObject({ name: "North", recordCount: 1 });
    });

    it("is detected by the operation if it stores its own results", async () => {
      const principal = await operations.createPrincipal();
      const names = new Map<string | null, string>();
      const operation = steps({
        ...DECLARED,
        managesReplay: true,
        run({ transact, repeatableRequest: { idempotencyKey }, markAsReplay }, { name }) {
          expect(transact).toBeNull();
          if (names.has(idempotencyKey)) markAsReplay();
          else names.set(idempotencyKey, name);
          return { name: names.get(idempotencyKey) ?? "" };
        },
      });
      const run = (name: string, options = KEY) => operations.run(operation, principal, { name }, options);
      expect(await run("North")).toEqual({ result: { name: "North" }, replayed: false });
      expect(await run("South")).toEqual({ result: { name: "North" }, replayed: true });
      expect([...names]).toEqual([["k", "North"]]);
      expect((await operations.readStored(principal)).recordCount).toBe(0);
    });

    it("is a new call if the operation accepts no key, and the key is not passed to it", async () => {
      const principal = await operations.createPrincipal();
      const operation = steps({
        ...DECLARED,
        acceptsIdempotencyKey: false,
        view: z.record(z.string(), z.unknown()),
        run: ({ transact, repeatableRequest: { idempotencyKey } }) => ({ transact, idempotencyKey }),
      });
      const { result, replayed } = await operations.run(operation, principal, { name: "North" }, KEY);
      expect({ result, replayed }).toEqual({
        result: { transact: null, idempotencyKey: null },
        replayed: false,
      });
      expect((await operations.readStored(principal)).recordCount).toBe(0);
    });
  });
});
