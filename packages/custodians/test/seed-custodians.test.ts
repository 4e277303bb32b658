import { describe, expect, it } from "@jest/globals";
import {
  ACCOUNT_TYPES,
  CUSTODIAN_CATEGORIES,
  CUSTODIAN_ROLES,
  type CustodianSeed,
  DELIVERY_METHODS,
} from "../src/custodian.ts";
import { SANDBOX_CUSTODIANS } from "../src/sandbox-custodians.ts";
import { seedCategory } from "../src/seed/category-defaults.ts";
import { SEED_CUSTODIANS } from "../src/seed-custodians.ts";

const everySeed = [...SEED_CUSTODIANS, ...SANDBOX_CUSTODIANS];

function expectDistinctValues(values: readonly string[], allowed: readonly string[]): void {
  expect(values.length).toBeGreaterThan(0);
  expect(new Set(values).size).toBe(values.length);
  expect(allowed).toEqual(expect.arrayContaining([...values]));
}

describe("Every seed", () => {
  it("has a unique slug", () => {
    expect(new Set(everySeed.map(({ slug }) => slug)).size).toBe(everySeed.length);
  });

  it("has a unique name that is not an alias of any seed", () => {
    const names = everySeed.map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    const aliases = SEED_CUSTODIANS.flatMap((seed) => seed.aliases.map((alias) => alias.toLowerCase()));
    expect(new Set(aliases).size).toBe(aliases.length);
    expect(aliases.filter((alias) => names.includes(alias))).toEqual([]);
  });

  it.each(everySeed.map((seed): [string, CustodianSeed] => [seed.slug, seed]))(
    "is well-formed: %s",
    (_, seed) => {
      expect(seed.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(seed.name.trim()).toBe(seed.name);
      expect(seed.name).not.toBe("");
      expect(CUSTODIAN_CATEGORIES).toContain(seed.category);
      expectDistinctValues(seed.roles, CUSTODIAN_ROLES);
      expectDistinctValues(seed.supportedAccountTypes, ACCOUNT_TYPES);
      expectDistinctValues(seed.deliveryMethods, DELIVERY_METHODS);
      expect(seed.processingDays.min).toBeGreaterThanOrEqual(0);
      expect(seed.processingDays.max).toBeGreaterThanOrEqual(seed.processingDays.min);
      expect(seed).toMatchObject({ verified: false, active: true, logoUrl: null });
    },
  );

  it("shares no array or object with another seed", () => {
    const parts = everySeed.flatMap((seed) =>
      Object.values(seed).filter((value) => typeof value === "object"),
    );
    const objects = parts.filter((part) => part !== null);
    expect(new Set(objects).size).toBe(objects.length);
    const withReceiving = everySeed.filter(({ receiving }) => receiving !== null);
    // Five arrays, the requirements and the processing days.
    expect(objects).toHaveLength(everySeed.length * 7 + withReceiving.length);
  });
});

describe("Alias facts", () => {
  const facts = SEED_CUSTODIANS.flatMap(({ aliases, aliasFacts, name }) =>
    aliasFacts.map((fact) => ({ ...fact, aliases, name })),
  );

  it("each describe a different existing alias, with a short note that ends in a period", () => {
    expect(facts.length).toBeGreaterThan(50);
    expect(new Set(facts.map(({ alias }) => alias)).size).toBe(facts.length);
    for (const { alias, aliases, note } of facts) {
      expect(aliases).toContain(alias);
      expect(note).toMatch(/^[A-Z"].{10,120}\.$/);
    }
  });
});

describe("Popular ranks", () => {
  it("start at 1, have no gaps or ties, and end between 8 and 12, to fit as tiles in the widget", () => {
    const ranks = SEED_CUSTODIANS.flatMap(({ popularRank }) => popularRank ?? []).toSorted((a, b) => a - b);
    expect(ranks).toEqual(ranks.map((_, index) => index + 1));
    expect(ranks.length).toBeGreaterThanOrEqual(8);
    expect(ranks.length).toBeLessThanOrEqual(12);
    expect(SANDBOX_CUSTODIANS.every(({ popularRank }) => popularRank === null)).toBe(true);
  });
});

describe("Seed custodians", () => {
  it("number about sixty, without any sandbox custodian", () => {
    expect(SEED_CUSTODIANS.length).toBeGreaterThanOrEqual(60);
    expect(SEED_CUSTODIANS.length).toBeLessThan(80);
    expect(
      SEED_CUSTODIANS.filter(({ category, slug }) => category === "sandbox" || slug.startsWith("test")),
    ).toEqual([]);
  });

  it("cover every category except the sandbox", () => {
    expect([...new Set(SEED_CUSTODIANS.map(({ category }) => category)), "sandbox"].sort()).toEqual(
      [...CUSTODIAN_CATEGORIES].sort(),
    );
  });

  it("support every account type, both delivering and receiving", () => {
    for (const accountType of ACCOUNT_TYPES) {
      const holders = SEED_CUSTODIANS.filter((seed) => seed.supportedAccountTypes.includes(accountType));
      expect(holders.length).toBeGreaterThan(1);
      expect(holders.every(({ roles }) => roles.length === 2)).toBe(true);
    }
  });

  it.each(SEED_CUSTODIANS.map(({ slug, website }) => [slug, website]))(
    "have a bare https website: %s",
    (_, website) => expect(website).toMatch(/^https:\/\/[a-z0-9]+(\.[a-z0-9]+)+$/),
  );

  it("have unique websites", () => {
    const websites = SEED_CUSTODIANS.map(({ website }) => website);
    expect(new Set(websites).size).toBe(websites.length);
  });

  it("have no name or alias that looks like a phone number, an address or an account", () => {
    const texts = SEED_CUSTODIANS.flatMap(({ name, aliases }) => [name, ...aliases]);
    const looksLikeContact =
      /\d{4,}|\d[\d\s().-]{5,}\d|@|\b(street|st|ave|avenue|road|blvd|suite|p\.?o\.? box)\b/i;
    expect(looksLikeContact.test("1 (800) 555-0100")).toBe(true);
    expect(texts.filter((text) => looksLikeContact.test(text))).toEqual([]);
  });

  it("support internal delivery at every recordkeeper, for in-plan rollovers", () => {
    for (const seed of SEED_CUSTODIANS.filter(({ category }) => category === "recordkeeper")) {
      expect(seed.deliveryMethods).toContain("internal");
    }
  });

  it("list the Thrift Savings Plan as a qualified plan", () => {
    const tsp = SEED_CUSTODIANS.find(({ slug }) => slug === "thrift-savings-plan");
    expect(tsp).toMatchObject({
      category: "government",
      aliases: expect.arrayContaining(["TSP"]),
      supportedAccountTypes: ["qualified_plan", "designated_roth"],
    });
  });
});

describe("seedCategory", () => {
  it("fills in missing fields with the category's defaults", () => {
    expect(seedCategory("robo_advisor", [{ slug: "some-robo", name: "Some Robo" }])).toEqual([
      {
        slug: "some-robo",
        name: "Some Robo",
        aliases: [],
        aliasFacts: [],
        category: "robo_advisor",
        roles: ["delivering", "receiving"],
        supportedAccountTypes: ["roth_ira", "traditional_ira", "sep_ira"],
        deliveryMethods: ["check", "wire", "acats"],
        requirements: {
          loa: true,
          medallion: false,
          notarization: false,
          spousalConsent: false,
          wetSignature: false,
        },
        processingDays: { min: 3, max: 10 },
        logoUrl: null,
        website: null,
        receiving: null,
        verified: false,
        active: true,
        popularRank: null,
      },
    ]);
  });

  it("prefers given fields to the category's defaults", () => {
    const [seed] = seedCategory("bank", [
      {
        slug: "b",
        name: "B",
        aliases: ["C"],
        website: "https://b.example",
        supportedAccountTypes: ["simple_ira"],
      },
    ]);
    expect(seed).toMatchObject({
      aliases: ["C"],
      website: "https://b.example",
      supportedAccountTypes: ["simple_ira"],
    });
  });
});
