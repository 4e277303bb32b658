import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { findFreePort } from "@svc/local-servers";
import { Problem } from "@svc/service-kit/errors";
import {
  buildKey,
  buildOrganization,
  createTestDatabase,
  createTestEnvironment,
  pollUntil,
  startTcpForwarder,
  type TcpForwarder,
  type TestDatabase,
  useResource,
} from "@svc/testing";
import {
  type Database,
  inSqlTransaction,
  insertRow,
  mapDatabaseError,
  openDatabase,
  requestLimits,
  type Sql,
} from "../src/index.ts";
import { createBarrier } from "./barrier.ts";

const TIMEOUT_MS = 60_000;

const buildOptions = (url: string, poolSize = 2) => ({
  url,
  poolSize,
  name: "svc-test-errors",
  onConnectionLost: () => {},
});
const open = (url: string, poolSize = 2) => openDatabase(buildOptions(url, poolSize));

const CALLS: [string, (db: Database) => Promise<unknown>][] = [
  ["a statement of the pool", (db) => db.pool.query("SELECT 1 FROM organizations")],
  ["a transaction", (db) => inSqlTransaction(db, (tx) => tx.query({ text: "SELECT 1 FROM organizations" }))],
  ["a ping", (db) => db.ping()],
];

async function findProblem(work: Promise<unknown>): Promise<Problem | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("No result in time")), TIMEOUT_MS);
  });
  try {
    await Promise.race([work, timeout]);
    return null;
  } catch (error) {
    const problem = mapDatabaseError(error);
    if (!problem) throw new Error("Unmapped error", { cause: error });
    return problem;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs `attempt` with every kind of call in parallel, each on its own pool because each waits for a full timeout.
 */
async function withEveryCall(
  url: string,
  poolSize: number,
  attempt: (work: () => Promise<unknown>, db: Database) => Promise<void>,
): Promise<void> {
  await Promise.all(
    CALLS.map(async ([name, work]) => {
      const ownDb = open(url, poolSize);
      try {
        await attempt(() => work(ownDb), ownDb);
      } catch (error) {
        throw new Error(name, { cause: error });
      } finally {
        await ownDb.close();
      }
    }),
  );
}

const UNAVAILABLE = { code: "dependency_unavailable", status: 503, headers: { "Retry-After": "1" } };

describe("mapDatabaseError: unavailable database", () => {
  let database: TestDatabase;
  let db: Database | undefined;
  let forwarder: TcpForwarder | undefined;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterEach(async () => {
    await forwarder?.stop();
    await db?.close();
    [db, forwarder] = [undefined, undefined];
  });
  afterAll(() => database.drop());

  it.each(CALLS)("503 for %s when the connection is refused", async (_, work) => {
    db = open(`postgresql://postgres:test@127.0.0.1:${await findFreePort()}/svc`);
    expect(await findProblem(work(db))).toMatchObject(UNAVAILABLE);
  });

  it.each(CALLS)("503 for %s when the host name does not resolve", async (_, work) => {
    db = open("postgresql://postgres:test@database.invalid:5432/svc");
    expect(await findProblem(work(db))).toMatchObject(UNAVAILABLE);
  });

  it("503 for every kind of call when the connection gets no response", async () => {
    const silent = await startTcpForwarder(database.url);
    forwarder = silent;
    silent.hang();
    await withEveryCall(silent.divert(database.url), 2, async (work) => {
      expect(await findProblem(work())).toMatchObject(UNAVAILABLE);
    });
  });

  it("503 for every kind of call when an open connection goes silent, and then recovers", async () => {
    const interruptible = await startTcpForwarder(database.url);
    forwarder = interruptible;
    const steps = createBarrier(CALLS.length);
    await withEveryCall(interruptible.divert(database.url), 2, async (work) => {
      expect(await findProblem(work())).toBeNull();
      await steps.arrive(() => interruptible.hang());
      expect(await findProblem(work())).toMatchObject(UNAVAILABLE);
      await steps.arrive(() => void interruptible.restore());
      expect(await findProblem(work())).toBeNull();
      expect(await findProblem(work())).toBeNull();
    });
  });

  it("503 for every kind of call when the pool has no free connection", async () => {
    await withEveryCall(database.url, 1, async (work, ownDb) => {
      const client = await ownDb.pool.connect();
      try {
        expect(await findProblem(work())).toMatchObject(UNAVAILABLE);
      } finally {
        client.release();
      }
      expect(await findProblem(work())).toBeNull();
    });
  });

  const SLEEPING =
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'";
  const KILL =
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";

  it("503 for a statement whose backend is killed, and then recovers", async () => {
    const longLimits = { ...requestLimits(), statementMs: TIMEOUT_MS, responseMs: TIMEOUT_MS };
    db = openDatabase({ ...buildOptions(database.url), limits: longLimits });
    const killer = open(database.url, 1);
    try {
      const sleeping = db.pool.query("SELECT pg_sleep(600)").catch((thrown: unknown) => thrown);
      await db.pool.query("SELECT 1");
      await pollUntil("the statement to run", async () => {
        const { rowCount } = await killer.pool.query(SLEEPING);
        return rowCount === 1;
      });
      await killer.pool.query(KILL);
      const error = await sleeping;
      expect(error).toMatchObject({ code: "57P01" });
      expect(mapDatabaseError(error)).toMatchObject(UNAVAILABLE);
      // The pool's other connection was killed too, so the first query may fail on it.
      if (await findProblem(db.ping())) expect(await findProblem(db.ping())).toBeNull();
    } finally {
      await killer.close();
    }
  });

  it("503 for a transaction whose backend is killed, and nothing is written", async () => {
    db = open(database.url);
    const killer = open(database.url, 1);
    const now = new Date();
    const row = { id: "org_killed", name: "x", allowedOrigins: [], createdAt: now, updatedAt: now };
    try {
      const killed = inSqlTransaction(db, async (tx) => {
        await insertRow(tx, { table: "organizations", row });
        await killer.pool.query(KILL);
        await tx.query({ text: "SELECT 1 FROM organizations" });
      });
      expect(await findProblem(killed)).toMatchObject(UNAVAILABLE);
      const { rows } = await killer.pool.query("SELECT 1 FROM organizations WHERE id = $1", [row.id]);
      expect(rows).toEqual([]);
    } finally {
      await killer.close();
    }
  });

  it.each(["08006", "57P01", "57P03", "53300"])("503 for SQLSTATE %s, wrapped at any depth", (code) => {
    const driver = Object.assign(new Error("x"), { code });
    const wrapped = new Error("outer", { cause: new Error("inner", { cause: driver }) });
    expect(mapDatabaseError(wrapped)).toMatchObject(UNAVAILABLE);
  });

  it.each([
    "ECONNREFUSED",
    "ECONNRESET",
    "ETIMEDOUT",
    "ENOTFOUND",
    "EAI_AGAIN",
    "EHOSTUNREACH",
    "ENETUNREACH",
    "EPIPE",
  ])("503 for the network error %s", (code) => {
    expect(mapDatabaseError(Object.assign(new Error("x"), { code }))).toMatchObject(UNAVAILABLE);
  });
});

describe("mapDatabaseError: constraints", () => {
  const test = useResource(createTestEnvironment);

  it("reports key_already_rotated from a statement, a transaction and the pool", async () => {
    const { id, organizationId } = await buildKey(test, "ak");
    const row = await test.db.prisma.apiKey.findUniqueOrThrow({ where: { id } });
    const insertSuccessor = (db: Sql, letter: string) =>
      insertRow(db, {
        table: "apiKeys",
        row: { ...row, id: `key_${letter}`, keyHash: letter.repeat(64), rotatedFromId: id },
      });
    await insertSuccessor(test.db.sql, "a");
    const rotated = { code: "key_already_rotated", status: 409 };
    expect(await findProblem(insertSuccessor(test.db.sql, "b"))).toMatchObject(rotated);
    const inTransaction = inSqlTransaction(test.db, (tx) => insertSuccessor(tx, "c"));
    expect(await findProblem(inTransaction)).toMatchObject(rotated);
    const other = await buildKey(test, "ak", { organizationId });
    const sql = "UPDATE api_keys SET rotated_from_id = $1 WHERE id = $2";
    expect(await findProblem(test.db.pool.query(sql, [id, other.id]))).toMatchObject(rotated);
  });

  it("treats an unmapped constraint as an internal error", async () => {
    const organizationId = await buildOrganization(test);
    const now = new Date();
    const duplicate = { id: organizationId, name: "x", allowedOrigins: [], createdAt: now, updatedAt: now };
    const error = await insertRow(test.db.sql, { table: "organizations", row: duplicate }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(Error);
    expect(mapDatabaseError(error)).toBeNull();
  });

  it.each([
    [new Error("x")],
    [null],
    [undefined],
    ["text"],
    [{ code: 42 }],
    [new Problem("not_found")],
    [{ code: "42601" }],
  ])("treats %p as an internal error", (error) => expect(mapDatabaseError(error)).toBeNull());

  it("treats an error that is its own cause as an internal error", () => {
    const error = new Error("x");
    error.cause = error;
    expect(mapDatabaseError(error)).toBeNull();
  });
});
