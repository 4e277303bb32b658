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

function fits(word: string, spelling: "tolerant" | "literal" = "tolerant"): [number, number][] {
  return [...index.hits(word, spelling)].map(([at, { fit }]): [number, number] => [at, fit]).sort();
}

describe("the word index", () => {
  it("tells a word of the name from one of an alias", () => {
    expect(fits("granite")).toEqual([
      [0, WORD_FIT.exactName],
      [1, WORD_FIT.exactAlias],
    ]);
  });

  it("tells the beginning of a word of the name from one of an alias", () => {
    expect(fits("gran")).toEqual([
      [0, WORD_FIT.prefixName],
      [1, WORD_FIT.prefixAlias],
    ]);
  });

  it("tells a misspelt word of the name from one of an alias", () => {
    expect(fits("granjte")).toEqual([
      [0, WORD_FIT.fuzzyName],
      [1, WORD_FIT.fuzzyAlias],
    ]);
  });

  it("finds a word of the slug as it finds an alias", () => {
    expect(fits("slug")).toEqual([[1, WORD_FIT.exactAlias]]);
  });

  it("has neighbouring words joined, but never across two aliases", () => {
    expect(fits("graniteharbor", "literal")).toEqual([[0, WORD_FIT.exactName]]);
    expect(fits("oldquarry", "literal")).toEqual([[0, WORD_FIT.exactAlias]]);
    expect(fits("quarrystone", "literal")).toEqual([]);
  });

  it.each(["basatl", "absalt", "baslt", "bassalt", "basolt"])("forgives the one slip in %s", (word) => {
    expect(fits(word)).toEqual([[1, WORD_FIT.fuzzyName]]);
  });

  it("forgives one slip in a short word, not two", () => {
    expect(fits("bosolt")).toEqual([]);
  });

  it("forgives two slips from eight letters on, not three", () => {
    const long = createCustodianIndex([buildCustodian({ id: "c", name: "Metamorphic" })]);
    expect(long.hits("metomorfhic", "tolerant").size).toBe(1);
    expect(long.hits("metomorfhuc", "tolerant").size).toBe(0);
  });

  it("forgives nothing in three letters", () => {
    const short = createCustodianIndex([buildCustodian({ id: "c", name: "UBS" })]);
    expect(short.hits("ubs", "tolerant").size).toBe(1);
    expect(short.hits("ubz", "tolerant").size).toBe(0);
  });

  it("forgives nothing when asked literally", () => {
    expect(fits("basalt", "literal")).toEqual([[1, WORD_FIT.exactName]]);
    expect(fits("basatl", "literal")).toEqual([]);
  });

  it("completes a single letter to names only, and finds it whole anywhere", () => {
    const letters = createCustodianIndex([
      buildCustodian({ id: "x", slug: "s1", name: "Quartz", aliases: [] }),
      buildCustodian({ id: "y", slug: "s2", name: "Slate", aliases: ["Quartz"] }),
      buildCustodian({ id: "z", slug: "s3", name: "Marl", aliases: ["Q. Mill"] }),
    ]);
    expect([...letters.hits("q", "tolerant").keys()].sort()).toEqual([0, 2]);
  });
});
