import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { DeploymentError, inSqlTransaction, openDatabase } from "@svc/database";
import { type JobSender, openJobSender } from "@svc/database/jobs";
import {
  createEmptyDatabase,
  createTestDatabase,
  createTestEnvironment,
  type TestDatabase,
  type TestEnvironment,
} from "@svc/testing";

const PLACE = { rolloverId: "rol_1", organizationId: "org_1" };

describe("a sender of jobs", () => {
  let test: TestEnvironment;
  let sender: JobSender;
  beforeAll(async () => {
    test = await createTestEnvironment();
    sender = await openJobSender(test.db, () => {});
  });
  afterAll(async () => {
    await sender?.close();
    await test?.close();
  });

  const send = (key: string, rolloverId = PLACE.rolloverId) =>
    inSqlTransaction(test.db, (tx) => sender.send(tx, "timers.fire", { ...PLACE, rolloverId }, key));
  /** The jobs whose keys begin with a word. */
  async function read(word: string) {
    const { rows } = await test.db.pool.query<{ key: string; state: string; data: object }>(
      "SELECT singleton_key AS key, state, data FROM pgboss.job WHERE singleton_key LIKE $1 ORDER BY singleton_key",
      [`${word}%`],
    );
    return rows;
  }

  it("adds a job in the transaction that it is given", async () => {
    await inSqlTransaction(test.db, async (tx) => {
      await sender.send(tx, "timers.fire", PLACE, "in one");
      expect(await read("in one")).toEqual([]);
    });
    expect(await read("in one")).toEqual([{ key: "in one", state: "created", data: PLACE }]);
  });

  it("adds none where the transaction is rolled back", async () => {
    const fault = new Error("on purpose");
    const failing = inSqlTransaction(test.db, async (tx) => {
      await sender.send(tx, "timers.fire", PLACE, "rolled back");
      throw fault;
    });
    await expect(failing).rejects.toBe(fault);
    expect(await read("rolled back")).toEqual([]);
  });

  it("keeps one waiting for each key, however often and from wherever it is sent", async () => {
    await send("key a");
    await send("key a", "rol_2");
    await Promise.all(Array.from({ length: 10 }, () => send("key b")));
    expect(await read("key")).toEqual([
      { key: "key a", state: "created", data: PLACE },
      { key: "key b", state: "created", data: PLACE },
    ]);
  });

  describe("on a database that is not ready for it", () => {
    const databases: TestDatabase[] = [];
    afterAll(() => Promise.all(databases.map((database) => database.drop())));

    async function refuse(database: TestDatabase, sql = "SELECT 1") {
      databases.push(database);
      const db = openDatabase({
        url: database.url,
        poolSize: 1,
        name: "svc-test",
        onConnectionLost: () => {},
      });
      try {
        await db.pool.query(sql);
        const refused = await openJobSender(db, () => {}).catch((error: unknown) => error);
        expect(refused).toBeInstanceOf(DeploymentError);
        expect((refused as Error).message).toContain("npm run svc -- db migrate");
      } finally {
        await db.close();
      }
    }

    it("says what to do where there are no tables of its own", async () => {
      await refuse(await createEmptyDatabase());
      await refuse(await createTestDatabase(), "DROP SCHEMA pgboss CASCADE");
    });

    it("says what to do where they are of another version", async () => {
      await refuse(await createTestDatabase(), "UPDATE pgboss.version SET version = version - 1");
    });
  });
});
