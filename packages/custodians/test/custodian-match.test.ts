import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { findMatch } from "../src/custodian-match.ts";
import { createCustodianDirectory } from "../src/directory.ts";
import { SANDBOX_CUSTODIANS } from "../src/sandbox-custodians.ts";
import { SEED_CUSTODIANS } from "../src/seed-custodians.ts";
import { asCustodians, buildCustodian } from "./build-custodian.ts";

const directory = createCustodianDirectory(asCustodians(SEED_CUSTODIANS, SANDBOX_CUSTODIANS));

function findFirst(q: string, among = directory) {
  const [found] = among.search({ q });
  return found && { slug: found.custodian.slug, match: findMatch(found, q) };
}

const MASS_MUTUAL = [
  "empower",
  "acquired",
  "MassMutual Retirement",
  "MassMutual's retirement plans are now at Empower.",
] as const;

describe("Reason for a match", () => {
  it.each<readonly [q: string, slug: string, kind: string, text: string, note: string | null]>([
    ["MassMutual", ...MASS_MUTUAL],
    ["mass mutual", ...MASS_MUTUAL],
    ["masmutual", ...MASS_MUTUAL],
    ["massm", ...MASS_MUTUAL],
    [
      "prudential",
      "empower",
      "acquired",
      "Prudential Retirement",
      "Prudential's retirement plans are now at Empower.",
    ],
    [
      "ing",
      "voya",
      "former_name",
      "ING",
      "ING's retirement business in the United States is now called Voya Financial.",
    ],
    ["ing us", "voya", "former_name", "ING U.S.", "ING U.S. is now called Voya Financial."],
    [
      "td ameritrade",
      "charles-schwab",
      "acquired",
      "TD Ameritrade",
      "TD Ameritrade's accounts are now at Charles Schwab.",
    ],
    [
      "netbenefits",
      "fidelity",
      "alias",
      "NetBenefits",
      "NetBenefits is Fidelity's website for workplace plans.",
    ],
    ["tsp", "thrift-savings-plan", "alias", "TSP", null],
    ["Empower", "empower", "name", "Empower", null],
    ["emp", "empower", "name", "Empower", null],
    ["empower 401k", "empower", "name", "Empower", null],
    ["schwab", "charles-schwab", "alias", "Schwab", null],
    ["sandbox", "test-check-lost", "alias", "Sandbox", null],
  ])("%j finds %s by %s %j", (q, slug, kind, text, note) => {
    expect(findFirst(q)).toEqual({ slug, match: { kind, text, note } });
  });

  it("is one of the custodian's names for any query, and null without a query", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom("e", "the", "trust co", "401k bank")),
        (q) => {
          for (const found of directory.search({ q })) {
            const { name, aliases } = found.custodian;
            const match = findMatch(found, q);
            if (q.trim() === "") expect(match).toBeNull();
            else expect(match === null ? null : [name, ...aliases]).toContain(match?.text);
          }
        },
      ),
      { numRuns: 200 },
    );
    expect(directory.search({}).every((found) => findMatch(found, undefined) === null)).toBe(true);
  });

  it("is the custodian's own name if only its slug matched", () => {
    const odd = createCustodianDirectory([buildCustodian({ id: "1", slug: "zephyr-co", name: "West Wind" })]);
    expect(findFirst("zephyr", odd)?.match).toEqual({ kind: "name", text: "West Wind", note: null });
  });
});

describe("Popular order", () => {
  it("puts ranked custodians first, by rank, and then the others by name", () => {
    const found = directory.search({ order: "popular" }).map(({ custodian }) => custodian);
    expect(found.slice(0, 4).map(({ slug }) => slug)).toEqual([
      "fidelity",
      "vanguard",
      "charles-schwab",
      "empower",
    ]);
    const unranked = found.filter(({ popularRank }) => popularRank === null);
    expect(found.slice(-unranked.length)).toEqual(unranked);
    expect(unranked).toEqual(directory.find({}).filter(({ popularRank }) => popularRank === null));
    expect(new Set(found)).toEqual(new Set(directory.find({})));
  });

  it("does not apply to a search, which puts the best match first", () => {
    expect(directory.search({ q: "trust", order: "popular" })).toEqual(directory.search({ q: "trust" }));
  });
});
