import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { hashApiKey, hashApiKeyCandidates } from "@svc/keys";
import type { KeyStore } from "@svc/service-kit";
import { buildKey, createTestEnvironment, TEST_PEPPERS, type TestEnvironment } from "@svc/testing";
import { createKeyStore } from "../src/index.ts";

describe("createKeyStore", () => {
  let test: TestEnvironment;
  let store: KeyStore;
  beforeAll(async () => {
    test = await createTestEnvironment();
    store = createKeyStore(test.db);
  });
  afterAll(() => test.close());
  const hashesOf = (key: string) => hashApiKeyCandidates(key, TEST_PEPPERS).map(({ hash }) => hash);
  const rowOf = (id: string) => test.db.prisma.apiKey.findUniqueOrThrow({ where: { id } });
  const [current, retired] = TEST_PEPPERS as [(typeof TEST_PEPPERS)[0], (typeof TEST_PEPPERS)[0]];

  it("finds a key by any of its hashes and by its id, whole", async () => {
    const expiresAt = new Date("2030-01-01T00:00:00.123Z");
    const revokedAt = new Date("2029-01-01T00:00:00.456Z");
    const built = await buildKey(test, "ak", {
      pepper: retired,
      scopes: ["rollovers:read"],
      ipAllowlist: ["192.0.2.0/24"],
      rateLimitPerMinute: 7,
      expiresAt,
      revokedAt,
    });
    const record = {
      id: built.id,
      organizationId: built.organizationId,
      environment: "test",
      type: "ak",
      scopes: ["rollovers:read"],
      ipAllowlist: ["192.0.2.0/24"],
      rateLimitPerMinute: 7,
      expiresAt,
      revokedAt,
      rotatedAt: null,
      pepperId: retired.id,
    };
    expect(await store.findByHashes(hashesOf(built.key))).toEqual(record);
    expect(await store.findByHashes([hashApiKey(built.key, current)])).toBeNull();
    expect(await store.findById(built.id)).toEqual(record);
  });

  it("gives null for what is not there, and for no hash at all", async () => {
    expect(await store.findByHashes(["0".repeat(64)])).toBeNull();
    expect(await store.findByHashes([])).toBeNull();
    expect(await store.findById("key_none")).toBeNull();
    expect(await store.findById("' OR true --")).toBeNull();
  });

  it("replaces a hash by one under the current pepper", async () => {
    const { id, key } = await buildKey(test, "ak", { pepper: retired });
    await store.rehash(id, hashApiKey(key, current), current.id);
    expect(await store.findByHashes([hashApiKey(key, current)])).toMatchObject({ id, pepperId: current.id });
    expect(await store.findByHashes([hashApiKey(key, retired)])).toBeNull();
  });

  it("moves uses forward, never back, for many keys at once", async () => {
    const early = new Date("2026-01-01T00:00:00.001Z");
    const middle = new Date("2026-01-01T00:00:00.002Z");
    const late = new Date("2026-01-01T00:00:00.003Z");
    const [one, two, untouched] = [
      await buildKey(test, "ak"),
      await buildKey(test, "ak"),
      await buildKey(test, "ak"),
    ];
    await store.recordUses(
      new Map([
        [one.id, late],
        [two.id, early],
        ["key_gone", late],
      ]),
    );
    await store.recordUses(
      new Map([
        [one.id, early],
        [two.id, middle],
      ]),
    );
    expect((await rowOf(one.id)).lastUsedAt).toEqual(late);
    expect((await rowOf(two.id)).lastUsedAt).toEqual(middle);
    expect((await rowOf(untouched.id)).lastUsedAt).toBeNull();
    await store.recordUses(new Map());
  });

  it("keeps the latest of uses that are written at once", async () => {
    const { id } = await buildKey(test, "ak");
    const times = Array.from({ length: 20 }, (_, second) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)));
    await Promise.all(times.toReversed().map((at) => store.recordUses(new Map([[id, at]]))));
    expect((await rowOf(id)).lastUsedAt).toEqual(times.at(-1));
  });
});
