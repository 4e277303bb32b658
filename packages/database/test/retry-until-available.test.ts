import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createTestDatabase, startTcpForwarder, type TcpForwarder, type TestDatabase } from "@svc/testing";
import { pino } from "pino";
import {
  type Database,
  DeploymentError,
  openDatabase,
  requireDeployment,
  retryUntilAvailable,
} from "../src/index.ts";

/** Pino's levels. */
const [INFO, WARN] = [30, 40];

describe("retryUntilAvailable", () => {
  let database: TestDatabase;
  let forwarder: TcpForwarder;
  let db: Database;
  const logged: { level: number; msg: string }[] = [];
  const log = pino({}, { write: (text: string) => void logged.push(JSON.parse(text)) });
  beforeAll(async () => {
    database = await createTestDatabase();
    forwarder = await startTcpForwarder(database.url);
    db = openDatabase({
      url: forwarder.divert(database.url),
      poolSize: 1,
      name: "svc-test-waiting",
      onConnectionLost: () => {},
    });
  });
  afterAll(async () => {
    await db?.close();
    await forwarder?.stop();
    await database?.drop();
  });

  it("waits for a database that is still starting, and logs it, but not at every attempt", async () => {
    forwarder.hang();
    let attempts = 0;
    const { promise: thirdAttempt, resolve } = Promise.withResolvers<void>();
    const waiting = retryUntilAvailable(
      () => {
        attempts += 1;
        if (attempts === 3) resolve();
        return requireDeployment(db, "test");
      },
      { log },
    );
    await thirdAttempt;
    expect(logged.filter(({ level }) => level === WARN).length).toBeLessThan(attempts);
    await forwarder.restore();
    await waiting;
    expect(logged[0]).toMatchObject({
      level: WARN,
      msg: expect.stringContaining("waiting for the database"),
    });
    expect(logged.at(-1)).toMatchObject({
      level: INFO,
      msg: expect.stringContaining("database is available"),
    });
  });

  it("logs nothing if the database is available", async () => {
    logged.length = 0;
    await retryUntilAvailable(() => requireDeployment(db, "test"), { log });
    expect(logged).toEqual([]);
  });

  it("does not retry after other errors", async () => {
    await expect(retryUntilAvailable(() => requireDeployment(db, "live"), { log })).rejects.toThrow(
      DeploymentError,
    );
    const wrong = new URL(database.url);
    wrong.password = "wrong";
    const lockedOut = openDatabase({
      url: wrong.href,
      poolSize: 1,
      name: "svc-test-waiting",
      onConnectionLost: () => {},
    });
    try {
      await expect(retryUntilAvailable(() => requireDeployment(lockedOut, "test"), { log })).rejects.toThrow(
        /password authentication failed/,
      );
    } finally {
      await lockedOut.close();
    }
  });

  it("stops immediately on abort: between two attempts, during one, and before the first", async () => {
    const unavailable = () => Promise.reject(Object.assign(new Error("away"), { code: "ECONNREFUSED" }));
    const hanging = () => new Promise<never>(() => {});
    for (const work of [unavailable, hanging]) {
      const controller = new AbortController();
      const waiting = retryUntilAvailable(work, { log, signal: controller.signal });
      setImmediate(() => controller.abort());
      await expect(waiting).rejects.toThrow(/abort/i);
      await expect(retryUntilAvailable(work, { log, signal: controller.signal })).rejects.toThrow(/abort/i);
    }
  });
});
