import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { Problem } from "@svc/service-kit/errors";
import { createTestEnvironment, pollUntil, useResource } from "@svc/testing";
import pg from "pg";
import { type Database, inSqlTransaction, mapDatabaseError, openDatabase, workLimits } from "../src/index.ts";
import { Pace } from "../src/pool/queued-pool.ts";

const CONNECTIONS = 2;
const LONG_MS = 600_000;
/** At the initial pace, the queue holds one caller per connection. */
const SHORT_QUEUE = { ...workLimits(LONG_MS), connectMs: LONG_MS, maxWaitMs: 1 };
const LONG_QUEUE = { ...SHORT_QUEUE, maxWaitMs: LONG_MS };

describe("Callers waiting for a connection", () => {
  const test = useResource(createTestEnvironment);
  let db: Database;
  let refusals: number;
  const open = (limits: typeof SHORT_QUEUE) => {
    const url = test.env.DATABASE_URL ?? "";
    const onRefused = () => {
      refusals += 1;
    };
    return openDatabase({
      url,
      poolSize: CONNECTIONS,
      limits,
      name: "svc-test",
      onConnectionLost: () => {},
      onRefused,
    });
  };
  beforeEach(() => {
    refusals = 0;
  });
  afterEach(async () => {
    expect(db.pool.idleCount).toBe(db.pool.totalCount);
    expect(db.pool.waitingCount).toBe(0);
    await db.close();
  });

  async function takeAllConnections(): Promise<() => void> {
    const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => db.connect()));
    return () => {
      for (const client of clients) client.release();
    };
  }

  const served: string[] = [];
  const runCaller = (name: string, database: Database) =>
    database
      .connect()
      .then((client) => {
        served.push(name);
        client.release();
        return name;
      })
      .catch((error: unknown) => mapDatabaseError(error)?.code ?? String(error));
  afterEach(() => {
    served.splice(0);
  });

  it("are rejected immediately if too many wait, with a Retry-After and before any work begins", async () => {
    db = open(SHORT_QUEUE);
    const releaseAll = await takeAllConnections();
    const waiting = ["first", "second"].map((name) => runCaller(name, db.forCall("org")));
    const refused: unknown = await inSqlTransaction(db.forCall("org"), async () => "done").catch(
      (error) => error,
    );
    expect(refused).toBeInstanceOf(Problem);
    expect(refused).toMatchObject({ code: "overloaded", status: 503, headers: { "Retry-After": "1" } });
    expect(refusals).toBe(1);
    releaseAll();
    expect(await Promise.all(waiting)).toEqual(["first", "second"]);
    expect(await db.forCall("org").sql.query({ text: "SELECT 1 AS one" })).toEqual([{ one: 1 }]);
  });

  it("are displaced by another organization's caller if their organization has the most waiting", async () => {
    db = open(SHORT_QUEUE);
    const releaseAll = await takeAllConnections();
    const flood = ["old", "new"].map((name) => runCaller(name, db.forCall("flood")));
    const guest = runCaller("guest", db.forCall("guest"));
    expect(await flood[1]).toBe("overloaded");
    releaseAll();
    expect(await Promise.all([...flood, guest])).toEqual(["old", "overloaded", "guest"]);
  });

  it("of other organizations use the capacity reserved for them, and displace no one", async () => {
    db = open(LONG_QUEUE);
    const releaseAll = await takeAllConnections();
    // Nine tenths of the queue's maximum of 2,000.
    const flood = Array.from({ length: 1_800 }, () => runCaller("flood", db.forCall("flood")));
    expect(await runCaller("too many", db.forCall("flood"))).toBe("overloaded");
    const guests = Array.from({ length: 200 }, (_, index) =>
      runCaller("guest", db.forCall(`guest ${index % 2}`)),
    );
    expect(refusals).toBe(1);
    releaseAll();
    expect(new Set(await Promise.all(flood))).toEqual(new Set(["flood"]));
    expect(new Set(await Promise.all(guests))).toEqual(new Set(["guest"]));
  });

  it("wait for only one caller of each other organization, however long its queue is", async () => {
    db = open(LONG_QUEUE);
    const releaseAll = await takeAllConnections();
    const flood = Array.from({ length: 200 }, (_, index) =>
      runCaller("flood", db.forCall(`flood ${index % 2}`)),
    );
    const guest = runCaller("guest", db.forCall("guest"));
    releaseAll();
    await Promise.all([...flood, guest]);
    expect(served).toHaveLength(201);
    expect(served.indexOf("guest")).toBe(2);
    expect(refusals).toBe(0);
  });

  it("that already had a connection go ahead of new ones, and are not rejected", async () => {
    db = open(SHORT_QUEUE);
    const begunCall = db.forCall("org");
    expect(await runCaller("begun", begunCall)).toBe("begun");
    const releaseAll = await takeAllConnections();
    const fresh = ["one", "two"].map((name) => runCaller(name, db.forCall("org")));
    const continued = ["goes on", "and on"].map((name) => runCaller(name, begunCall));
    expect(await runCaller("too many", db.forCall("org"))).toBe("overloaded");
    releaseAll();
    expect(await Promise.all([...continued, ...fresh])).toEqual(["goes on", "and on", "one", "two"]);
    expect(served).toEqual(["begun", "goes on", "and on", "one", "two"]);
  });

  it("lose their precedence after sixteen connections", async () => {
    db = open(LONG_QUEUE);
    const longCall = db.forCall("org");
    for (let times = 0; times < 16; times += 1) await runCaller("before", longCall);
    served.splice(0);
    const releaseAll = await takeAllConnections();
    const fresh = Array.from({ length: 10 }, () => runCaller("fresh", db.forCall("org")));
    const last = runCaller("long", longCall);
    releaseAll();
    await Promise.all([...fresh, last]);
    expect(served.at(-1)).toBe("long");
  });

  it("are never rejected by a work pool, or for a ping", async () => {
    db = open({ ...SHORT_QUEUE, maxWaitMs: 0 });
    let releaseAll = await takeAllConnections();
    const callers = Array.from({ length: 50 }, () => runCaller("work", db.forCall("org")));
    releaseAll();
    expect(new Set(await Promise.all(callers))).toEqual(new Set(["work"]));
    await db.close();
    db = open(SHORT_QUEUE);
    releaseAll = await takeAllConnections();
    const waiting = Array.from({ length: 4 }, () => runCaller("waiting", db.forCall("org")));
    const ping = db.ping();
    releaseAll();
    await ping;
    expect((await Promise.all(waiting)).toSorted()).toEqual([
      "overloaded",
      "overloaded",
      "waiting",
      "waiting",
    ]);
  });

  it("are rejected as overloaded even if a library wraps the rejection in its own error", async () => {
    db = open(SHORT_QUEUE);
    const releaseAll = await takeAllConnections();
    const waiting = [runCaller("one", db.forCall("org")), runCaller("two", db.forCall("org"))];
    const queries = [db.pool.query("SELECT 1"), db.pool.query("SELECT 1"), db.pool.connect()];
    const rejections = await Promise.allSettled(queries.slice(1));
    for (const rejection of rejections) {
      const reason = rejection.status === "rejected" ? rejection.reason : null;
      expect(mapDatabaseError(new Error("the library failed", { cause: reason }))?.code).toBe("overloaded");
    }
    releaseAll();
    await Promise.all([queries[0], ...waiting]);
  });

  it("fail as unavailable if no connection becomes free in time, and the next caller is served", async () => {
    db = open({ ...LONG_QUEUE, connectMs: 3_000 });
    const releaseAll = await takeAllConnections();
    expect(await runCaller("late", db.forCall("org"))).toBe("dependency_unavailable");
    releaseAll();
    expect(await runCaller("next", db.forCall("org"))).toBe("next");
    expect(served).toEqual(["next"]);
  });

  it("fail only once even if the base pool times out after they do, and the next caller is served", async () => {
    db = open({ ...LONG_QUEUE, connectMs: 200 });
    const { pool } = db as unknown as { pool: pg.Pool & { _pendingQueue: unknown[] } };
    // Takes all connections without the queue, so that the next caller waits in the base pool.
    const connectDirectly = (): Promise<pg.PoolClient> => Reflect.apply(pg.Pool.prototype.connect, pool, []);
    const clients = await Promise.all(Array.from({ length: CONNECTIONS }, connectDirectly));
    const waiting = Array.from({ length: CONNECTIONS + 1 }, (_, index) =>
      runCaller(`${index}`, db.forCall("org")),
    );
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => "dependency_unavailable"));
    await pollUntil("the pool to give up", () => pool._pendingQueue.length, {
      isDone: (remaining) => remaining === 0,
    });
    for (const client of clients) client.release();
    expect(await runCaller("next", db.forCall("org"))).toBe("next");
  });

  it("get new connections after others break", async () => {
    db = open(LONG_QUEUE);
    const clients = await Promise.all([db.connect(), db.connect()]);
    const waiting = Array.from({ length: 5 }, (_, index) => runCaller(`${index}`, db.forCall("org")));
    for (const client of clients) client.release(new Error("it broke"));
    expect(await Promise.all(waiting)).toEqual(["0", "1", "2", "3", "4"]);
  });

  it("all fail if there is no database", async () => {
    const url = "postgresql://user@127.0.0.1:1/none";
    db = openDatabase({
      url,
      poolSize: CONNECTIONS,
      limits: LONG_QUEUE,
      name: "svc-test",
      onConnectionLost: () => {},
    });
    const results = Array.from({ length: 100 }, () => runCaller("none", db.forCall("org")));
    expect(new Set(await Promise.all(results))).toEqual(new Set(["dependency_unavailable"]));
  });
});

describe("Pace", () => {
  it("follows the recent rate, and is zero if no caller was served within the wait", () => {
    let now = 0;
    const pace = new Pace(() => now);
    pace.restart();
    const serveCallers = (count: number, gapMs: number) => {
      for (let served = 0; served < count; served += 1) {
        now += gapMs;
        pace.recordServed();
      }
    };
    // Initially, one caller per 3 ms.
    expect(pace.estimateServed(700)).toBe(233);
    serveCallers(500, 10);
    expect(pace.estimateServed(700)).toBe(70);
    serveCallers(1_000, 2);
    // The moving average is still slightly above 2 ms.
    expect(pace.estimateServed(700)).toBe(349);
    now += 700;
    expect(pace.estimateServed(700)).toBe(349);
    now += 1;
    expect(pace.estimateServed(700)).toBe(0);
    pace.restart();
    expect(pace.estimateServed(700)).toBe(349);
  });
});
