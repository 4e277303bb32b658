import { describe, expect, it } from "@jest/globals";
import { createCustodianDirectory } from "../src/directory.ts";
import { SANDBOX_CUSTODIANS } from "../src/sandbox-custodians.ts";
import { SEED_CUSTODIANS } from "../src/seed-custodians.ts";
import { asCustodians, buildCustodian } from "./build-custodian.ts";

const directory = createCustodianDirectory(asCustodians(SEED_CUSTODIANS, SANDBOX_CUSTODIANS));

const search = (q: string): string[] => directory.find({ q }).map(({ slug }) => slug);

describe("The first result", () => {
  it.each([
    // Complete names and prefixes.
    ["fidelity", "fidelity"],
    ["FIDELITY", "fidelity"],
    ["fid", "fidelity"],
    ["vang", "vanguard"],
    ["schwab", "charles-schwab"],
    ["morgan", "morgan-stanley"],
    ["wells fargo", "wells-fargo-advisors"],
    ["standard", "the-standard"],
    ["équitable", "equitable"],
    ["trowe", "t-rowe-price"],
    ["t rowe", "t-rowe-price"],
    ["T.Rowe Price", "t-rowe-price"],
    ["jp-morgan-wealth-management", "jp-morgan-wealth-management"],
    // Typos.
    ["fidelty", "fidelity"],
    ["vangaurd", "vanguard"],
    ["shwab", "charles-schwab"],
    ["schawb", "charles-schwab"],
    ["empwer", "empower"],
    ["voay", "voya"],
    ["merril", "merrill"],
    ["prudental", "empower"],
    ["millenium trust", "inspira-financial"],
    ["thrift savins plan", "thrift-savings-plan"],
    // Former and other names.
    ["prudential", "empower"],
    ["massmutual", "empower"],
    ["mass mutual", "empower"],
    ["great west", "empower"],
    ["greatwest", "empower"],
    ["personal capital", "empower"],
    ["tsp", "thrift-savings-plan"],
    ["td ameritrade", "charles-schwab"],
    ["tdameritrade", "charles-schwab"],
    ["netbenefits", "fidelity"],
    ["ing", "voya"],
    ["one america", "voya"],
    ["valic", "corebridge"],
    ["aig", "corebridge"],
    ["icma", "missionsquare"],
    ["newport", "ascensus"],
    ["manulife", "john-hancock"],
    ["capital group", "american-funds"],
    ["jp morgan retirement", "empower"],
    // Punctuation.
    ["etrade", "morgan-stanley"],
    ["e*trade", "morgan-stanley"],
    ["e-trade", "morgan-stanley"],
    ["e trade", "morgan-stanley"],
    ["jp morgan", "jp-morgan-wealth-management"],
    ["jpmorgan", "jp-morgan-wealth-management"],
    ["J.P. Morgan", "jp-morgan-wealth-management"],
    ["a.d.p.", "adp"],
    ["a d p", "adp"],
    ["us bank", "us-bank"],
    ["usbank", "us-bank"],
    ["u.s. bank", "us-bank"],
    ["bb&t", "truist"],
    ["www.fidelity.com", "fidelity"],
    // Words that belong to no name.
    ["fidelity 401k account", "fidelity"],
    ["my vanguard roth ira", "vanguard"],
    ["My NetBenefits 401(k) plan", "fidelity"],
    ["vanguard xyzzy", "vanguard"],
  ])("for %j is %s", (q, slug) => expect(search(q)[0]).toBe(slug));
});

describe("Every seed custodian", () => {
  it.each([...SEED_CUSTODIANS, ...SANDBOX_CUSTODIANS].map(({ name, slug }) => [name, slug]))(
    "is the first result for its own name, %s",
    (name, slug) => {
      expect(search(name)[0]).toBe(slug);
      expect(search(slug)[0]).toBe(slug);
    },
  );

  const aliases = SEED_CUSTODIANS.flatMap((seed) => seed.aliases.map((alias) => [alias, seed.slug]));
  it.each(aliases)("is the first result for its alias %s", (alias, slug) => {
    expect(search(alias)[0]).toBe(slug);
  });
});

describe("No result", () => {
  it.each(["zzzzqqq", "xyzzy bank", "xyzzy plugh vanguard", "401k plan", "fidelity".repeat(4), "ubz"])(
    "is returned for %j",
    (q) => expect(search(q)).toEqual([]),
  );
});

