import { describe, expect, it } from "@jest/globals";
import { BANK_FILE_FORMATS, MAX_FILE_BYTES, parseBankFile } from "@svc/bank-files";
import fc from "fast-check";
import { buildCamt } from "./build-camt.ts";
import { buildNacha } from "./build-nacha.ts";
import { listIssues, parse, sumEntries } from "./parse.ts";

describe("Hostile files", () => {
  it("never expands entities or reads a document type declaration", () => {
    const entityBomb = `<?xml version="1.0"?>\n<!DOCTYPE Document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>\n`;
    const text = buildCamt({ entries: [{ cents: 1n, details: "<AddtlNtryInf>&b;</AddtlNtryInf>" }] });
    const file = parse(text.replace(/^.*\n/, entityBomb));
    expect(file.issues).toMatchObject([{ line: 2, code: "invalid_xml" }]);
    expect(file.issues[0]?.message).toContain("DOCTYPE");
    expect(file.entries).toEqual([]);
    expect(parse(text).issues).toMatchObject([{ line: 6, code: "invalid_xml" }]);
  });

  it("refuses external entities", () => {
    const text = `<!DOCTYPE Document SYSTEM "file:///etc/hostname">${buildCamt({ entries: [] }).replace(/^.*\n/, "")}`;
    expect(listIssues(parse(text))).toEqual(["1 invalid_xml"]);
  });

  it("limits depth, text, lines and file size", () => {
    const start = '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">';
    expect(listIssues(parse(start + "<a>".repeat(100_000)))).toEqual(["1 invalid_xml"]);
    expect(listIssues(parse(`${start}<a>${"x".repeat(1_000_000)}</a></Document>`))).toEqual([
      "1 invalid_xml",
    ]);
    const long = "1".repeat(1_000_000);
    expect(listIssues(parse(`01,${long}\n`))).toContain("1 line_too_long");
    expect(listIssues(parse(`Date,Amount\n${long},1\n`))).toEqual(["2 invalid_csv"]);
    expect(listIssues(parse(`Date,Amount\n2026-11-20,${"9".repeat(40_000)}\n`))).toEqual([
      "2 invalid_amount",
    ]);
    expect(listIssues(parseBankFile(new Uint8Array(MAX_FILE_BYTES + 1)))).toEqual(["1 file_too_large"]);
  });

  it("limits entries and listed issues", () => {
    const many = parse(`Date,Amount\n${"2026-11-20,1\n".repeat(50_001)}`);
    expect(many.totals.count).toBe(50_000);
    expect(listIssues(many)).toEqual(["50002 too_many_entries"]);
    const wrong = parse(`Date,Amount\n${"2026-11-20,x\n".repeat(500)}`);
    // The first hundred issues, and one for the rest.
    expect(wrong.issues).toHaveLength(101);
    expect(wrong.issues.at(-1)?.code).toBe("too_many_issues");
  });

  it("still reports the first error after many warnings", () => {
    const prenotes = Array.from({ length: 150 }, () => ({ code: "23" }));
    const wrongBatchCount = buildNacha({ entries: prenotes }).replace(/\n9000001/, "\n9000002");
    expect(listIssues(parse(wrongBatchCount))).toContain("154 control_count_mismatch");
  });

  it.each([
    { case: "an empty file", bytes: new Uint8Array(), code: "empty_file" },
    { case: "white space", bytes: new TextEncoder().encode(" \n\t\n"), code: "empty_file" },
    {
      case: "a PNG image",
      bytes: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13),
      code: "invalid_encoding",
    },
    { case: "prose", bytes: new TextEncoder().encode("Dear bank"), code: "unknown_format" },
    {
      case: "another XML document",
      bytes: new TextEncoder().encode("<html></html>"),
      code: "unknown_format",
    },
  ])("reports $case", ({ bytes, code }) => {
    expect(parseBankFile(bytes)).toMatchObject({ format: null, entries: [], issues: [{ line: 1, code }] });
  });

  it("rejects digits of other scripts", () => {
    expect(listIssues(parse("Date;Amount\n2026-11-20;١٢٣\n"))).toEqual(["2 invalid_amount"]);
    expect(listIssues(parse("Date;Amount\n２０２６-11-20;1\n"))).toEqual(["2 invalid_date"]);
  });

  it("quotes only the start of a long value in a message", () => {
    const [issue] = parse(`Date;Amount\n2026-11-20;${"x".repeat(500)}\n`).issues;
    expect(issue?.message.length).toBeLessThan(150);
  });

  it("never throws, and returns the totals of the entries, for any bytes and format", () => {
    const text = fc.string({ unit: fc.constantFrom(..."0123456789,;/<>&\"'\n -.ABRC=[]"), maxLength: 300 });
    const starts = fc.constantFrom(
      "",
      "01,",
      "Date,Amount\n",
      "<Document>",
      "101 091000019 0110000152611201030A094101",
      '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.02"><BkToCstmrDbtCdtNtfctn><Ntfctn>',
    );
    fc.assert(
      fc.property(starts, text, fc.option(fc.constantFrom(...BANK_FILE_FORMATS)), (start, rest, format) => {
        const file = parse(start + rest, format === null ? {} : { format });
        expect(file.totals.credits).toBe(sumEntries(file.entries, "credit"));
        expect(file.totals.debits).toBe(sumEntries(file.entries, "debit"));
        expect(file.totals.count).toBe(file.entries.length);
        expect(file.issues.every(({ line }) => Number.isInteger(line) && line >= 1)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
