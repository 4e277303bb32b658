import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { type LocalRedis, startRedis } from "@svc/local-servers";
import { describeWithRedis, pollUntil } from "@svc/testing";
import type { Redis } from "ioredis";
import { KeyCache, publishKeyInvalidation, subscribeKeyInvalidation } from "../src/auth/index.ts";
import { openSubscriber } from "../src/redis/index.ts";
import { FakeKeyStore, PEPPERS } from "./fake-key-store.ts";
import { captureLog } from "./start-test-app.ts";

describeWithRedis("Key invalidation over Redis", () => {
  const { log, lines } = captureLog();
  const subscribers: Redis[] = [];
  let server: LocalRedis;
  let publisher: Redis;

  const openConnection = (name: string) => openSubscriber(server.url, name, { log });
  /** Returns a function that counts how often the cache was cleared. */
  const subscribe = async () => {
    let clears = 0;
    const clear = cache.clear.bind(cache);
    cache.clear = () => {
      clears += 1;
      clear();
    };
    const subscriber = await openConnection("subscriber");
    subscribers.push(subscriber);
    subscribeKeyInvalidation(subscriber, "test", { cache, log });
    await pollUntil("the cache is cleared", () => clears > 0);
    return () => clears;
  };
  beforeAll(async () => {
    server = await startRedis();
    publisher = await openConnection("publisher");
  });
  afterEach(() => {
    for (const subscriber of subscribers.splice(0)) subscriber.disconnect();
  });
  afterAll(async () => {
    publisher.disconnect();
    await server.stop();
  });

  /** A stopped clock: without expiry, only a received message removes a key from the cache. */
  const stoppedClock = () => 0;
  let store: FakeKeyStore;
  let cache: KeyCache;
  let id: string;
  let key: string;
  beforeEach(() => {
    store = new FakeKeyStore();
    cache = new KeyCache(store, PEPPERS);
    ({ id, key } = store.add());
  });
  const isRevoked = async () => (await cache.findByKey(key))?.revokedAt !== null;

  it("reaches a cache on another connection, and only in the same environment", async () => {
    await subscribe();
    await cache.findByKey(key);
    store.change(id, { revokedAt: new Date() });
    expect(await publishKeyInvalidation(publisher, "live", { id, log })).toBe(true);
    expect(await publishKeyInvalidation(publisher, "test", { id: "key_other", log })).toBe(true);
    expect(await isRevoked()).toBe(false);
    expect(await publishKeyInvalidation(publisher, "test", { id, log })).toBe(true);
    await pollUntil("the key is revoked", isRevoked);
  });

  it("clears the cache when it subscribes, since earlier messages are lost", async () => {
    await cache.findByKey(key);
    store.change(id, { revokedAt: new Date() });
    await subscribe();
    await pollUntil("the key is revoked", isRevoked);
  });

  it("retries while Redis rejects the subscription, logs the rejection once, and then receives revocations", async () => {
    cache = new KeyCache(store, PEPPERS, { now: stoppedClock });
    const countLoggedFailures = () =>
      lines.filter(({ msg }) => String(msg).includes("could not subscribe")).length;
    const earlierFailures = countLoggedFailures();
    const countRejectedSubscriptions = async () =>
      Number(
        /^cmdstat_subscribe:.*rejected_calls=(\d+)/m.exec(await publisher.info("commandstats"))?.[1] ?? 0,
      );
    await publisher.call("ACL", "SETUSER", "default", "-subscribe");
    try {
      const subscriber = await openConnection("subscriber");
      subscribers.push(subscriber);
      subscribeKeyInvalidation(subscriber, "test", { cache, log });
      await pollUntil("the subscription is retried", countRejectedSubscriptions, {
        isDone: (count) => count > 2,
      });
    } finally {
      await publisher.call("ACL", "SETUSER", "default", "+subscribe");
    }
    expect(countLoggedFailures() - earlierFailures).toBe(1);
    const countSubscribers = () => publisher.pubsub("NUMSUB", "svc:test:key-invalidation");
    await pollUntil("the cache is subscribed", countSubscribers, {
      isDone: ([, count]: unknown[]) => count === 1,
    });
    await cache.findByKey(key);
    store.change(id, { revokedAt: new Date() });
    expect(await isRevoked()).toBe(false);
    expect(await publishKeyInvalidation(publisher, "test", { id, log })).toBe(true);
    await pollUntil("the key is revoked", isRevoked);
  });

  it("subscribes even if Redis starts after the service", async () => {
    cache = new KeyCache(store, PEPPERS, { now: stoppedClock });
    await server.kill();
    const subscriber = await openConnection("subscriber");
    subscribers.push(subscriber);
    subscribeKeyInvalidation(subscriber, "test", { cache, log });
    await cache.findByKey(key);
    server = await startRedis({ port: server.port });
    store.change(id, { revokedAt: new Date() });
    await pollUntil("the key is revoked", isRevoked);
    store.change(id, { revokedAt: null });
    await pollUntil("an invalidation is received", async () => {
      await publishKeyInvalidation(publisher, "test", { id, log });
      return !(await isRevoked());
    });
  });

  it("survives a restart of Redis: clears the cache and subscribes again", async () => {
    const countClears = await subscribe();
    await cache.findByKey(key);

    await server.kill();
    await pollUntil("the disconnect is noticed", () => publisher.status !== "ready");
    store.change(id, { revokedAt: new Date() });
    expect(await publishKeyInvalidation(publisher, "test", { id, log })).toBe(false);
    expect(lines).toContainEqual(expect.objectContaining({ level: 40, keyId: id }));
    expect(await isRevoked()).toBe(false);

    server = await startRedis({ port: server.port });
    await pollUntil("the cache is cleared again", () => countClears() > 1);
    expect(await isRevoked()).toBe(true);
    store.change(id, { revokedAt: null });
    await publishKeyInvalidation(publisher, "test", { id, log });
    await pollUntil("the key is active again", async () => !(await isRevoked()));
  });
});
