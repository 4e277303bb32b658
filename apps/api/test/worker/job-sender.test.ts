import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { DeploymentError, inSqlTransaction, openDatabase } from "@svc/database";
import { type JobSender, openJobSender, type QueueName } from "@svc/database/jobs";
import {
  createEmptyDatabase,
  createTestDatabase,
  createTestEnvironment,
  type TestDatabase,
  type TestEnvironment,
} from "@svc/testing";

describe("Job sender", () => {
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

  const send = (queue: QueueName) => inSqlTransaction(test.db, (tx) => sender.send(tx, queue));
  async function readJobStates(queue: QueueName) {
    const { rows } = await test.db.pool.query<{ state: string }>(
      "SELECT state FROM pgboss.job WHERE name = $1",
      [queue],
    );
    return rows.map(({ state }) => state);
  }

  it("adds no job when the transaction is rolled back", async () => {
    const error = new Error("on purpose");
    const failing = inSqlTransaction(test.db, async (tx) => {
      await sender.send(tx, "timers.sweep");
      throw error;
    });
    await expect(failing).rejects.toBe(error);
    expect(await readJobStates("timers.sweep")).toEqual([]);
  });

  it("adds a job in the given transaction", async () => {
    await inSqlTransaction(test.db, async (tx) => {
      await sender.send(tx, "answers.clean");
      expect(await readJobStates("answers.clean")).toEqual([]);
    });
    expect(await readJobStates("answers.clean")).toEqual(["created"]);
  });

  it("keeps one job waiting, however often and from wherever it is sent", async () => {
    await send("timers.sweep");
    await Promise.all(Array.from({ length: 10 }, () => send("timers.sweep")));
    expect(await readJobStates("timers.sweep")).toEqual(["created"]);
  });

  describe("on a database that is not ready", () => {
    const databases: TestDatabase[] = [];
    afterAll(() => Promise.all(databases.map((database) => database.drop())));

    async function expectRefused(database: TestDatabase, sql = "SELECT 1") {
      databases.push(database);
      const { url } = database;
      const db = openDatabase({ url, poolSize: 1, name: "svc-test", onConnectionLost: () => {} });
      try {
        await db.pool.query(sql);
        const refused = await openJobSender(db, () => {}).catch((error: unknown) => error);
        expect(refused).toBeInstanceOf(DeploymentError);
        expect((refused as Error).message).toContain("svc db migrate");
      } finally {
        await db.close();
      }
    }

    it("says what to do when its tables are missing", async () => {
      await expectRefused(await createEmptyDatabase());
      await expectRefused(await createTestDatabase(), "DROP SCHEMA pgboss CASCADE");
    });

    it("says what to do when its tables have another version", async () => {
      await expectRefused(await createTestDatabase(), "UPDATE pgboss.version SET version = version - 1");
    });
  });
});
