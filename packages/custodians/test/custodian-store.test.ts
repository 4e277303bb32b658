import { beforeAll, describe, expect, it } from "@jest/globals";
import { isId } from "@svc/service-kit";
import { createTestEnvironment, useResource } from "@svc/testing";
import { insertMissingCustodians, readCustodians } from "../src/custodian-store.ts";
import { SANDBOX_CUSTODIANS } from "../src/sandbox-custodians.ts";
import { SEED_CUSTODIANS } from "../src/seed-custodians.ts";

const INSERTED_AT = new Date("2026-01-02T03:04:05.678Z");
const LATER = new Date("2026-02-02T03:04:05.678Z");
const ALL = [...SEED_CUSTODIANS, ...SANDBOX_CUSTODIANS];

describe("Custodian store", () => {
  const test = useResource(createTestEnvironment);
  beforeAll(() => test.db.prisma.custodian.deleteMany());

  it("adds every seed, and returns each unchanged with an ID and its timestamps", async () => {
    expect(await insertMissingCustodians(test.db, ALL, INSERTED_AT)).toBe(ALL.length);
    const stored = await readCustodians(test.db.sql);
    const bySlug = new Map(stored.map((custodian) => [custodian.slug, custodian]));
    for (const seed of ALL) {
      const { id, createdAt, updatedAt, ...storedSeed } = bySlug.get(seed.slug) ?? { id: "" };
      expect(storedSeed).toEqual(seed);
      expect(isId("cus", id)).toBe(true);
      expect([createdAt, updatedAt]).toEqual([INSERTED_AT, INSERTED_AT]);
    }
    expect(stored).toHaveLength(ALL.length);
  });

  it("adds and changes nothing the second time", async () => {
    const before = await readCustodians(test.db.sql);
    expect(await insertMissingCustodians(test.db, ALL, LATER)).toBe(0);
    expect(new Set(await readCustodians(test.db.sql))).toEqual(new Set(before));
  });

  it("keeps the operator's edits and deactivations", async () => {
    const edit = {
      name: "Fidelity, checked",
      verified: true,
      aliases: ["FMR"],
      active: false,
      updatedAt: LATER,
    };
    await test.db.prisma.custodian.update({ where: { slug: "fidelity" }, data: edit });
    expect(await insertMissingCustodians(test.db, ALL, new Date())).toBe(0);
    const found = (await readCustodians(test.db.sql)).find(({ slug }) => slug === "fidelity");
    expect(found).toMatchObject(edit);
  });

  it("adds alias facts and a rank to a custodian stored before they existed, but not after both were removed", async () => {
    const readFacts = async (slug: string) => {
      const found = (await readCustodians(test.db.sql)).find((custodian) => custodian.slug === slug);
      return { aliasFacts: found?.aliasFacts, popularRank: found?.popularRank };
    };
    await test.db.prisma.$executeRaw`UPDATE custodians SET alias_facts = NULL, popular_rank = NULL,
      aliases = ARRAY['Voya', 'ING', 'Our own name for it'] WHERE slug = 'voya'`;
    expect(await readFacts("voya")).toEqual({ aliasFacts: [], popularRank: null });
    await insertMissingCustodians(test.db, ALL, LATER);
    // The seed's other facts are about aliases that the custodian no longer has.
    expect(await readFacts("voya")).toEqual({
      aliasFacts: [expect.objectContaining({ alias: "ING", kind: "former_name" })],
      popularRank: 8,
    });
    await test.db.prisma
      .$executeRaw`UPDATE custodians SET alias_facts = '[]', popular_rank = NULL WHERE slug = 'voya'`;
    await insertMissingCustodians(test.db, ALL, LATER);
    expect(await readFacts("voya")).toEqual({ aliasFacts: [], popularRank: null });
    expect((await readCustodians(test.db.sql)).find(({ slug }) => slug === "empower")?.popularRank).toBe(4);
  });

  it("adds only what is missing", async () => {
    await test.db.prisma.custodian.deleteMany({ where: { slug: { in: ["vanguard", "test-silent"] } } });
    expect(await insertMissingCustodians(test.db, ALL, LATER)).toBe(2);
    const found = (await readCustodians(test.db.sql)).find(({ slug }) => slug === "vanguard");
    expect(found?.createdAt).toEqual(LATER);
  });

  it("adds each custodian once when several services start concurrently", async () => {
    await test.db.prisma.custodian.deleteMany();
    const counts = await Promise.all(
      Array.from({ length: 4 }, () => insertMissingCustodians(test.db, ALL, INSERTED_AT)),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(ALL.length);
    expect(await test.db.prisma.custodian.count()).toBe(ALL.length);
  });

  it("adds nothing for an empty list", async () => {
    expect(await insertMissingCustodians(test.db, [], INSERTED_AT)).toBe(0);
  });
});
