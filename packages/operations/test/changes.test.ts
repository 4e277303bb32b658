import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Principal } from "@svc/service-kit/auth";
import { useResource } from "@svc/testing";
import { DECLARED, failAsDeadlock, rename, startTestOperations, write } from "./start-test-operations.ts";

/** Calls with and without an idempotency key use different transactions. */
const KEY_CASES = [{ way: "without a key" }, { way: "with a key", key: "k" }];

const NOT_NULL_VIOLATION = "23502";

describe("Write operation", () => {
  const operations = useResource(startTestOperations);
  beforeAll(async () => {
    await operations.test.db.pool.query(
      "CREATE TABLE checked_late (id int UNIQUE DEFERRABLE INITIALLY DEFERRED)",
    );
  });

  const readStoredName = async (principal: Principal) => (await operations.readStored(principal)).name;

  const defineRename = (
    chooseEnd: (attempt: number) => "done" | "fails" | "deadlock" | "fails at commit" = () => "done",
  ) => {
    let attempt = 0;
    return write({
      ...DECLARED,
      async run({ tx, principal, audit, emitEvent, afterCommit }, { name }) {
        attempt += 1;
        const data = { attempt };
        audit({ action: "organization.origins_changed", targetId: principal.organizationId, data });
        emitEvent({ type: "webhook.test", data });
        afterCommit(async () => {
          operations.ctx.notes.push(`attempt ${data.attempt}: ${await readStoredName(principal)}`);
        });
        await rename(tx, principal, name);
        const end = chooseEnd(attempt);
        if (end === "fails") throw new Error("it failed");
        if (end === "deadlock") await failAsDeadlock(tx);
        if (end === "fails at commit") await tx.query({ text: "INSERT INTO checked_late VALUES (1), (1)" });
        return { name };
      },
    });
  };
  const UNCHANGED = { name: "Test organization", audits: [], events: [], recordCount: 0 };

  describe.each(KEY_CASES)("$way", ({ key }) => {
    const options = key === undefined ? {} : { key };
    const run = async (operation: ReturnType<typeof defineRename>, principal: Principal) =>
      operations.run(operation, principal, { name: "North" }, options);

    it("writes its audit row and event in its transaction, then runs its afterCommit callback", async () => {
      const principal = await operations.createPrincipal();
      const outcome = await run(defineRename(), principal);
      expect(outcome).toEqual({ result: { name: "North" }, replayed: false });
      const { organizationId, actor } = principal;
      const createdAt = operations.clock.now();
      expect(await operations.readStored(principal)).toEqual({
        name: "North",
        audits: [
          {
            action: "organization.origins_changed",
            targetId: organizationId,
            data: { attempt: 1 },
            actorId: actor.id,
            requestId: "req_1",
            createdAt,
          },
        ],
        events: [{ type: "webhook.test", data: { attempt: 1 }, createdAt }],
        recordCount: key === undefined ? 0 : 1,
      });
      // Visible to another connection, so committed.
      expect(operations.ctx.notes).toContain("attempt 1: North");
    });

    it("receives the rows of its prefetch query", async () => {
      const principal = await operations.createPrincipal();
      const operation = write({
        ...DECLARED,
        prefetch: (_call, { name }) => ({ text: "SELECT $1::text AS name", values: [`${name} 1`] }),
        run: ({ prefetched }) => ({ name: (prefetched as { name: string }[])[0]?.name ?? "" }),
      });
      const outcome = await operations.run(operation, principal, { name: "North" }, options);
      expect(outcome.result).toEqual({ name: "North 1" });
    });

    it.each(["fails", "fails at commit"] as const)("leaves nothing if it %s", async (end) => {
      const principal = await operations.createPrincipal();
      const operation = defineRename(() => end);
      await expect(run(operation, principal)).rejects.toThrow();
      expect(await operations.readStored(principal)).toEqual(UNCHANGED);
      expect(operations.ctx.notes).not.toContainEqual(expect.stringContaining("attempt"));
    });

    it("leaves nothing if its event can't be written", async () => {
      const principal = await operations.createPrincipal();
      const operation = write({
        ...DECLARED,
        async run({ tx, principal, audit, emitEvent }, { name }) {
          audit({ action: "organization.origins_changed", targetId: principal.organizationId });
          emitEvent({ type: null as unknown as "webhook.test", data: {} });
          await rename(tx, principal, name);
          return { name };
        },
      });
      await expect(run(operation, principal)).rejects.toMatchObject({ code: NOT_NULL_VIOLATION });
      expect(await operations.readStored(principal)).toEqual(UNCHANGED);
    });

    it("records only the committed run after earlier ones ended in a deadlock", async () => {
      const principal = await operations.createPrincipal();
      const operation = defineRename((attempt) => (attempt < 3 ? "deadlock" : "done"));
      await run(operation, principal);
      const { name, audits, events } = await operations.readStored(principal);
      const data = { attempt: 3 };
      expect({ name, audits, events }).toMatchObject({
        name: "North",
        audits: [{ data }],
        events: [{ data }],
      });
      expect(audits).toHaveLength(1);
      expect(events).toHaveLength(1);
      expect(operations.ctx.notes.filter((note) => note.startsWith("attempt"))).toEqual(["attempt 3: North"]);
    });
  });

  it("prepares once, before its transaction, no matter how often the transaction is retried", async () => {
    const principal = await operations.createPrincipal();
    const { notes } = operations.ctx;
    const operation = write({
      ...DECLARED,
      prepare(call, { name }) {
        expect(call).not.toHaveProperty("tx");
        notes.push("prepared");
        return `${name} as prepared`;
      },
      async run({ tx, principal }, _input, prepared) {
        const isFirst = !notes.includes("run");
        notes.push("run");
        await rename(tx, principal, prepared);
        if (isFirst) await failAsDeadlock(tx);
        return { name: prepared };
      },
    });
    await operations.run(operation, principal, { name: "North" });
    expect(notes).toEqual(["input", "key", "prepared", "run", "run"]);
    expect(await readStoredName(principal)).toBe("North as prepared");
  });

  it("skips afterCommit if a retry finds the stored response of another call", async () => {
    const principal = await operations.createPrincipal();
    const { organizationId } = principal;
    const expireRecords = (expiresAt: Date) =>
      operations.test.db.prisma.idempotencyRecord.updateMany({
        where: { organizationId },
        data: { expiresAt },
      });
    const now = operations.clock.now();
    await operations.run(defineRename(), principal, { name: "North" }, { key: "k" });
    await expireRecords(now);
    const operation = write({
      ...DECLARED,
      async run({ tx, notes, afterCommit }, { name }) {
        notes.push("run");
        afterCommit(async () => {
          notes.push("afterCommit");
        });
        // The retry finds the first call's response valid again.
        await expireRecords(new Date(now.getTime() + 1_000));
        await failAsDeadlock(tx);
        return { name };
      },
    });
    const { replayed } = await operations.run(operation, principal, { name: "North" }, { key: "k" });
    expect({ replayed, notes: operations.ctx.notes }).toEqual({
      replayed: true,
      notes: ["input", "key", "run"],
    });
  });

  it("writes nothing if its preparation fails", async () => {
    const principal = await operations.createPrincipal();
    const operation = write({
      ...DECLARED,
      prepare() {
        throw new Error("preparation failed");
      },
      run() {
        throw new Error("run");
      },
    });
    await expect(operations.run(operation, principal, {}, { key: "k" })).rejects.toThrow(
      "preparation failed",
    );
    expect(await operations.readStored(principal)).toEqual(UNCHANGED);
  });

  it("writes audit rows and events, and runs afterCommit callbacks, in the order of its calls", async () => {
    const principal = await operations.createPrincipal();
    const { notes } = operations.ctx;
    const operation = write({
      ...DECLARED,
      run({ principal, audit, emitEvent, afterCommit }) {
        for (const position of [1, 2, 3]) {
          audit({
            action: "organization.origins_changed",
            targetId: principal.organizationId,
            data: { position },
          });
          emitEvent({ type: "webhook.test", data: { position } });
          afterCommit(async () => {
            for (let round = position; round < 3; round += 1) await operations.test.db.ping();
            notes.push(String(position));
          });
        }
        return { name: "North" };
      },
    });
    await operations.run(operation, principal);
    const { audits, events } = await operations.readStored(principal);
    const positions = [1, 2, 3].map((position) => ({ data: { position } }));
    expect({ audits, events }).toMatchObject({ audits: positions, events: positions });
    expect(notes.slice(-3)).toEqual(["1", "2", "3"]);
  });
});
