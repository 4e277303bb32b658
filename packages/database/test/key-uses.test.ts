import { describe, expect, it } from "@jest/globals";
import type { KeyStore } from "@svc/service-kit/auth";
import { buildKey, createTestEnvironment, useResource } from "@svc/testing";
import { createKeyStore } from "../src/index.ts";
import { buildKeyUses } from "./build-key-uses.ts";

const NOON = new Date("2026-01-01T12:00:00.000Z");
const at = (second: number) => new Date(NOON.getTime() + second * 1000);

describe("Key usage in the database", () => {
  const test = useResource(() => createTestEnvironment());
  let opened: KeyStore | undefined;
  const getStore = () => {
    opened ??= createKeyStore(test.open(test.urls.api));
    return opened;
  };
  const readKey = (id: string) => test.db.prisma.apiKey.findUniqueOrThrow({ where: { id } });
  const readHours = (keyId: string) =>
    test.db.prisma.keyUsageHour.findMany({ where: { keyId }, orderBy: { hour: "asc" } });
  const readNetworks = async (keyId: string) =>
    (await test.db.prisma.keyNetwork.findMany({ where: { keyId }, orderBy: { network: "asc" } })).map(
      ({ network }) => network,
    );

  it("adds up in one row per hour, with the first and the last use", async () => {
    const { id, organizationId } = await buildKey(test, "ak");
    await getStore().recordUses([buildKeyUses(id, at(10), { accepted: 3, firstUsedAt: at(5) })]);
    await getStore().recordUses([
      buildKeyUses(id, at(30), {
        accepted: 2,
        firstUsedAt: at(20),
        address: "198.51.100.7",
        userAgent: "curl/8",
      }),
      buildKeyUses(id, at(3600)),
    ]);
    expect(await readHours(id)).toEqual([
      expect.objectContaining({
        hour: NOON,
        organizationId,
        accepted: 5,
        refused: 0,
        firstUsedAt: at(5),
        lastUsedAt: at(30),
        lastAddress: "198.51.100.7",
        lastUserAgent: "curl/8",
      }),
      expect.objectContaining({ hour: at(3600), accepted: 1 }),
    ]);
    expect(await readKey(id)).toMatchObject({ firstUsedAt: at(5), lastUsedAt: at(3600) });
  });

  it("places earlier uses that arrive later, as from another instance, at their own time", async () => {
    const { id } = await buildKey(test, "ak");
    await getStore().recordUses([buildKeyUses(id, at(30), { userAgent: "late" })]);
    await getStore().recordUses([buildKeyUses(id, at(10), { userAgent: "early" })]);
    expect(await readHours(id)).toEqual([
      expect.objectContaining({
        accepted: 2,
        firstUsedAt: at(10),
        lastUsedAt: at(30),
        lastUserAgent: "late",
      }),
    ]);
    expect(await readKey(id)).toMatchObject({ firstUsedAt: at(10), lastUsedAt: at(30) });
  });

  it("counts refused uses, but not as a first or last use or for a network", async () => {
    const { id } = await buildKey(test, "sk");
    const refused = {
      accepted: 0,
      refused: 4,
      firstUsedAt: null,
      lastUsedAt: null,
      address: null,
      userAgent: null,
      refusedAt: at(7),
      refusedCode: "ip_not_allowed",
      refusedAddress: "203.0.113.9",
      networks: [],
    };
    await getStore().recordUses([buildKeyUses(id, at(7), refused)]);
    await getStore().recordUses([buildKeyUses(id, at(9))]);
    expect(await readHours(id)).toEqual([
      expect.objectContaining({
        accepted: 1,
        refused: 4,
        lastAddress: "192.0.2.1",
        lastRefusedAt: at(7),
        lastRefusedCode: "ip_not_allowed",
        lastRefusedAddress: "203.0.113.9",
      }),
    ]);
    expect(await readKey(id)).toMatchObject({ firstUsedAt: at(9), lastUsedAt: at(9) });
  });

  it("leaves the first use unknown for a key that was used before first uses were recorded", async () => {
    const { id } = await buildKey(test, "ak");
    await test.db.prisma.apiKey.update({ where: { id }, data: { lastUsedAt: at(-60) } });
    await getStore().recordUses([buildKeyUses(id, at(1))]);
    expect(await readKey(id)).toMatchObject({ firstUsedAt: null, lastUsedAt: at(1) });
  });

  it("loses nothing when many instances write the same keys concurrently, in any order", async () => {
    const keys = await Promise.all([1, 2, 3].map(() => buildKey(test, "ak")));
    const writes = Array.from({ length: 24 }, (_, second) => {
      const uses = keys.map(({ id }) => buildKeyUses(id, at(second), { refused: 1, refusedAt: at(second) }));
      return getStore().recordUses(second % 2 ? uses : uses.toReversed());
    });
    await Promise.all(writes);
    for (const { id } of keys) {
      expect(await readHours(id)).toEqual([
        expect.objectContaining({ accepted: 24, refused: 24, firstUsedAt: at(0), lastUsedAt: at(23) }),
      ]);
      expect(await readKey(id)).toMatchObject({ firstUsedAt: at(0), lastUsedAt: at(23) });
    }
  });

  it("records each network of an sk key once, up to 500 networks, and no networks of a pk key", async () => {
    const [pk, sk] = [await buildKey(test, "pk"), await buildKey(test, "sk")];
    const buildNetworks = (start: number, count: number) =>
      Array.from({ length: count }, (_, index) => `2001:db8:${(start + index).toString(16)}::/48`);
    await getStore().recordUses([
      buildKeyUses(pk.id, at(1)),
      buildKeyUses(sk.id, at(1), { networks: buildNetworks(0, 500) }),
    ]);
    await getStore().recordUses([buildKeyUses(sk.id, at(2), { networks: buildNetworks(499, 2) })]);
    expect(await readNetworks(pk.id)).toEqual([]);
    expect(await readNetworks(sk.id)).toHaveLength(500);
  });

  it("skips deleted keys, and accepts an empty list", async () => {
    const { id } = await buildKey(test, "ak");
    await getStore().recordUses([buildKeyUses("key_gone", at(1)), buildKeyUses(id, at(1))]);
    await getStore().recordUses([]);
    expect(await readHours("key_gone")).toEqual([]);
    expect(await readHours(id)).toHaveLength(1);
  });
});