describe("Ranking", () => {
  const rank = (q: string, ...names: [id: string, name: string, ...aliases: string[]][]): string[] =>
    createCustodianDirectory(
      names.map(([id, name, ...aliases]) => buildCustodian({ id, slug: `s-${id}`, name, aliases })),
    )
      .find({ q })
      .map(({ id }) => id);

  it("puts whole words above prefixes, prefixes above typos, and, for the same kind of match, names above aliases", () => {
    expect(
      rank(
        "granite",
        ["fuzzy-alias", "Aspen", "Granjte"],
        ["prefix-alias", "Birch", "Granites"],
        ["exact-alias", "Cedar", "Granite"],
        ["fuzzy-name", "Granjte"],
        ["prefix-name", "Granites"],
        ["exact-name", "Granite"],
      ),
    ).toEqual(["exact-name", "exact-alias", "prefix-name", "prefix-alias", "fuzzy-name", "fuzzy-alias"]);
  });

  it("puts the whole name first, then a name that begins with the query", () => {
    expect(
      rank(
        "oak hill",
        ["inside", "My Oak Hill", "Oak Hill Bank", "Oak Hill Trust"],
        ["begins", "Oak Hill Savings of the Seven Counties"],
        ["whole", "Oak-Hill"],
      ),
    ).toEqual(["whole", "begins", "inside"]);
  });

  it("scores by the word that matches worst", () => {
    expect(rank("oak hill", ["typo", "Oak Hlil"], ["alias", "Oak", "Hill"], ["begun", "Oak Hills"])).toEqual([
      "alias",
      "begun",
      "typo",
    ]);
  });

  it("omits a custodian that lacks a word of the query if another custodian has all of them", () => {
    expect(rank("granite hill", ["lacks", "Granite"], ["has", "Granite and Hill"])).toEqual(["has"]);
  });

  it("puts the custodian that lacks the fewest words of the query first if no custodian has all of them", () => {
    expect(rank("granite hill zz", ["lacks-two", "Granite"], ["lacks-one", "Granite Hills"])).toEqual([
      "lacks-one",
      "lacks-two",
    ]);
  });

  it("puts one typo above two", () => {
    expect(rank("metamorphic", ["two", "Aetamorphik"], ["one", "Metamorphik"])).toEqual(["one", "two"]);
  });

  it("breaks ties by name, then by ID", () => {
    expect(rank("oak", ["2", "Oak Bbb"], ["3", "Oak Aaa"], ["1", "Oak Bbb"])).toEqual(["3", "1", "2"]);
  });

  it("reads only the first six different words of the query", () => {
    const words = "alder birch cedar dogwood elder filbert";
    expect(rank(`${words} granite`, ["trees", words], ["stone", "Granite"])).toEqual(["trees"]);
    expect(rank(`${"alder ".repeat(20)}granite`, ["both", "Granite Alder"], ["one", "Alder"])).toEqual([
      "both",
    ]);
  });

  it("reads only the first thirty-two letters of a word", () => {
    const letters = "abcdefghijklmnopqrstuvwxyzabcdef";
    expect(rank(`${letters}ghijkl`, ["long", letters])).toEqual(["long"]);
  });

  it("reads only the first two hundred characters", () => {
    expect(rank(`${"-".repeat(199)}granite`, ["g", "Grove"], ["x", "Hill"])).toEqual(["g"]);
    expect(rank(`${"-".repeat(200)}granite`, ["g", "Grove"], ["x", "Hill"])).toEqual([]);
  });
});

describe("Sandbox custodians", () => {
  const mixed = createCustodianDirectory([
    ...asCustodians(SANDBOX_CUSTODIANS),
    buildCustodian({ id: "real", slug: "slowe", name: "Slowe & Tester Instante" }),
  ]);
  const searchMixed = (q: string): string[] => mixed.find({ q }).map(({ slug }) => slug);

  it.each([
    ["slow", ["slowe", "test-slow"]],
    ["instant", ["slowe", "test-instant"]],
  ])("come after real ones for %j, even if they match better", (q, expected) => {
    expect(searchMixed(q)).toEqual(expected);
  });

  it.each(["test", "Sandbox"])("are all found by %j", (q) => {
    expect(searchMixed(q).filter((slug) => slug.startsWith("test-"))).toHaveLength(SANDBOX_CUSTODIANS.length);
  });

  it("come first when the query names them", () => {
    expect(searchMixed("test")[0]).toMatch(/^test-/);
    expect(searchMixed("test")).toHaveLength(SANDBOX_CUSTODIANS.length + 1);
    expect(searchMixed("test").at(-1)).toBe("slowe");
    expect(searchMixed("test slow")).toEqual(["test-slow", "slowe"]);
  });
});
