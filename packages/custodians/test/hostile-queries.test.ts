import { describe, expect, it } from "@jest/globals";
import { anyCharacter } from "@svc/testing/any-character";
import fc from "fast-check";
import { createCustodianDirectory } from "../src/directory.ts";
import { SANDBOX_CUSTODIANS } from "../src/sandbox-custodians.ts";
import { SEED_CUSTODIANS } from "../src/seed-custodians.ts";
import { asCustodians, buildCustodian } from "./build-custodian.ts";

const custodians = asCustodians(SEED_CUSTODIANS, SANDBOX_CUSTODIANS);
const directory = createCustodianDirectory(custodians);
const reversed = createCustodianDirectory([...custodians].reverse());

const punctuation = fc.string({
  unit: fc.constantFrom(...".*+?^{}$()|[]\\/-_'\"`~!@#%&=<>,;:\u0000\u0007\u001b\u200b\u202e😀🏦👩‍👩‍👧"),
  maxLength: 250,
});
/** Includes text longer than the 200 characters that a search reads. */
const anyText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 250 }),
  fc.string({ unit: "grapheme", maxLength: 250 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 250 })
    .map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.constantFrom("fidelity", "trust", "a", "t", "financial", "*", "(", "e*trade", "tst"), {
      maxLength: 60,
    })
    .map((words) => words.join(" ")),
);

describe("A hostile query", () => {
  it("returns known custodians, each once, regardless of the directory's input order", () => {
    fc.assert(
      fc.property(anyText, (q) => {
        const found = directory.find({ q });
        expect(new Set(found).size).toBe(found.length);
        for (const custodian of found) expect(directory.findById(custodian.id)).toBe(custodian);
        expect(reversed.find({ q })).toEqual(found);
      }),
      { numRuns: 300 },
    );
  });

  it("finds nothing for only punctuation, control characters and emoji", () => {
    fc.assert(
      fc.property(punctuation, (noise) => {
        fc.pre(noise.trim() !== "");
        expect(directory.find({ q: noise })).toEqual([]);
      }),
    );
  });

  it("finds a name surrounded by punctuation", () => {
    fc.assert(
      fc.property(fc.constantFrom(".*", "\\", "[", "(?:", "$^", "\u0000", "🏦", "\u200b "), (noise) => {
        expect(directory.find({ q: `${noise}vanguard${noise}` })[0]?.slug).toBe("vanguard");
      }),
    );
  });

  it.each([
    ["one long word", "x".repeat(500)],
    ["one letter repeated", "a ".repeat(250)],
    ["a character that normalizes to eighteen", "ﷺ".repeat(500)],
    ["stacked diacritics", `z${"\u0301".repeat(499)}`],
    ["a nested quantifier", "(a+)+$".repeat(80)],
    ["wildcards", "%_*?".repeat(125)],
    ["property names of objects", "__proto__ constructor toString"],
  ])("finds nothing for %s", (_, q) => expect(directory.find({ q })).toEqual([]));

  it("finds a custodian that has the name of an object property", () => {
    const odd = createCustodianDirectory([
      buildCustodian({ id: "1", name: "Constructor" }),
      buildCustodian({ id: "2", name: "__proto__" }),
    ]);
    expect(odd.find({ q: "constructor" }).map(({ id }) => id)).toEqual(["1"]);
    expect(odd.find({ q: "__proto__" }).map(({ id }) => id)).toEqual(["2"]);
  });
});

describe("A custodian with an odd name", () => {
  it("is listed even if its name contains no word", () => {
    const odd = createCustodianDirectory([
      buildCustodian({ id: "1", slug: "-", name: "***", aliases: ["", "!"] }),
    ]);
    expect(odd.find({})).toHaveLength(1);
    expect(odd.find({ q: "***" })).toEqual([]);
  });
});

describe("Five thousand custodians", () => {
  const manyCustodians = createCustodianDirectory([
    ...custodians,
    ...Array.from({ length: 5_000 }, (_, n) =>
      buildCustodian({
        id: `many_${n}`,
        name: `Trust ${n.toString(36)} Savings`,
        aliases: [`Former ${n} Bank`],
      }),
    ),
  ]);

  it("are all found", () => {
    expect(manyCustodians.size).toBe(5_000 + custodians.length);
    expect(manyCustodians.find({ q: "former" })).toHaveLength(5_000);
  });

  it("do not displace the best match from first place", () => {
    expect(manyCustodians.find({ q: "fidelty" })[0]?.slug).toBe("fidelity");
    expect(manyCustodians.find({ q: "former 4711 bank" }).map(({ id }) => id)[0]).toBe("many_4711");
  });
});
