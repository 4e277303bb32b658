import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { CSV_COLUMNS, type ParsedCustodian, parseDirectory, writeDirectory } from "../../src/import/index.ts";
import {
  ACCOUNT_TYPES,
  ALIAS_KINDS,
  CUSTODIAN_CATEGORIES,
  CUSTODIAN_ROLES,
  type CustodianSeed,
  DELIVERY_METHODS,
} from "../../src/index.ts";
import { SEED_CUSTODIANS } from "../../src/seed-custodians.ts";
import { file, HEADER, row } from "./csv-file.ts";

describe("A directory file", () => {
  it("is parsed into custodians", () => {
    expect(parseDirectory(file(row()))).toEqual([
      {
        slug: "acme-trust",
        name: "Acme Trust",
        aliases: ["Acme", "Old Acme"],
        category: "trust_company",
        roles: ["delivering", "receiving"],
        supportedAccountTypes: ["roth_ira", "traditional_ira"],
        deliveryMethods: ["check", "wire"],
        requirements: {
          loa: true,
          medallion: false,
          notarization: false,
          spousalConsent: false,
          wetSignature: true,
        },
        processingDays: { min: 3, max: 10 },
        logoUrl: null,
        website: "https://acme.example",
        receiving: null,
        aliasFacts: [],
        verified: false,
        active: true,
        popularRank: null,
      },
    ]);
  });

  it("has the columns that the operators' documentation describes", () => {
    const page = readFileSync(
      new URL("../../../../docs/operators/custodian-directory.md", import.meta.url),
      "utf8",
    );
    expect([...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)).toEqual(CSV_COLUMNS);
    for (const values of [CUSTODIAN_ROLES, ACCOUNT_TYPES, DELIVERY_METHODS]) {
      expect(page).toContain(`a list of ${values.map((value) => `\`${value}\``).join(", ")}`);
    }
  });

  it("survives a round trip for every seed custodian", () => {
    const indexBySlug = (seeds: readonly ParsedCustodian[]) =>
      Object.fromEntries(seeds.map((seed) => [seed.slug, seed]));
    const sortValues = (seed: CustodianSeed): CustodianSeed => ({
      ...seed,
      supportedAccountTypes: ACCOUNT_TYPES.filter((type) => seed.supportedAccountTypes.includes(type)),
      deliveryMethods: DELIVERY_METHODS.filter((method) => seed.deliveryMethods.includes(method)),
    });
    const parsed = parseDirectory(Buffer.from(writeDirectory(SEED_CUSTODIANS)));
    expect(indexBySlug(parsed)).toEqual(indexBySlug(SEED_CUSTODIANS.map(sortValues)));
  });

  it("survives a round trip with any content", () => {
    const subset = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 });
    const text = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 30 })
      // Every name needs a letter.
      .map((name) => `n${name}`.replace(/[\p{C}\p{Zl}\p{Zp}|\ufffd]/gu, "").trim());
    const slug = fc.stringMatching(/^[a-s][a-z0-9]{0,8}(-[a-z0-9]{1,5}){0,3}$/);
    const flags = fc.tuple(...Array.from({ length: 7 }, () => fc.boolean()));
    const days = fc.tuple(fc.integer({ min: 0, max: 365 }), fc.integer({ min: 0, max: 365 }));
    const seed = fc
      .record({
        slug,
        name: text,
        aliases: fc.uniqueArray(text, { maxLength: 5 }),
        category: fc.constantFrom(...CUSTODIAN_CATEGORIES.filter((category) => category !== "sandbox")),
        roles: subset(CUSTODIAN_ROLES),
        supportedAccountTypes: subset(ACCOUNT_TYPES),
        deliveryMethods: subset(DELIVERY_METHODS),
        logoUrl: fc.option(fc.webUrl({ validSchemes: ["https"] })),
        website: fc.option(fc.webUrl({ validSchemes: ["https"] })),
        flags,
        days,
        kinds: fc.array(fc.constantFrom(...ALIAS_KINDS), { minLength: 5, maxLength: 5 }),
        notes: fc.array(fc.option(text), { minLength: 5, maxLength: 5 }),
        popularRank: fc.option(fc.integer({ min: 1, max: 1_000 })),
      })
      .map(
        ({
          flags: [loa, medallion, notarization, spousalConsent, wetSignature, verified, active],
          days,
          kinds,
          notes,
          ...otherFields
        }) => ({
          ...otherFields,
          aliasFacts: otherFields.aliases
            .map((alias, index) => ({ alias, kind: kinds[index], note: notes[index] ?? null }))
            .filter(({ kind, note }) => kind !== "alias" || note !== null),
          receiving: null,
          requirements: { loa, medallion, notarization, spousalConsent, wetSignature },
          processingDays: { min: Math.min(...days), max: Math.max(...days) },
          verified,
          active,
        }),
      ) as fc.Arbitrary<CustodianSeed>;
    fc.assert(
      fc.property(fc.uniqueArray(seed, { selector: ({ slug }) => slug, maxLength: 6 }), (seeds) => {
        const sorted = seeds.toSorted((one, other) => (one.slug < other.slug ? -1 : 1));
        const csv = writeDirectory(seeds);
        expect(parseDirectory(Buffer.from(csv))).toEqual(sorted);
        expect(parseDirectory(Buffer.from(`\ufeff${csv.replaceAll("\n", "\r\n")}`))).toEqual(sorted);
      }),
    );
  });

  const mapCells = (change: (cell: string) => string) => file(row().split(",").map(change).join(","));
  it.each<[string, Uint8Array]>([
    ["a byte order mark", Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), file(row())])],
    ["CRLF", Buffer.from(`${HEADER}\r\n${row()}\r\n`)],
    ["CR", Buffer.from(`${HEADER}\r${row()}\r`)],
    ["empty lines, and lines of empty cells", file("", row(), "", ",".repeat(CSV_COLUMNS.length - 1), "")],
    ["quotes", mapCells((cell) => `"${cell}"`)],
    ["spaces around cells", mapCells((cell) => ` ${cell} `)],
    ["a spreadsheet's booleans", file(row().replaceAll("true", "TRUE").replaceAll("false", "False"))],
    [
      "columns in another order",
      Buffer.from([HEADER, row()].map((line) => line.split(",").reverse().join(",")).join("\n")),
    ],
  ])("can have %s", (_case, bytes) => expect(parseDirectory(bytes)).toEqual(parseDirectory(file(row()))));

  it("can have commas, quotes and letters of any script in its cells", () => {
    const [custodian] = parseDirectory(file(row({ name: '"Caja ""Ñandú"", S.A."', aliases: "信託|Ünïon" })));
    expect(custodian).toMatchObject({ name: 'Caja "Ñandú", S.A.', aliases: ["信託", "Ünïon"] });
  });
});
