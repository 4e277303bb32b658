import { describe, expect, it } from "@jest/globals";
import { InvalidCsvError, parseDirectory, writeDirectory } from "../../src/import/index.ts";
import { planImport } from "../../src/import/plan-import.ts";
import type { CustodianSeed } from "../../src/index.ts";
import { buildCustodian } from "../build-custodian.ts";
import { file, formatRowIssues, HEADER, ROW, row } from "./csv-file.ts";

const SEARCH_CELLS = {
  aliases: "Acme|Old Acme|Old Acme: East|Zenith",
  formerNames: "Old Acme",
  acquiredNames: "Zenith",
  aliasNotes:
    "Zenith: Zenith's plans are now at Acme Trust.|Old Acme: East: It was the eastern branch: now closed.",
  popularRank: "3",
};
/** A file without the four search columns, which come last. */
const olderFile = Buffer.from(
  `${HEADER.slice(0, HEADER.indexOf(",formerNames,"))}\n${row().split(",").slice(0, -4).join(",")}`,
);

describe("Search columns", () => {
  it("are read, and written back unchanged", () => {
    const parsed = parseDirectory(file(row(SEARCH_CELLS)));
    expect(parsed[0]).toMatchObject({
      aliasFacts: [
        { alias: "Old Acme", kind: "former_name", note: null },
        { alias: "Old Acme: East", kind: "alias", note: "It was the eastern branch: now closed." },
        { alias: "Zenith", kind: "acquired", note: "Zenith's plans are now at Acme Trust." },
      ],
      popularRank: 3,
    });
    expect(parseDirectory(Buffer.from(writeDirectory(parsed as CustodianSeed[])))).toEqual(parsed);
  });

  it("can be absent in an older file, whose import keeps known facts of the remaining aliases", () => {
    const [parsed] = parseDirectory(olderFile);
    expect(parsed).not.toHaveProperty("popularRank");
    const facts = ["Acme", "Gone"].map((alias) => ({ alias, kind: "former_name" as const, note: null }));
    const existing = buildCustodian({ id: "cus_1", slug: ROW.slug, aliasFacts: facts, popularRank: 2 });
    const plan = planImport([existing], parsed ? [parsed] : [], { deactivateMissing: false });
    expect(plan.updated[0]?.seed).toMatchObject({ aliasFacts: facts.slice(0, 1), popularRank: 2 });
    expect(plan.updated[0]?.changes.map(({ field }) => field)).not.toContain("popularRank");
    expect(planImport([], parsed ? [parsed] : [], { deactivateMissing: false }).added[0]).toMatchObject({
      aliasFacts: [],
      popularRank: null,
    });
  });

  it("must be either all present or all absent", () => {
    const partialFile = Buffer.from(`${olderFile.toString().replace("\n", ",popularRank\n")},1`);
    expect(() => parseDirectory(partialFile)).toThrow(InvalidCsvError);
  });

  it.each<[Parameters<typeof row>[0], string[]]>([
    [{ formerNames: "Acme Inc." }, ["formerNames: must contain only aliases, as written in `aliases`"]],
    [{ acquiredNames: "acme" }, ["acquiredNames: must contain only aliases, as written in `aliases`"]],
    [
      { formerNames: "Acme", acquiredNames: "Acme" },
      ["acquiredNames: contains an alias that is also in formerNames"],
    ],
    [{ formerNames: "Acme|Acme" }, ["formerNames: has a duplicate name"]],
    [{ aliasNotes: "Other: is another." }, ["aliasNotes: must be entries in the form `alias: sentence`"]],
    [{ aliasNotes: "Acme: One.|Acme: Two." }, ["aliasNotes: describes an alias twice"]],
    [{ aliasNotes: "Acme:" }, ["aliasNotes: must not be empty"]],
    [
      { aliasNotes: "Acme: =1+1" },
      ["aliasNotes: must not start with =, +, - or @, because spreadsheets read it as a formula"],
    ],
    [{ popularRank: "0" }, ["popularRank: must be empty or a whole number from 1 to 1000"]],
    [{ popularRank: "first" }, ["popularRank: must be empty or a whole number from 1 to 1000"]],
    [{ popularRank: "1001" }, ["popularRank: must be at most 1000"]],
  ])("are rejected: %j", (change, issues) => expect(formatRowIssues(change)).toEqual(issues));
});
