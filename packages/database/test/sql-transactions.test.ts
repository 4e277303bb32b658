import { afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import type { TestEnvironment } from "@svc/testing";
import { createGate, useResource } from "@svc/testing";
import { type Database, inExclusiveTransaction, inSqlTransaction, lockName } from "../src/index.ts";
import { insertRow, openTwoTables, POOL_SIZE, updateRow } from "./two-tables.ts";

const TRANSACTION_ABORTED = "25P02";
const LOCK_TIMEOUT = "55P03";

describe("Transactions of plain statements", () => {
  const tables = useResource(openTwoTables);
  let test: TestEnvironment;
  let db: Database;
  beforeAll(async () => {
    ({ test, db } = tables);
  });
  afterEach(() => tables.resetTables());

  const readLeftRows = () => tables.readLeftRows();

  describe("inSqlTransaction", () => {
    it("hides its writes until it has committed, and returns the work's result", async () => {
      const result = await inSqlTransaction(db, async (tx) => {
        await insertRow(tx, { table: "leftTable", row: { id: "a" } });
        expect(await readLeftRows()).toEqual([]);
        return "result";
      });
      expect(result).toBe("result");
      expect(await readLeftRows()).toHaveLength(1);
    });

    it("rolls back when the work throws, and throws the same error", async () => {
      const error = new Error("on purpose");
      const failing = inSqlTransaction(db, async (tx) => {
        await insertRow(tx, { table: "leftTable", row: { id: "a" } });
        throw error;
      });
      await expect(failing).rejects.toBe(error);
      expect(await readLeftRows()).toEqual([]);
    });

    it("discards a connection that is terminated during a query, and commits nothing", async () => {
      for (let round = 0; round < 2 * POOL_SIZE; round += 1) {
        const failing = inSqlTransaction(db, async (tx) => {
          await insertRow(tx, { table: "leftTable", row: { id: `lost ${round}` } });
          await tx.query({ text: "SELECT pg_terminate_backend(pg_backend_pid())" });
        });
        await expect(failing).rejects.toThrow();
      }
      expect(await readLeftRows()).toEqual([]);
      await inSqlTransaction(db, (tx) => insertRow(tx, { table: "leftTable", row: { id: "after" } }));
      expect(await readLeftRows()).toMatchObject([{ id: "after" }]);
    });

    it("passes on the database's own error, and commits nothing written before it", async () => {
      const failing = inSqlTransaction(db, async (tx) => {
        await insertRow(tx, { table: "leftTable", row: { id: "a" } });
        await tx.query({ text: "SELECT 1 / 0" }).catch(() => {});
        await insertRow(tx, { table: "leftTable", row: { id: "b" } });
      });
      await expect(failing).rejects.toMatchObject({ code: TRANSACTION_ABORTED });
      expect(await readLeftRows()).toEqual([]);
    });

    it("fails if an error was caught and no statement followed it", async () => {
      const failing = inSqlTransaction(db, async (tx) => {
        await insertRow(tx, { table: "leftTable", row: { id: "a" } });
        await tx.query({ text: "SELECT 1 / 0" }).catch(() => {});
      });
      await expect(failing).rejects.toThrow("its error was ignored");
      expect(await readLeftRows()).toEqual([]);
    });

    it("releases the connection every time: many more transactions than connections can run", async () => {
      const results = await Promise.allSettled(
        Array.from({ length: 10 * POOL_SIZE }, (_, index) =>
          inSqlTransaction(db, async (tx) => {
            await insertRow(tx, { table: "leftTable", row: { id: String(index) } });
            if (index % 2 === 0) throw new Error("on purpose");
          }),
        ),
      );
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(5 * POOL_SIZE);
      expect(await readLeftRows()).toHaveLength(5 * POOL_SIZE);
      expect(db.pool.totalCount).toBeLessThanOrEqual(POOL_SIZE);
    });

    it("sees one snapshot throughout on request, and otherwise one per statement", async () => {
      const countTwice = (isolation?: "REPEATABLE READ") =>
        inSqlTransaction(
          db,
          async (tx) => {
            const count = async () =>
              (await tx.query<{ n: number }>({ text: "SELECT count(*)::int AS n FROM left_table" }))[0]?.n ??
              -1;
            const first = await count();
            await insertRow(test.db.sql, { table: "leftTable", row: { id: `between ${isolation}` } });
            return (await count()) - first;
          },
          { isolation },
        );
      expect(await countTwice("REPEATABLE READ")).toBe(0);
      expect(await countTwice()).toBe(1);
    });
  });

  describe("inExclusiveTransaction", () => {
    const createRefusal = (rows: { id: string }[]) => new Error(`taken: ${rows.map(({ id }) => id)}`);
    const exclusive = {
      names: ["a lock"],
      read: { text: "SELECT id FROM left_table ORDER BY id" },
      createRefusal,
    };

    it("passes the previously committed rows to the work, and commits what it writes", async () => {
      await insertRow(db.sql, { table: "leftTable", row: { id: "before" } });
      const result = await inExclusiveTransaction(db, exclusive, async (tx, rows) => {
        await insertRow(tx, { table: "leftTable", row: { id: "now" } });
        return rows;
      });
      expect(result).toEqual([{ id: "before" }]);
      expect(await readLeftRows()).toHaveLength(2);
    });

    it("runs one transaction per name, and rejects the others immediately with the rows that they read", async () => {
      await insertRow(db.sql, { table: "leftTable", row: { id: "before" } });
      const [began, canEnd] = [createGate(), createGate()];
      const first = inExclusiveTransaction(db, exclusive, async (tx) => {
        await insertRow(tx, { table: "leftTable", row: { id: "of the first" } });
        began.open();
        await canEnd.opened;
      });
      await began.opened;
      const unexpectedWork = () => Promise.reject(new Error("it ran"));
      await expect(inExclusiveTransaction(db, exclusive, unexpectedWork)).rejects.toThrow("taken: before");
      expect(
        await inExclusiveTransaction(db, { ...exclusive, names: ["another lock"] }, async () => "done"),
      ).toBe("done");
      canEnd.open();
      await first;
      expect(await inExclusiveTransaction(db, exclusive, async (_tx, rows) => rows)).toHaveLength(2);
    });

    it("runs at least one of several transactions with the same names in different orders", async () => {
      for (let round = 0; round < 100; round += 1) {
        const names = [`first ${round}`, `second ${round}`, `third ${round}`];
        const results = await Promise.allSettled(
          Array.from({ length: POOL_SIZE }, (_, index) =>
            inExclusiveTransaction(
              db,
              { ...exclusive, names: index % 2 === 0 ? names : names.toReversed() },
              async () => index,
            ),
          ),
        );
        expect(results.map(({ status }) => status)).toContain("fulfilled");
      }
    });

    it("reads after it gets the lock, so that concurrent transactions miss no earlier write", async () => {
      for (let round = 0; round < 20; round += 1) {
        const name = `round ${round}`;
        const read = { text: `SELECT id FROM left_table WHERE note = '${name}'` };
        const results = await Promise.allSettled(
          Array.from({ length: POOL_SIZE }, (_, index) =>
            inExclusiveTransaction<void, { id: string }>(
              db,
              { names: [name], read, createRefusal },
              async (tx, rows) => {
                if (rows.length > 0) throw createRefusal(rows);
                await insertRow(tx, { table: "leftTable", row: { id: `${name} ${index}`, note: name } });
              },
            ),
          ),
        );
        expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      }
      expect(await readLeftRows()).toHaveLength(20);
    });

    it("releases the lock when the work throws", async () => {
      const error = new Error("on purpose");
      const failing = inExclusiveTransaction(db, exclusive, async (tx) => {
        await insertRow(tx, { table: "leftTable", row: { id: "a" } });
        throw error;
      });
      await expect(failing).rejects.toBe(error);
      expect(await inExclusiveTransaction(db, exclusive, async (_tx, rows) => rows)).toEqual([]);
    });
  });

  describe("lockName", () => {
    it("serializes transactions with the same name: no change is lost", async () => {
      await insertRow(db.sql, { table: "leftTable", row: { id: "a", longColumnName: 0 } });
      const addOne = () =>
        inSqlTransaction(db, async (tx) => {
          await lockName(tx, "the counter");
          const [row] = await tx.query<{ n: number }>({
            text: "SELECT long_column_name AS n FROM left_table",
          });
          await updateRow(tx, {
            table: "leftTable",
            id: "a",
            changes: { longColumnName: (row?.n ?? 0) + 1 },
          });
        });
      await Promise.all(Array.from({ length: 30 }, addOne));
      expect(await readLeftRows()).toMatchObject([{ long_column_name: 30 }]);
    });

    it("is held until the transaction ends, and only for its own name", async () => {
      /** Returns whether any lock is held, and whether `name` is free. */
      const inspectLocks = async (name: string) => {
        // Other databases of the server have their own locks.
        const { rows } = await test.db.pool.query(
          `SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
            WHERE locktype = 'advisory' AND granted AND datname = current_database()`,
        );
        const attempt = await inSqlTransaction(test.db, async (tx) => {
          await tx.query({ text: "SET LOCAL lock_timeout = '50ms'" });
          await lockName(tx, name);
          return "free";
        }).catch((error: { code: string }) => error.code);
        return [rows.length > 0, attempt];
      };
      await inSqlTransaction(db, async (tx) => {
        await lockName(tx, "mine");
        expect(await inspectLocks("mine")).toEqual([true, LOCK_TIMEOUT]);
        expect(await inspectLocks("another")).toEqual([true, "free"]);
      });
      expect(await inspectLocks("mine")).toEqual([false, "free"]);
    });
  });
});
