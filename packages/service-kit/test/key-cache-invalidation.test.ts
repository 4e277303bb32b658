import { describe, expect, it } from "@jest/globals";
import { generateApiKey } from "@svc/keys";
import { KeyCache } from "../src/auth/index.ts";
import { FakeKeyStore, PEPPERS } from "./fake-key-store.ts";

function setUp() {
  const store = new FakeKeyStore();
  const cache = new KeyCache(store, PEPPERS, { now: () => 1_000 });
  return { store, cache, ...store.add() };
}

const REVOKED = { revokedAt: new Date("2026-01-01T00:00:00Z") };

function runOnFirstLoad(store: FakeKeyStore, run: () => void): void {
  let isFirst = true;
  store.beforeReturn = async () => {
    if (!isFirst) return;
    isFirst = false;
    run();
  };
}

describe("KeyCache invalidation", () => {
  it("forgets the invalidated key, and no other", async () => {
    const { store, cache, id, key } = setUp();
    const other = store.add();
    await Promise.all([cache.findByKey(key), cache.findByKey(other.key)]);
    store.change(id, REVOKED);
    store.change(other.id, REVOKED);
    cache.invalidate(id);
    expect(await cache.findByKey(key)).toMatchObject(REVOKED);
    expect(await cache.findByKey(other.key)).toMatchObject({ revokedAt: null });
  });

  it("forgets the keys of the invalidated organization, and of no other", async () => {
    const { store, cache, ...one } = setUp();
    const keys = [one, store.add(), store.add({ organizationId: "org_2" })];
    const lockedAt = new Date("2026-01-01T00:00:00Z");
    for (const { id, key } of keys) {
      await cache.findByKey(key);
      store.change(id, { organizationLockedAt: lockedAt });
    }
    cache.invalidate("org_1");
    const found = await Promise.all(keys.map(({ id }) => cache.findById(id)));
    expect(found.map((key) => key?.organizationLockedAt)).toEqual([lockedAt, lockedAt, null]);
  });

  it("forgets everything when it is cleared, including unknown keys", async () => {
    const { store, cache, id, key } = setUp();
    const unknown = generateApiKey({ environment: "test", type: "ak" });
    await Promise.all([cache.findByKey(key), cache.findByKey(unknown)]);
    store.change(id, REVOKED);
    cache.clear();
    store.reads.length = 0;
    expect(await cache.findByKey(key)).toMatchObject(REVOKED);
    expect(await cache.findByKey(unknown)).toBeNull();
    expect(store.reads).toHaveLength(2);
  });

  it.each([
    ["the key", (cache: KeyCache, id: string) => cache.invalidate(id)],
    // A load in progress knows only the hash, so any invalidation may concern it.
    ["any key", (cache: KeyCache) => cache.invalidate("key_other")],
    ["all keys", (cache: KeyCache) => cache.clear()],
  ])("repeats a load if an invalidation of %s arrives meanwhile", async (_, invalidate) => {
    const { store, cache, id, key } = setUp();
    runOnFirstLoad(store, () => {
      store.change(id, REVOKED);
      invalidate(cache, id);
    });
    expect(await cache.findByKey(key)).toMatchObject(REVOKED);
    expect(await cache.findByKey(key)).toMatchObject(REVOKED);
    expect(store.reads).toHaveLength(2);
  });

  it("repeats a load by ID if an invalidation arrives meanwhile", async () => {
    const { store, cache, id } = setUp();
    runOnFirstLoad(store, () => {
      store.change(id, REVOKED);
      cache.invalidate(id);
    });
    expect(await cache.findById(id)).toMatchObject(REVOKED);
  });

  it("returns no value read before the invalidation, even to an earlier caller", async () => {
    const { store, cache, id, key } = setUp();
    const unblockReads: (() => void)[] = [];
    store.beforeReturn = () => new Promise((resolve) => unblockReads.push(resolve));
    const early = cache.findByKey(key);
    store.change(id, REVOKED);
    cache.invalidate(id);
    store.beforeReturn = async () => {};
    expect(await cache.findByKey(key)).toMatchObject(REVOKED);
    for (const unblock of unblockReads) unblock();
    expect(await early).toMatchObject(REVOKED);
    expect(await cache.findById(id)).toMatchObject(REVOKED);
  });

  it("forgets that a key was unknown, if it is created during the lookup", async () => {
    const { store, cache } = setUp();
    runOnFirstLoad(store, () => {
      store.add({ id: "key_new" });
      cache.invalidate("key_new");
    });
    expect(await cache.findById("key_new")).toMatchObject({ id: "key_new" });
  });

  it("stops reloading if every load is invalidated, and does not cache the result", async () => {
    const { store, cache, id, key } = setUp();
    store.beforeReturn = async () => cache.invalidate(id);
    expect(await cache.findByKey(key)).toMatchObject({ id });
    const reads = store.reads.length;
    expect(reads).toBeLessThan(10);
    store.beforeReturn = async () => {};
    store.change(id, REVOKED);
    expect(await cache.findByKey(key)).toMatchObject(REVOKED);
    expect(store.reads.length).toBeGreaterThan(reads);
  });
});
