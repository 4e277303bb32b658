import { describe, expect, it } from "@jest/globals";
import { buildChangeAddenda, buildNacha, buildReturnAddenda } from "./build-nacha.ts";
import { getSingleEntry, listIssues, parse } from "./parse.ts";

const ORIGINAL_TRACE = "091000010000777";
const editLine = (text: string, line: number, change: (line: string) => string): string =>
  text
    .split("\n")
    .map((current, index) => (index === line - 1 ? change(current) : current))
    .join("\n");
/** Replaces characters from a column, counted from 1. */
const replaceAt = (column: number, value: string) => (line: string) =>
  line.slice(0, column - 1) + value + line.slice(column - 1 + value.length);

describe("Nacha files", () => {
  it("reads a credit with its names, date, identification and payment text", () => {
    const file = parse(
      buildNacha({
        entries: [
          { cents: 2_500_000n, id: "REF-9", addenda: [{ type: "05", text: "FBO ADA BYRON*IRA-0001" }] },
        ],
      }),
    );
    expect(file).toMatchObject({
      format: "nacha",
      fileReference: "011000015-261120-1030-A",
      createdOn: "2026-11-20",
      issues: [],
      totals: {
        credits: "25000.00",
        debits: "0.00",
        count: 1,
        controlCredits: "25000.00",
        controlDebits: "0.00",
      },
    });
    expect(getSingleEntry(file)).toEqual({
      line: 3,
      kind: "credit",
      direction: "credit",
      amount: "25000.00",
      receivedOn: "2026-11-20",
      method: "ach",
      bankReference: "2026-11-20-011000010000001",
      payerName: "NORTH PLAN TRUST",
      payerAccountMask: null,
      payee: "ADA BYRON",
      memo: "ROLLOVER REF-9 FBO ADA BYRON*IRA-0001",
      checkNumber: null,
      traceNumber: "011000010000001",
      returnCode: null,
      returnReason: null,
      originalTraceNumber: null,
      accountReference: "IRA-0001",
    });
  });

  it("reads a debit with the individual as the payer", () => {
    const file = parse(buildNacha({ entries: [{ code: "27", cents: 100n }] }));
    expect(file.issues).toEqual([]);
    expect(getSingleEntry(file)).toMatchObject({
      kind: "debit",
      payerName: "ADA BYRON",
      payee: "NORTH PLAN TRUST",
    });
  });

  it.each([
    { code: "26", direction: "debit", payerName: "ADA BYRON" },
    { code: "21", direction: "credit", payerName: "NORTH PLAN TRUST" },
  ])(
    "reads the return of an entry with code $code, dated by its settlement day or else the file's date",
    ({ code, direction, payerName }) => {
      const entries = [
        { code, cents: 12_354n, addenda: [buildReturnAddenda("R01", ORIGINAL_TRACE, "NOT ENOUGH")] },
      ];
      const settled = parse(buildNacha({ entries, effectiveOn: "260101" }));
      expect(settled.issues).toEqual([]);
      expect(getSingleEntry(settled)).toMatchObject({
        kind: "return",
        direction,
        amount: "123.54",
        payerName,
        receivedOn: "2026-11-20",
        returnCode: "R01",
        returnReason: "Insufficient funds",
        originalTraceNumber: ORIGINAL_TRACE,
        memo: "NOT ENOUGH",
      });
      const unsettled = parse(buildNacha({ entries, effectiveOn: "260101", settlementDay: "   " }));
      expect(getSingleEntry(unsettled).receivedOn).toBe(unsettled.createdOn);
    },
  );

  it("keeps an unknown return code without a reason", () => {
    const file = parse(
      buildNacha({
        entries: [{ code: "26", cents: 1n, addenda: [buildReturnAddenda("R99", ORIGINAL_TRACE)] }],
      }),
    );
    expect(file.issues).toEqual([]);
    expect(getSingleEntry(file)).toMatchObject({ returnCode: "R99", returnReason: null });
  });

  it("reads a notification of change, and keeps account numbers out of the memo", () => {
    const file = parse(
      buildNacha({
        entryClass: "COR",
        entries: [
          { code: "21", addenda: [buildChangeAddenda("C01", ORIGINAL_TRACE, "1918171614")] },
          { code: "21", addenda: [buildChangeAddenda("C04", ORIGINAL_TRACE, "ADA LOVELACE")] },
        ],
      }),
    );
    expect(file.issues).toEqual([]);
    expect(file.entries).toMatchObject([
      {
        kind: "notification_of_change",
        amount: "0.00",
        returnCode: "C01",
        memo: null,
        accountReference: "1918171614",
      },
      {
        kind: "notification_of_change",
        returnCode: "C04",
        memo: "ADA LOVELACE",
        originalTraceNumber: ORIGINAL_TRACE,
      },
    ]);
  });

  it("reads the names of international entries from their addenda", () => {
    const addenda = [
      { type: "10", text: `ANN${"0".repeat(18)}GRACE HOPPER` },
      { type: "11", text: "SOUTH PLAN TRUST" },
    ];
    const file = parse(buildNacha({ entryClass: "IAT", entries: [{ cents: 5n, name: "", addenda }] }));
    expect(getSingleEntry(file)).toMatchObject({ payee: "GRACE HOPPER", payerName: "SOUTH PLAN TRUST" });
  });

  it("skips prenotes with a warning", () => {
    const file = parse(buildNacha({ entries: [{ code: "23" }, { cents: 1n }] }));
    expect(file.entries).toHaveLength(1);
    expect(file.issues).toMatchObject([{ line: 3, code: "entry_skipped", severity: "warning" }]);
  });

  it("reads a settlement day in the year before the file's date", () => {
    const text = buildNacha({ entries: [{ cents: 7n }], settlementDay: "365", createdOn: "270102" });
    expect(getSingleEntry(parse(text)).receivedOn).toBe("2026-12-31");
    const fileOfNovember = buildNacha({ entries: [{ cents: 7n }], settlementDay: "365" });
    expect(parse(fileOfNovember).issues).toEqual([]);
  });

  it("reads records without trailing spaces, with CRLF, and without line breaks", () => {
    const text = buildNacha({ entries: [{ cents: 7n }] });
    const trimmed = text.replaceAll(/ +\n/g, "\r\n");
    expect(parse(trimmed)).toMatchObject({ issues: [], totals: { credits: "0.07" } });
    const single = parse(text.replaceAll("\n", ""));
    expect(single).toMatchObject({ format: "nacha", issues: [], totals: { credits: "0.07" } });
  });

  const validFile = buildNacha({ entries: [{ cents: 100n }, { cents: 200n }] });
  it.each([
    {
      case: "a wrong entry hash",
      line: 5,
      change: replaceAt(11, "0000000001"),
      issues: ["5 control_hash_mismatch"],
    },
    { case: "a wrong count", line: 5, change: replaceAt(5, "000009"), issues: ["5 control_count_mismatch"] },
    {
      case: "a wrong total",
      line: 5,
      change: replaceAt(33, "000000000301"),
      issues: ["5 control_total_mismatch"],
    },
    { case: "a wrong batch number", line: 5, change: replaceAt(88, "0000009"), issues: ["5 invalid_value"] },
    {
      case: "a wrong file total",
      line: 6,
      change: replaceAt(44, "000000000301"),
      issues: ["6 control_total_mismatch"],
    },
    {
      case: "a wrong batch count",
      line: 6,
      change: replaceAt(2, "000002"),
      issues: ["6 control_count_mismatch"],
    },
    {
      case: "a wrong block count",
      line: 6,
      change: replaceAt(8, "000009"),
      issues: ["6 control_count_mismatch"],
    },
    { case: "a wrong check digit", line: 3, change: replaceAt(12, "8"), issues: ["3 invalid_checksum"] },
    { case: "a wrong file date", line: 1, change: replaceAt(24, "261399"), issues: ["1 invalid_date"] },
    { case: "a wrong effective date", line: 2, change: replaceAt(70, "260230"), issues: ["2 invalid_date"] },
    { case: "a wrong settlement day", line: 2, change: replaceAt(76, "367"), issues: ["2 invalid_date"] },
    {
      case: "a wrong service class",
      line: 2,
      change: replaceAt(2, "225"),
      issues: ["3 invalid_type_code", "4 invalid_type_code", "5 invalid_value"],
    },
    { case: "a wrong addenda indicator", line: 3, change: replaceAt(79, "1"), issues: ["3 missing_record"] },
    { case: "a wrong trace number", line: 3, change: replaceAt(80, "ABC"), issues: ["3 invalid_value"] },
    {
      case: "a control character",
      line: 3,
      change: replaceAt(55, "\u007f"),
      issues: ["3 invalid_character"],
    },
    { case: "a non-ASCII name", line: 3, change: replaceAt(55, "É"), issues: ["3 invalid_character"] },
    {
      case: "a wrong record type",
      line: 3,
      change: replaceAt(1, "4"),
      issues: [
        "3 invalid_record",
        "5 control_count_mismatch",
        "5 control_hash_mismatch",
        "5 control_total_mismatch",
        "6 control_count_mismatch",
        "6 control_hash_mismatch",
        "6 control_total_mismatch",
      ],
    },
    {
      case: "a negative amount",
      line: 3,
      change: replaceAt(30, "-000000100"),
      issues: ["3 invalid_amount", "5 control_total_mismatch", "6 control_total_mismatch"],
    },
  ])("reports $case", ({ line, change, issues }) => {
    expect(listIssues(parse(editLine(validFile, line, change)))).toEqual(expect.arrayContaining(issues));
    expect(
      parse(editLine(validFile, line, change)).issues.every(({ severity }) => severity === "error"),
    ).toBe(true);
  });

  it.each([
    {
      case: "without a file control",
      text: validFile.split("\n").slice(0, 5).join("\n"),
      issue: "5 missing_record",
    },
    {
      case: "without a batch control",
      text: validFile.split("\n").toSpliced(4, 1).join("\n"),
      issue: "5 missing_record",
    },
    {
      case: "with a line after the end",
      text: `${validFile}${validFile.split("\n")[2]}`,
      issue: "11 unexpected_record",
    },
    {
      case: "with an entry outside of a batch",
      text: validFile.split("\n").toSpliced(1, 1).join("\n"),
      issue: "2 unexpected_record",
    },
    {
      case: "with a long record",
      text: editLine(validFile, 3, (line) => `${line}X`),
      issue: "3 invalid_record",
    },
  ])("reports a file $case", ({ text, issue }) => {
    expect(listIssues(parse(text))).toContain(issue);
  });

  it("reports a return without addenda type 99, or with a wrong code or original trace number", () => {
    const missing = buildNacha({ entries: [{ code: "26", cents: 1n }] });
    expect(listIssues(parse(missing))).toEqual(["3 missing_record"]);
    const wrong = buildNacha({
      entries: [{ code: "26", cents: 1n, addenda: [buildReturnAddenda("X01", "ABC            ")] }],
    });
    expect(listIssues(parse(wrong))).toEqual(["4 invalid_type_code", "4 invalid_value"]);
  });
});
