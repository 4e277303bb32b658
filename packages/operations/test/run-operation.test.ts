import { describe, expect, it } from "@jest/globals";
import { inSqlTransaction } from "@svc/database";
import { Problem } from "@svc/service-kit/errors";
import { useResource } from "@svc/testing";
import { z } from "zod";
import { type Operation, runOperation } from "../src/index.ts";
import {
  DECLARED,
  lines,
  list,
  nameSchema,
  read,
  rename,
  startTestOperations,
  steps,
  type TestContext,
  write,
} from "./start-test-operations.ts";

describe("runOperation", () => {
  const operations = useResource(startTestOperations);

  const buildPage = () => ({ items: [{ name: "North" }], hasMore: false });
  async function* streamAll() {
    yield { name: "North" };
  }
  const defineOperations = (notes: string[]) => {
    const note = <T>(step: string, value: T): T => {
      notes.push(step);
      return value;
    };
    const declared = {
      ...DECLARED,
      scope: "rollovers:read",
      scopesFor: () => note("scopes", ["rollovers:act"] as const),
    } as const;
    return {
      read: read({ ...declared, run: () => note("run", { name: "North" }) }),
      list: list({ ...declared, run: () => note("run", buildPage()) }),
      lines: lines({ ...declared, fileName: () => "all.ndjson", run: () => note("run", streamAll()) }),
      "repeatable read": read({
        ...declared,
        acceptsIdempotencyKey: true,
        run: () => note("run", { name: "North" }),
      }),
      steps: steps({ ...declared, run: () => note("run", { name: "North" }) }),
      write: write({
        ...declared,
        prepare: () => note("prepare", "South"),
        async run({ tx, principal, afterCommit }, _input, prepared) {
          afterCommit(async () => note("afterCommit", undefined));
          await rename(tx, principal, prepared);
          return note("run", { name: prepared });
        },
      }),
    } satisfies Record<string, Operation<TestContext>>;
  };

  /** Stages of each kind of operation. `key`: the idempotency key is read. */
  const ORDERS = [
    ["read", ["input", "scopes", "run"]],
    ["list", ["input", "scopes", "run"]],
    ["lines", ["input", "scopes", "run"]],
    ["repeatable read", ["input", "scopes", "key", "run"]],
    ["steps", ["input", "scopes", "key", "run"]],
    ["write", ["input", "scopes", "key", "prepare", "run", "afterCommit"]],
  ] as const;

  describe.each(ORDERS)("%s", (kind, order) => {
    const run = async (scopes: ("rollovers:read" | "rollovers:act")[], options?: { key: string }) => {
      const { ctx, createPrincipal } = operations;
      const operation = defineOperations(ctx.notes)[kind];
      return operations.run(operation, await createPrincipal(...scopes), {}, options);
    };

    it("runs its stages in order, and is not a replay", async () => {
      const { replayed } = await run(["rollovers:read", "rollovers:act"]);
      expect(operations.ctx.notes).toEqual(order);
      expect(replayed).toBe(false);
    });

    it("requires its scope before the input is read", async () => {
      await expect(run(["rollovers:act"])).rejects.toMatchObject({ code: "insufficient_scope" });
      expect(operations.ctx.notes).toEqual([]);
    });

    it("requires the scopes for the input before the key is read", async () => {
      await expect(run(["rollovers:read"])).rejects.toMatchObject({ code: "insufficient_scope" });
      expect(operations.ctx.notes).toEqual(["input", "scopes"]);
    });

    const acceptsIdempotencyKey = (order as readonly string[]).includes("key");
    it(`${acceptsIdempotencyKey ? "refuses" : "does not read"} an empty idempotency key`, async () => {
      const running = run(["rollovers:read", "rollovers:act"], { key: "" });
      if (acceptsIdempotencyKey) await expect(running).rejects.toMatchObject({ code: "invalid_request" });
      else await running;
      expect(operations.ctx.notes).toEqual(acceptsIdempotencyKey ? ["input", "scopes", "key"] : order);
    });
  });

  it("checks no scopes for the input, and runs nothing, if the input is rejected", async () => {
    const principal = await operations.createPrincipal();
    const operation = read({
      ...DECLARED,
      scopesFor() {
        throw new Error("scopes were checked");
      },
      run() {
        throw new Error("run");
      },
    });
    const readInput = () => {
      throw new Problem("validation_failed");
    };
    const readRepeatableRequest = () => ({ scope: "", idempotencyKey: null, body: null });
    const invocation = { readInput, readRepeatableRequest };
    const running = runOperation(operation, operations.buildCall(principal), invocation);
    await expect(running).rejects.toMatchObject({ code: "validation_failed" });
  });

  it("explains the error of a failed write, if the operation can", async () => {
    const principal = await operations.createPrincipal();
    const failing = {
      ...DECLARED,
      run: () => {
        throw new Error("a conflict");
      },
    };
    const explained = write({
      ...failing,
      explain: (call: { requestId: string }, error: unknown) =>
        new Problem("limit_exceeded", `${call.requestId}: ${(error as Error).message}`),
    });
    await expect(operations.run(explained, principal, { name: "North" })).rejects.toMatchObject({
      code: "limit_exceeded",
      message: "req_1: a conflict",
    });
    await expect(operations.run(write(failing), principal, { name: "North" })).rejects.toThrow("a conflict");
  });

  it("returns the result of a list and of lines unchanged", async () => {
    const principal = await operations.createPrincipal();
    const expectedPage = buildPage();
    const listed = await operations.run(list({ ...DECLARED, run: () => expectedPage }), principal);
    expect(listed).toEqual({ result: expectedPage, replayed: false });
    const stream = streamAll();
    const streamed = await operations.run(
      lines({ ...DECLARED, fileName: () => "all.ndjson", run: () => stream }),
      principal,
    );
    expect(streamed.result).toBe(stream);
  });

  it("passes on the input, the caller and the version that the caller has seen", async () => {
    const principal = await operations.createPrincipal();
    const operation = read({
      ...DECLARED,
      input: z.strictObject({ name: z.string() }),
      view: z.record(z.string(), z.unknown()),
      run: (call, input) => ({ input, seen: [call.principal, call.requestId, call.ifMatch, call.clock] }),
    });
    const { result } = await operations.run(operation, principal, { name: "North" }, { ifMatch: '"3"' });
    expect(result).toEqual({ input: { name: "North" }, seen: [principal, "req_1", '"3"', operations.clock] });
  });

  it("runs steps in the operation's own transactions if nothing is stored for replay", async () => {
    const principal = await operations.createPrincipal();
    const operation = steps({
      ...DECLARED,
      view: nameSchema,
      async run(call, { name }) {
        expect(call.transact).toBeNull();
        await inSqlTransaction(call.db, (tx) => rename(tx, call.principal, `${name} 1`));
        await inSqlTransaction(call.db, (tx) => rename(tx, call.principal, `${name} 2`));
        throw new Problem("limit_exceeded");
      },
    });
    const running = operations.run(operation, principal, { name: "North" });
    await expect(running).rejects.toMatchObject({ code: "limit_exceeded" });
    expect(await operations.readStored(principal)).toMatchObject({ name: "North 2", recordCount: 0 });
  });
});
