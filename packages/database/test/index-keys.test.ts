import { createSecretKey, randomBytes, randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "@jest/globals";
import { pollUntil, useResource } from "@svc/testing";
import {
  type Database,
  inExclusiveTransaction,
  inSqlTransaction,
  lockIndexKeysExclusively,
  openDatabase,
  requestLimits,
  requireSecrets,
} from "../src/index.ts";
import { findErrorCode, startRoleClients } from "./role-clients.ts";

const DENIED = "42501";
const createIndexKey = (id: string) => ({ id, key: createSecretKey(randomBytes(32)) });
const [i1, i2, i3] = [createIndexKey("default"), createIndexKey("i2"), createIndexKey("i3")];
type IndexKey = ReturnType<typeof createIndexKey>;

describe("Transactions of a process with index keys", () => {
  const clients = useResource(startRoleClients);
  const opened: Database[] = [];
  /** Opens the database as a process that writes with the first key and reads with all. */
  const openProcess = (...keys: IndexKey[]) => {
    const db = openDatabase({
      url: clients.test.urls.api,
      poolSize: 4,
      limits: requestLimits(20_000),
      name: "svc-test-index-keys",
      indexKeyIds: keys.map(({ id }) => id),
      onConnectionLost: () => {},
    });
    opened.push(db);
    return db;
  };
  const register = (...keys: IndexKey[]) => requireSecrets(clients.test.db.sql, { INDEX_KEY: keys });
  const retire = (id: string) =>
    clients.test.db.pool.query("UPDATE secret_fingerprints SET retired_at = now() WHERE id = $1", [id]);
  /** Returns the result or error that both kinds of transactions have. */
  const findOutcome = async (db: Database) => {
    const exclusive = {
      names: [randomUUID()],
      read: { text: "SELECT 1" },
      createRefusal: () => new Error("taken"),
    };
    const runs = [
      () => inSqlTransaction(db, async () => "done"),
      () => inExclusiveTransaction(db, exclusive, async () => "done"),
    ];
    const results = await Promise.all(
      runs.map((run) => run().catch((error: Error & { code?: string }) => `${error.code} ${error.message}`)),
    );
    expect(new Set(results).size).toBe(1);
    return results[0];
  };
  beforeEach(async () => {
    await Promise.all(opened.splice(0).map((db) => db.close()));
    await clients.test.db.pool.query("DELETE FROM secret_fingerprints");
  });

  it("are rejected if the process lacks a key that may be in use, or writes with a retired one", async () => {
    const oldOnly = openProcess(i1);
    const oldFirst = openProcess(i1, i2);
    const newFirst = openProcess(i2, i1);
    const newOnly = openProcess(i2);
    const findOutcomes = async () => {
      const outcomes = await Promise.all([oldOnly, oldFirst, newFirst, newOnly].map(findOutcome));
      return outcomes.map((result) => result?.replace("SV001 INDEX_KEY: ", ""));
    };
    const missing = (id: string) => `is missing ${id}, which may be in use (svc secrets status)`;

    expect(await findOutcomes()).toEqual(["done", "done", "done", "done"]);
    await register(i1);
    expect(await findOutcomes()).toEqual(["done", "done", "done", missing("default")]);
    await register(i1, i2);
    expect(await findOutcomes()).toEqual(["done", "done", "done", missing("default")]);
    await register(i2, i1);
    expect(await findOutcomes()).toEqual([missing("i2"), "done", "done", missing("default")]);
    await retire("default");
    const retired = "starts with default, which is retired";
    expect(await findOutcomes()).toEqual([retired, retired, "done", "done"]);
    await register(i3, i2);
    expect(await findOutcomes()).toEqual([retired, retired, missing("i3"), missing("i3")]);
  });

  it("make the process not ready if they would be rejected, and report the reason", async () => {
    await register(i2, i1);
    const db = openProcess(i1);
    await expect(db.ping()).rejects.toMatchObject({
      name: "NotReadyError",
      message: "INDEX_KEY: is missing i2, which may be in use (svc secrets status)",
    });
    await expect(openProcess(i1, i2).ping()).resolves.toBeUndefined();
  });

  it("end before a key becomes required or is retired; later ones wait for that change", async () => {
    await register(i1);
    const [oldOnly, newFirst] = [openProcess(i1), openProcess(i2, i1)];
    const waitForBlocked = (count: number) =>
      pollUntil(
        `${count} waiting transactions`,
        async () => {
          const { rows } = await clients.test.db.pool.query(
            `SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
             WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`,
          );
          return rows.length;
        },
        { isDone: (waiting) => waiting === count },
      );
    for (const [db, startKeyChange] of [
      [oldOnly, () => register(i2, i1)],
      [newFirst, () => inSqlTransaction(clients.test.db, (tx) => lockIndexKeysExclusively(tx))],
    ] as const) {
      const { promise: canEnd, resolve: finish } = Promise.withResolvers<void>();
      const { promise: begun, resolve: markBegun } = Promise.withResolvers<void>();
      const earlierRun = inSqlTransaction(db, async () => {
        markBegun();
        await canEnd;
        return "ended first";
      });
      await begun;
      const keyChange = startKeyChange();
      await waitForBlocked(1);
      const laterRun = inSqlTransaction(openProcess(i1, i2), async () => "done");
      await waitForBlocked(2);
      finish();
      expect(await earlierRun).toBe("ended first");
      await keyChange;
      expect(await laterRun).toBe("done");
    }
    expect(await findOutcome(oldOnly)).toMatch(/^SV001 /);
  });

  it("can lock index keys in shared mode as both services' roles, but not exclusively", async () => {
    for (const role of ["api", "widgetAuth"] as const) {
      expect(await findErrorCode(clients[role], "SELECT hold_index_keys(ARRAY['a'])")).toBeNull();
      expect(await findErrorCode(clients[role], "SELECT hold_index_keys_alone()")).toBe(DENIED);
    }
  });
});
