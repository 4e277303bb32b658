import { describe, expect, it, jest } from "@jest/globals";
import { generateApiKey, hashApiKey } from "@svc/keys";
import { KeyCache, type KeyRecord } from "../src/auth/index.ts";
import { CURRENT_PEPPER, FakeKeyStore, PEPPERS, RETIRED_PEPPER } from "./fake-key-store.ts";

function setUp(options: ConstructorParameters<typeof KeyCache>[2] = {}) {
  const store = new FakeKeyStore();
  const time = { now: 1_000 };
  const cache = new KeyCache(store, PEPPERS, { ttlMs: 8_000, ...options, now: () => time.now });
  return { store, cache, time };
}

const MAX_TTL_MS = 10_000;
const generateUnknownKey = () => generateApiKey({ environment: "test", type: "ak" });

describe("KeyCache", () => {
  it("requires a pepper", () => expect(() => new KeyCache(new FakeKeyStore(), [])).toThrow("pepper"));

  it("loads a key once, by its text and by its ID", async () => {
    const { store, cache } = setUp();
    const { id, key } = store.add();
    expect(await cache.findByKey(key)).toMatchObject({ id });
    expect(await cache.findByKey(key)).toMatchObject({ id });
    expect(await cache.findById(id)).toMatchObject({ id });
    expect(store.reads).toEqual(["hashes"]);
  });

  it("reuses an unchanged record after a reload, and replaces it if any field has changed", async () => {
    const { store, cache, time } = setUp();
    const { id, key } = store.add({ ipAllowlist: ["10.0.0.0/8"], createdBy: "mem_1" });
    const at = (day: number) => new Date(Date.UTC(2026, 10, day));
    const changes: Partial<KeyRecord>[] = [
      { organizationId: "org_2" },
      { environment: "live" },
      { type: "sk" },
      { scopes: ["rollovers:read", "rollovers:write"] },
      { scopes: [] },
      { ipAllowlist: ["10.0.0.0/16"] },
      { ipAllowlist: [] },
      { rateLimitPerMinute: 5 },
      { expiresAt: at(1) },
      { expiresAt: at(2) },
      { rotatedAt: at(3) },
      { revokedAt: at(3) },
      { createdBy: null },
      { organizationLockedAt: at(4) },
      { organizationLockedAt: null },
    ];
    let before = await cache.findByKey(key);
    for (const change of changes) {
      time.now += 8_001;
      expect(await cache.findByKey(key)).toBe(before);
      store.change(id, change);
      time.now += 8_001;
      const after = await cache.findByKey(key);
      expect(after).toMatchObject(change);
      expect(after).not.toBe(before);
      expect(after?.allowedAddresses.has("10.1.2.3")).toBe(after?.ipAllowlist[0] === "10.0.0.0/8");
      before = after;
    }
    expect(store.reads).toHaveLength(1 + 2 * changes.length);
  });

  it("never gives a key the scopes of another, even if both lists join to the same text", async () => {
    const { store, cache } = setUp();
    const keys = [store.add({ scopes: ["ab", "c"] }), store.add({ scopes: ["a", "bc"] })];
    for (const { id } of keys) await cache.findById(id);
    const scopes = await Promise.all(keys.map(async ({ id }) => (await cache.findById(id))?.scopes));
    expect(scopes).toEqual([
      ["ab", "c"],
      ["a", "bc"],
    ]);
  });

  it("expires entries by the process's clock unless another clock is given", async () => {
    const clock = jest.spyOn(performance, "now").mockReturnValue(1_000);
    try {
      const store = new FakeKeyStore();
      const cache = new KeyCache(store, PEPPERS);
      const { id, key } = store.add();
      await cache.findByKey(key);
      const revokedAt = new Date();
      store.change(id, { revokedAt });
      expect(await cache.findByKey(key)).toMatchObject({ revokedAt: null });
      clock.mockReturnValue(1_000 + MAX_TTL_MS + 1);
      expect(await cache.findByKey(key)).toMatchObject({ revokedAt });
    } finally {
      clock.mockRestore();
    }
  });

  it("finds a key that another process has rehashed with a pepper unknown here", async () => {
    const { store, cache, time } = setUp();
    const { id, key } = store.add();
    await cache.findByKey(key);
    store.change(id, { pepperId: "p9" });
    time.now += 8_001;
    expect(await cache.findByKey(key)).toMatchObject({ id, pepperId: "p9" });
  });

  it("counts lookups by result, and reports its size", async () => {
    const { store, cache } = setUp();
    const { id, key } = store.add();
    await Promise.all([cache.findByKey(key), cache.findByKey(key)]);
    await cache.findByKey(key);
    await cache.findById(id);
    const unknown = generateUnknownKey();
    await cache.findByKey(unknown);
    await cache.findByKey(unknown);
    expect(cache.lookupCounts).toEqual({ hit: 2, unknown: 1, load: 2, joined: 1 });
    expect(cache.size).toBe(1);
  });

  it("asks for admission before lookups by hash, but not before reloads by ID", async () => {
    const { store, cache, time } = setUp();
    const { key } = store.add();
    let admitted = 0;
    const admit = <T>(lookUp: () => Promise<T>) => {
      admitted += 1;
      return lookUp();
    };
    await cache.findByKey(key, admit);
    await cache.findByKey(key, admit);
    time.now += 8_001;
    await cache.findByKey(key, admit);
    expect(admitted).toBe(1);
    await cache.findByKey(generateUnknownKey(), admit);
    expect(admitted).toBe(2);
    expect(store.reads).toEqual(["hashes", "key_1", "hashes"]);
  });

  it("serves a key for eight seconds unless configured otherwise", async () => {
    const store = new FakeKeyStore();
    const time = { now: 0 };
    const cache = new KeyCache(store, PEPPERS, { now: () => time.now });
    const { key } = store.add();
    for (const now of [1_000, 9_000]) {
      time.now = now;
      await cache.findByKey(key);
    }
    expect(store.reads).toEqual(["hashes"]);
    time.now = 9_001;
    await cache.findByKey(key);
    expect(store.reads).toEqual(["hashes", "key_1"]);
  });

  it("shares equal lists of scopes between keys", async () => {
    const { store, cache } = setUp();
    const [one, other, wider] = [
      store.add({ scopes: ["rollovers:read", "rollovers:act"] }),
      store.add({ scopes: ["rollovers:read", "rollovers:act"] }),
      store.add({ scopes: ["rollovers:read"] }),
    ];
    const scopes = (await cache.findByKey(one.key))?.scopes;
    expect((await cache.findByKey(other.key))?.scopes).toBe(scopes);
    expect((await cache.findByKey(wider.key))?.scopes).toEqual(["rollovers:read"]);
  });

  it("shares one load among concurrent misses", async () => {
    const { store, cache } = setUp();
    const { id, key } = store.add();
    const all = await Promise.all([
      ...Array.from({ length: 100 }, () => cache.findByKey(key)),
      ...Array.from({ length: 100 }, () => cache.findById(id)),
    ]);
    expect(all.every((one) => one?.id === id)).toBe(true);
    expect(store.reads.sort()).toEqual(["hashes", id]);
  });

  it("shares one load among concurrent lookups of an unknown key", async () => {
    const { store, cache } = setUp();
    const key = generateUnknownKey();
    expect(await Promise.all([cache.findByKey(key), cache.findByKey(key)])).toEqual([null, null]);
    expect(await cache.findByKey(key)).toBeNull();
    expect(await cache.findById("key_none")).toBeNull();
    expect(await cache.findById("key_none")).toBeNull();
    expect(store.reads).toEqual(["hashes", "key_none"]);
  });

  it("counts the TTL of an unknown key from before the lookup", async () => {
    const { store, cache, time } = setUp();
    store.beforeReturn = async () => {
      time.now += 5_000;
    };
    const key = generateUnknownKey();
    await cache.findByKey(key);
    await cache.findByKey(key);
    expect(store.reads).toHaveLength(1);
    time.now += 3_001;
    await cache.findByKey(key);
    expect(store.reads).toHaveLength(2);
  });

  it("reloads once the TTL has passed, and not a moment earlier", async () => {
    const { store, cache, time } = setUp();
    const { id, key } = store.add();
    await cache.findByKey(key);
    store.change(id, { revokedAt: new Date() });
    time.now += 8_000;
    expect(await cache.findByKey(key)).toMatchObject({ revokedAt: null });
    time.now += 1;
    expect(await cache.findByKey(key)).toMatchObject({ revokedAt: expect.any(Date) });
    expect(store.reads).toHaveLength(2);
  });

  it("does not extend the TTL on use", async () => {
    const { store, cache, time } = setUp();
    const { id, key } = store.add();
    await cache.findByKey(key);
    store.change(id, { revokedAt: new Date() });
    for (let step = 0; step < 9; step += 1) {
      time.now += 1_000;
      await cache.findByKey(key);
    }
    expect(await cache.findById(id)).toMatchObject({ revokedAt: expect.any(Date) });
  });

  it("counts the TTL from before the load, so that a slow load does not extend it", async () => {
    const { store, cache, time } = setUp();
    const { id, key } = store.add();
    store.beforeReturn = async () => {
      time.now += 5_000;
    };
    await cache.findByKey(key);
    store.change(id, { revokedAt: new Date() });
    time.now += 3_001;
    expect(await cache.findByKey(key)).toMatchObject({ revokedAt: expect.any(Date) });
  });

  it("serves no entry longer than ten seconds, even with a longer TTL", async () => {
    const { store, cache, time } = setUp({ ttlMs: 3_600_000 });
    const { id, key } = store.add();
    await cache.findByKey(key);
    const unknown = generateUnknownKey();
    await cache.findByKey(unknown);
    store.change(id, { revokedAt: new Date() });
    time.now += MAX_TTL_MS + 1;
    expect(await cache.findByKey(key)).toMatchObject({ revokedAt: expect.any(Date) });
    await cache.findByKey(unknown);
    expect(store.reads).toHaveLength(4);
  });

  it("rehashes a key found under a retired pepper only once", async () => {
    const { store, cache, time } = setUp();
    const { id, key } = store.add({}, RETIRED_PEPPER);
    await Promise.all([cache.findByKey(key), cache.findByKey(key)]);
    const [oldHash, keyHash] = [hashApiKey(key, RETIRED_PEPPER), hashApiKey(key, CURRENT_PEPPER)];
    expect(store.rehashed).toEqual([{ keyId: id, oldHash, keyHash, pepperId: CURRENT_PEPPER.id }]);
    time.now += 9_000;
    expect(await cache.findByKey(key)).toMatchObject({ id, pepperId: CURRENT_PEPPER.id });
    expect(store.rehashed).toHaveLength(1);
  });

  it("serves a valid key whose rehash fails, and reports the failure", async () => {
    const failed: unknown[] = [];
    const { store, cache } = setUp({ onRehashFailed: (error, keyId) => failed.push([error, keyId]) });
    const { id, key } = store.add({}, RETIRED_PEPPER);
    const failure = new Error("permission denied for table api_keys");
    store.rehash = () => Promise.reject(failure);
    expect(await cache.findByKey(key)).toMatchObject({ id });
    expect(failed).toEqual([[failure, id]]);
  });

  it("does not cache a failure", async () => {
    const { store, cache } = setUp();
    const { id, key } = store.add();
    store.failure = new Error("the database is down");
    const both = [cache.findByKey(key), cache.findByKey(key)];
    await expect(both[0]).rejects.toThrow("down");
    await expect(both[1]).rejects.toThrow("down");
    store.failure = null;
    expect(await cache.findByKey(key)).toMatchObject({ id });
    expect(store.reads).toHaveLength(2);
  });

  it("never serves an expired entry, even if the store fails", async () => {
    const { store, cache, time } = setUp();
    const { key } = store.add();
    await cache.findByKey(key);
    store.failure = new Error("the database is down");
    time.now += 8_001;
    await expect(cache.findByKey(key)).rejects.toThrow("down");
  });

  it("rejects a key whose allowlist can't be read", async () => {
    const { store, cache } = setUp();
    const { key } = store.add({ ipAllowlist: ["nonsense"] });
    await expect(cache.findByKey(key)).rejects.toThrow("nonsense");
  });

  it("holds no more keys than its maximum", async () => {
    const { store, cache } = setUp({ maxKeys: 10 });
    const keys = Array.from({ length: 20 }, () => store.add());
    for (const { key } of keys) await cache.findByKey(key);
    store.reads.length = 0;
    for (const { id } of keys.slice(10).reverse()) await cache.findById(id);
    expect(store.reads).toEqual([]);
    await cache.findByKey(keys[0]?.key ?? "");
    expect(store.reads).toEqual(["hashes"]);
  });

  it("keeps valid keys cached during a flood of invented keys", async () => {
    const { store, cache } = setUp({ maxKeys: 10 });
    const { key } = store.add();
    await cache.findByKey(key);
    const invented = Array.from({ length: 100 }, generateUnknownKey);
    for (const one of invented) expect(await cache.findByKey(one)).toBeNull();
    store.reads.length = 0;
    await cache.findByKey(key);
    expect(store.reads).toEqual([]);
    await cache.findByKey(invented[0] ?? "");
    expect(store.reads).toEqual(["hashes"]);
  });
});
