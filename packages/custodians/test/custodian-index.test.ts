import { describe, expect, it } from "@jest/globals";
import { createCustodianIndex, WORD_FIT } from "../src/custodian-index.ts";
import { buildCustodian } from "./build-custodian.ts";

const index = createCustodianIndex([
  buildCustodian({
    id: "a",
    slug: "granite-one",
    name: "Granite Harbor",
    aliases: ["Old Quarry", "Stone Mill"],
  }),
  buildCustodian({ id: "b", slug: "harbor-slug", name: "Basalt", aliases: ["Granite Works"] }),
]);

function listFits(word: string, spelling: "tolerant" | "literal" = "tolerant"): [number, number][] {
  const hits = [...index.findHits(word, spelling)];
  return hits.map(([position, { fit }]): [number, number] => [position, fit]).sort();
}

describe("Word index", () => {
  it.each([
    ["a word", "granite", WORD_FIT.exactName, WORD_FIT.exactAlias],
    ["a prefix", "gran", WORD_FIT.prefixName, WORD_FIT.prefixAlias],
    ["a misspelled word", "granjte", WORD_FIT.fuzzyName, WORD_FIT.fuzzyAlias],
  ])("distinguishes %s in the name from one in an alias", (_label, word, inName, inAlias) => {
    expect(Object.fromEntries(listFits(word))).toEqual({ 0: inName, 1: inAlias });
  });

  it("treats a word of the slug like a word of an alias", () => {
    expect(listFits("slug")).toEqual([[1, WORD_FIT.exactAlias]]);
  });

  it("joins neighboring words, but never across two aliases", () => {
    expect(listFits("graniteharbor", "literal")).toEqual([[0, WORD_FIT.exactName]]);
    expect(listFits("oldquarry", "literal")).toEqual([[0, WORD_FIT.exactAlias]]);
    expect(listFits("quarrystone", "literal")).toEqual([]);
  });

  it.each(["basatl", "absalt", "baslt", "bassalt", "basolt"])("tolerates the one typo in %s", (word) => {
    expect(listFits(word)).toEqual([[1, WORD_FIT.fuzzyName]]);
  });

  it("tolerates one typo in a short word, but not two", () => expect(listFits("bosolt")).toEqual([]));

  it("tolerates two typos from eight letters on, but not three", () => {
    const long = createCustodianIndex([buildCustodian({ id: "c", name: "Metamorphic" })]);
    expect(long.findHits("metomorfhic", "tolerant").size).toBe(1);
    expect(long.findHits("metomorfhuc", "tolerant").size).toBe(0);
  });

  it("tolerates no typo in three letters", () => {
    const short = createCustodianIndex([buildCustodian({ id: "c", name: "UBS" })]);
    expect(short.findHits("ubs", "tolerant").size).toBe(1);
    expect(short.findHits("ubz", "tolerant").size).toBe(0);
  });

  it("tolerates no typo in a literal search", () => {
    expect(listFits("basalt", "literal")).toEqual([[1, WORD_FIT.exactName]]);
    expect(listFits("basatl", "literal")).toEqual([]);
  });

  it("completes a single letter only to names, and finds it as a whole word anywhere", () => {
    const letters = createCustodianIndex([
      buildCustodian({ id: "x", slug: "s1", name: "Quartz", aliases: [] }),
      buildCustodian({ id: "y", slug: "s2", name: "Slate", aliases: ["Quartz"] }),
      buildCustodian({ id: "z", slug: "s3", name: "Marl", aliases: ["Q. Mill"] }),
    ]);
    expect([...letters.findHits("q", "tolerant").keys()].sort()).toEqual([0, 2]);
  });
});
