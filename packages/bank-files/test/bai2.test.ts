import { describe, expect, it } from "@jest/globals";
import { getSingleEntry, listIssues, parse } from "./parse.ts";

const LINES = [
  "01,011000015,091000019,261120,0630,7,,,2/",
  "02,091000019,011000015,1,261119,2359,USD,2/",
  "03,0123456789,,010,+4350000,,,100,1300000,2,S,1000000,200000,100000/",
  "88,400,50000,1,,/",
  "16,116,300000,V,261119,,LB-1,4501,IRA-0001, FBO ADA BYRON",
  "16,195,1000000,S,900000,100000,0,W-2,FED-9,ORIG: NORTH PLAN, TRUST",
  "88,FBO GRACE HOPPER, IRA-0002",
  "16,555,50000,D,1,0,50000,R-3,4400,DEPOSITED ITEM RETURNED/",
  "49,7050000,7/",
  "98,7050000,1,9/",
  "99,7050000,1,11/",
];
/** Builds a file of `LINES`, with changes by line number. Null removes the line. */
const buildFile = (changes: Record<number, string | null> = {}, lineBreak = "\n"): string =>
  LINES.flatMap((line, index) => {
    const change = changes[index + 1];
    return change === null ? [] : [change ?? line];
  }).join(lineBreak);

