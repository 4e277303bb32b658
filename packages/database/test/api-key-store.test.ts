import { beforeAll, describe, expect, it } from "@jest/globals";
import { hashApiKey, hashApiKeyCandidates } from "@svc/keys";
import type { KeyStore } from "@svc/service-kit/auth";
import { buildKey, createTestEnvironment, TEST_PEPPERS, useResource } from "@svc/testing";
import { createKeyStore } from "../src/index.ts";
import { checkAuditChain, readAuditRows } from "./audit-chains.ts";

describe("createKeyStore", () => {
  const test = useResource(createTestEnvironment);
  let store: KeyStore;
  beforeAll(() => {
    store = createKeyStore(test.db);
  });
  const computeHashes = (key: string) => hashApiKeyCandidates(key, TEST_PEPPERS).map(({ hash }) => hash);
  const readRow = (id: string) => test.db.prisma.apiKey.findUniqueOrThrow({ where: { id } });
  const [current, retired] = TEST_PEPPERS as [(typeof TEST_PEPPERS)[0], (typeof TEST_PEPPERS)[0]];

  it("finds a key with all its fields, by any of its hashes and by its ID", async () => {
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
      createdBy: null,
      organizationLockedAt: null,
      proofKeyThumbprint: null,
    };
    expect(await store.findByHashes(computeHashes(built.key))).toEqual(record);
    expect(await store.findByHashes([hashApiKey(built.key, current)])).toBeNull();
    expect(await store.findById(built.id)).toEqual(record);
  });

  it("returns null for an unknown hash or ID, and for no hash at all", async () => {
    expect(await store.findByHashes(["0".repeat(64)])).toBeNull();
    expect(await store.findByHashes([])).toBeNull();
    expect(await store.findById("key_none")).toBeNull();
    expect(await store.findById("' OR true --")).toBeNull();
  });

  describe("Rehashing with the current pepper, as the API's role", () => {
    let apiStore: KeyStore;
    beforeAll(() => {
      apiStore = createKeyStore(test.open(test.urls.api));
    });

    it("replaces the hash once under concurrent calls, and audits the key as the actor", async () => {
      const { id, key, organizationId } = await buildKey(test, "ak", { pepper: retired });
      const [before, after] = [hashApiKey(key, retired), hashApiKey(key, current)];
      await Promise.all(
        Array.from({ length: 5 }, () =>
          apiStore.rehash(id, { oldHash: before, newHash: after, pepperId: current.id }),
        ),
      );
      expect(await apiStore.findByHashes([after])).toMatchObject({ id, pepperId: current.id });
      expect(await apiStore.findByHashes([before])).toBeNull();
      expect(await readAuditRows(test.db, organizationId)).toEqual([
        expect.objectContaining({
          actorType: "api_key",
          actorId: id,
          action: "api_key.rehashed",
          targetId: id,
          data: { from: retired.id, to: current.id },
          requestId: null,
          recordedBy: "svc_api",
        }),
      ]);
      expect(await checkAuditChain(test.db, organizationId)).toEqual([]);
    });

    it("does not replace a hash other than the one that was found", async () => {
      const { id, key, organizationId } = await buildKey(test, "ak");
      const other = hashApiKey(key, retired);
      await apiStore.rehash(id, { oldHash: other, newHash: "0".repeat(64), pepperId: "p9" });
      expect(await readRow(id)).toMatchObject({ keyHash: hashApiKey(key, current), pepperId: current.id });
      expect(await readAuditRows(test.db, organizationId)).toEqual([]);
    });
  });
});
