import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { type Database, openDatabase } from "@svc/database";
import { openPrisma, type PrismaClient } from "@svc/database/prisma";
import { createTestDatabase, type TestDatabase } from "@svc/testing";
import { CustodianCache } from "../src/custodian-cache.ts";

const MINUTE_MS = 60_000;
const RETRY_AFTER_MS = 5_000;

describe("CustodianCache", () => {
  let database: TestDatabase;
  let db: Database;
  let prisma: PrismaClient;
  let elapsedMs = 0;
  const openTestDatabase = () =>
    openDatabase({ url: database.url, poolSize: 2, name: "svc-cache-test", onConnectionLost: () => {} });
  beforeAll(async () => {
    database = await createTestDatabase();
    db = openTestDatabase();
    prisma = openPrisma(db);
  });
  afterAll(async () => {
    await db.close();
    await database.drop();
  });
  beforeEach(() => {
    elapsedMs = 0;
    const start = performance.now();
    // Only the cache's clock is fake; timers stay real.
    jest.spyOn(performance, "now").mockImplementation(() => start + elapsedMs);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const rename = (slug: string, name: string) => prisma.custodian.update({ where: { slug }, data: { name } });
  const findFidelity = async (cache: CustodianCache) =>
    (await cache.get()).find({}).find(({ slug }) => slug === "fidelity")?.name;

  it("reads the directory once, and again after a minute", async () => {
    const cache = new CustodianCache(db);
    const name = await findFidelity(cache);
    await rename("fidelity", "Renamed");
    elapsedMs = MINUTE_MS - 1;
    expect(await findFidelity(cache)).toBe(name);
    elapsedMs = MINUTE_MS;
    expect(await findFidelity(cache)).toBe("Renamed");
    await rename("fidelity", name ?? "");
  });

  it("reads the directory once for any number of concurrent callers", async () => {
    const cache = new CustodianCache(db);
    const querySpy = jest.spyOn(db.sql, "query");
    const directories = await Promise.all(Array.from({ length: 50 }, () => cache.get()));
    expect(new Set(directories).size).toBe(1);
    expect(querySpy).toHaveBeenCalledTimes(1);
    elapsedMs = MINUTE_MS;
    await Promise.all(Array.from({ length: 50 }, () => cache.get()));
    expect(querySpy).toHaveBeenCalledTimes(2);
  });

  it("returns inactive custodians by ID, but does not list them", async () => {
    const inactive = await prisma.custodian.update({ where: { slug: "vanguard" }, data: { active: false } });
    const directory = await new CustodianCache(db).get();
    expect(directory.findById(inactive.id)?.slug).toBe("vanguard");
    expect(directory.find({}).map(({ slug }) => slug)).not.toContain("vanguard");
    await prisma.custodian.update({ where: { slug: "vanguard" }, data: { active: true } });
  });

  it("serves the last directory while the database is down, and the new one after it recovers", async () => {
    const cache = new CustodianCache(db);
    const last = await cache.get();
    await db.pool.query("ALTER TABLE custodians RENAME TO custodians_away");
    try {
      elapsedMs = MINUTE_MS;
      expect(await cache.get()).toBe(last);
      expect(await cache.get()).toBe(last);
    } finally {
      await db.pool.query("ALTER TABLE custodians_away RENAME TO custodians");
    }
    await rename("voya", "Renamed");
    expect(await cache.get()).toBe(last);
    let next = last;
    for (let attempt = 0; attempt < 5 && next === last; attempt += 1) {
      elapsedMs += RETRY_AFTER_MS;
      next = await cache.get();
    }
    expect(next).not.toBe(last);
    expect(next.find({}).map(({ name }) => name)).toContain("Renamed");
    expect(next.size).toBe(last.size);
  });

  it("keeps the same directory while nothing changes", async () => {
    const cache = new CustodianCache(db);
    const first = await cache.get();
    const querySpy = jest.spyOn(db.sql, "query");
    elapsedMs = MINUTE_MS;
    expect(await cache.get()).toBe(first);
    expect(querySpy).toHaveBeenCalledTimes(1);
  });

  it("does not cache a directory that was read before an invalidation", async () => {
    const cache = new CustodianCache(db);
    const name = await findFidelity(cache);
    elapsedMs = MINUTE_MS;
    const rowsWereRead = Promise.withResolvers<void>();
    const renameIsDone = Promise.withResolvers<void>();
    const query = db.sql.query.bind(db.sql);
    jest.spyOn(db.sql, "query").mockImplementationOnce(async (statement) => {
      const rows = await query(statement);
      rowsWereRead.resolve();
      await renameIsDone.promise;
      return rows as never;
    });
    const early = cache.get();
    await rowsWereRead.promise;
    await rename("fidelity", "Renamed");
    cache.invalidate();
    const later = findFidelity(cache);
    renameIsDone.resolve();
    await early;
    expect(await later).toBe("Renamed");
    expect(await findFidelity(cache)).toBe("Renamed");
    await rename("fidelity", name ?? "");
  });

  it("serves the last directory to every caller while no connection is available", async () => {
    const unreachable = openTestDatabase();
    const cache = new CustodianCache(unreachable);
    const last = await cache.get();
    await unreachable.close();
    elapsedMs = MINUTE_MS;
    expect(await Promise.all([cache.get(), cache.get(), cache.get()])).toEqual([last, last, last]);
  });

  it("throws if the first read fails, and reads the directory once it is available", async () => {
    const cache = new CustodianCache(db);
    await db.pool.query("ALTER TABLE custodians RENAME TO custodians_away");
    try {
      await expect(cache.get()).rejects.toThrow();
      await expect(cache.get()).rejects.toThrow();
    } finally {
      await db.pool.query("ALTER TABLE custodians_away RENAME TO custodians");
    }
    expect((await cache.get()).size).toBeGreaterThan(50);
  });
});