describe("BAI2 files", () => {
  it("reads credits, debits and returns with their references and continued texts", () => {
    const file = parse(buildFile());
    expect(file).toMatchObject({
      format: "bai2",
      fileReference: "011000015-261120-0630-7",
      createdOn: "2026-11-20",
      totals: {
        credits: "13000.00",
        debits: "500.00",
        count: 3,
        controlCredits: "13000.00",
        controlDebits: "500.00",
      },
      issues: [],
    });
    expect(file.entries).toMatchObject([
      {
        line: 5,
        kind: "credit",
        method: "check",
        amount: "3000.00",
        receivedOn: "2026-11-19",
        bankReference: "2026-11-19-0123456789-LB-1",
        checkNumber: "4501",
        traceNumber: null,
        memo: "IRA-0001,FBO ADA BYRON",
      },
      {
        line: 6,
        kind: "credit",
        method: "wire",
        amount: "10000.00",
        traceNumber: "FED-9",
        memo: "ORIG: NORTH PLAN,TRUST FBO GRACE HOPPER,IRA-0002",
      },
      { line: 8, kind: "return", direction: "debit", amount: "500.00", checkNumber: "4400" },
    ]);
  });

  it("reads the example in section 3 of the specification", () => {
    const file = parse(
      [
        "01,122099999,123456789,040621,0200,1,,,2/",
        "02,031001234,122099999,1,040620,2359,,2/",
        "03,0975312468,,010,500000,,,190,70000000,4,0/",
        "16,165,1500000,1,DD1620,, DEALER PAYMENTS",
        "49,72000000,3/",
        "98,72000000,1,5/",
        "99,72000000,1,7/",
      ].join("\n"),
    );
    expect(file).toMatchObject({ issues: [], totals: { credits: "15000.00", controlCredits: null } });
    expect(getSingleEntry(file)).toMatchObject({
      method: "ach",
      receivedOn: "2004-06-20",
      memo: "DEALER PAYMENTS",
    });
  });

  it("reads CRLF and a byte order mark", () => {
    expect(parse(`\uFEFF${buildFile({}, "\r\n")}`)).toMatchObject({
      format: "bai2",
      issues: [],
      totals: { count: 3 },
    });
  });

  it("ignores references that consist of zeros", () => {
    const file = parse(buildFile({ 5: "16,116,300000,0,0000000,000,FBO ADA BYRON/" }));
    expect(file.entries[0]).toMatchObject({ bankReference: null, checkNumber: null, memo: "FBO ADA BYRON" });
  });

  it("warns about a repeated reference", () => {
    const file = parse(buildFile({ 6: "16,195,1000000,0,LB-1,,TEXT", 7: "88,MORE" }));
    expect(file.issues).toMatchObject([{ line: 6, code: "duplicate_reference", severity: "warning" }]);
    expect(file.entries).toHaveLength(3);
  });

  it.each<{ case: string; changes: Record<number, string | null>; issues: string[] }>([
    {
      case: "another version",
      changes: { 1: LINES[0]!.replace("2/", "3/") },
      issues: ["1 unsupported_version"],
    },
    {
      case: "an invalid file date",
      changes: { 1: LINES[0]!.replace("261120", "261131") },
      issues: ["1 invalid_date"],
    },
    {
      case: "a test group",
      changes: { 2: LINES[1]!.replace(",1,", ",4,") },
      issues: ["2 unsupported_status"],
    },
    {
      case: "Canadian dollars",
      changes: { 2: LINES[1]!.replace("USD", "CAD") },
      issues: ["3 unsupported_currency"],
    },
    {
      case: "a wrong credit sum",
      changes: {
        3: LINES[2]!.replace("1300000", "1400000"),
        9: "49,7150000,7/",
        10: "98,7150000,1,9/",
        11: "99,7150000,1,11/",
      },
      issues: ["3 control_total_mismatch"],
    },
    { case: "a wrong account total", changes: { 9: "49,7050001,7/" }, issues: ["9 control_total_mismatch"] },
    { case: "a wrong account count", changes: { 9: "49,7050000,6/" }, issues: ["9 control_count_mismatch"] },
    {
      case: "a wrong group total",
      changes: { 10: "98,6999999,1,9/" },
      issues: ["10 control_total_mismatch"],
    },
    {
      case: "a wrong number of accounts",
      changes: { 10: "98,7050000,2,9/" },
      issues: ["10 control_count_mismatch"],
    },
    { case: "a wrong file total", changes: { 11: "99,1,1,11/" }, issues: ["11 control_total_mismatch"] },
    {
      case: "a wrong number of groups",
      changes: { 11: "99,7050000,3,11/" },
      issues: ["11 control_count_mismatch"],
    },
    { case: "a total of letters", changes: { 11: "99,ABC,1,11/" }, issues: ["11 invalid_amount"] },
    {
      case: "a negative amount",
      changes: { 5: "16,116,-300000,0,,,X/" },
      issues: ["5 negative_amount", "9 control_total_mismatch", "3 control_total_mismatch"],
    },
    {
      case: "an amount with decimals",
      changes: { 5: "16,116,3000.00,0,,,X/" },
      issues: ["5 invalid_amount"],
    },
    { case: "an unknown type code", changes: { 5: "16,7X5,300000,0,,,X/" }, issues: ["5 invalid_type_code"] },
    {
      case: "a sum as a transaction",
      changes: { 5: "16,100,300000,0,,,X/" },
      issues: ["5 invalid_type_code"],
    },
    { case: "an unknown funds type", changes: { 5: "16,116,300000,Q,,,X/" }, issues: ["5 invalid_value"] },
    {
      case: "an invalid value date",
      changes: { 5: "16,116,300000,V,269999,,,,X/" },
      issues: ["5 invalid_date"],
    },
    {
      case: "too many distributions",
      changes: { 5: "16,116,300000,D,9999,0,1,,,X/" },
      issues: ["5 invalid_value"],
    },
    { case: "a line that is not a record", changes: { 5: "hello" }, issues: ["5 invalid_record"] },
    { case: "an unknown record code", changes: { 5: "17,116,300000,0,,,X/" }, issues: ["5 invalid_record"] },
    {
      case: "a non-ASCII text",
      changes: { 5: "16,116,300000,0,LB-1,4501,BÉATRICE" },
      issues: ["5 invalid_character"],
    },
    { case: "no account trailer", changes: { 9: null }, issues: ["9 missing_record"] },
    { case: "no group trailer", changes: { 10: null }, issues: ["10 missing_record"] },
    { case: "no file trailer", changes: { 11: null }, issues: ["10 missing_record"] },
    { case: "no account header", changes: { 3: null, 4: null }, issues: ["3 unexpected_record"] },
    { case: "a continuation after a trailer", changes: { 10: "88,MORE/" }, issues: ["10 unexpected_record"] },
  ])("reports $case", ({ changes, issues }) => {
    const file = parse(buildFile(changes));
    expect(listIssues(file)).toEqual(expect.arrayContaining(issues));
    expect(file.issues.some(({ severity }) => severity === "error")).toBe(true);
  });

  it("reports a line after the end", () => {
    expect(listIssues(parse(`${buildFile()}\n${LINES[4]}`))).toEqual(["12 unexpected_record"]);
  });
});
