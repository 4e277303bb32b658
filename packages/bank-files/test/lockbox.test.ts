import { describe, expect, it } from "@jest/globals";
import { parseBankFile } from "@svc/bank-files";
import { getSingleEntry, listIssues, parse } from "./parse.ts";

const HEADER =
  "Lockbox,Batch Number,Item Number,Deposit Date,Check #,Check Account,Remitter,Payable To,Account Number,Memo,Amount";
const ROW =
  '7001,12,3,11/20/2026,4501,000123456789,"North Plan, Trust",Custodian FBO Ada Byron,IRA-0001,Rollover,"$25,000.00"';

describe("Lockbox files", () => {
  it("detects the columns by their headers", () => {
    const file = parse(`${HEADER}\n${ROW}\n`);
    expect(file).toMatchObject({
      format: "lockbox_csv",
      issues: [],
      totals: { credits: "25000.00", count: 1 },
    });
    expect(getSingleEntry(file)).toEqual({
      line: 2,
      kind: "credit",
      direction: "credit",
      amount: "25000.00",
      receivedOn: "2026-11-20",
      method: "check",
      bankReference: "7001-2026-11-20-12-3",
      payerName: "North Plan, Trust",
      payerAccountMask: "••••6789",
      payee: "Custodian FBO Ada Byron",
      memo: "Rollover",
      checkNumber: "4501",
      traceNumber: null,
      returnCode: null,
      returnReason: null,
      originalTraceNumber: null,
      accountReference: "IRA-0001",
    });
  });

  it("uses mapped columns, by header or by number", () => {
    const byHeader = parse("When,How much,Date\n2026-11-20,12.5,x\n", {
      columns: { receivedOn: "WHEN", amount: "how much" },
    });
    expect(byHeader.issues).toEqual([]);
    expect(getSingleEntry(byHeader)).toMatchObject({ amount: "12.50", receivedOn: "2026-11-20" });
    const byNumber = parse("2026-11-20;7;Ada\n", { columns: { receivedOn: 1, amount: 2, payerName: 3 } });
    expect(byNumber.issues).toEqual([]);
    expect(getSingleEntry(byNumber)).toMatchObject({ line: 1, amount: "7.00", payerName: "Ada" });
  });

  it.each(["\n", "\r\n", "\r"])("reads the line break %j, a byte order mark and each delimiter", (end) => {
    for (const delimiter of [",", ";", "\t", "|"]) {
      const text = ["Date", "Amount"].join(delimiter) + end + ["20261120", "1"].join(delimiter) + end;
      const file = parse(`\uFEFF${text}`);
      expect(file.issues).toEqual([]);
      expect(getSingleEntry(file)).toMatchObject({ amount: "1.00", line: 2 });
    }
  });

  it("reads UTF-8, Windows-1252 and UTF-16", () => {
    const text = "Date,Amount,Payer\n2026-11-20,1,José\n";
    const windows = Uint8Array.from([...text].map((character) => character.charCodeAt(0)));
    const utf16 = new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le"));
    for (const bytes of [new TextEncoder().encode(text), windows, utf16]) {
      expect(getSingleEntry(parseBankFile(bytes)).payerName).toBe("José");
    }
  });

  it("reads a line break in quotes as a space, and keeps the line number of each row", () => {
    const file = parse('Date,Amount,Memo\n2026-11-20,1,"two\nlines"\n\n2026-11-20,2,x\n');
    expect(file.entries.map(({ line, memo }) => [line, memo])).toEqual([
      [2, "two lines"],
      [5, "x"],
    ]);
  });

  it.each(["1234.50", "$1,234.50", "1,234.50", "1234.5", "USD 1234.50", "1234.50 USD", "$ 1234.5000"])(
    "reads the amount %s",
    (amount) => {
      expect(getSingleEntry(parse(`Date;Amount\n2026-11-20;${amount}\n`)).amount).toBe("1234.50");
    },
  );

  it.each([
    ["", "missing_value"],
    ["0", "zero_amount"],
    ["-5", "negative_amount"],
    ["$-5", "negative_amount"],
    ["(5.00)", "negative_amount"],
    ["5-", "negative_amount"],
    ["1.234,50", "invalid_amount"],
    ["12,34", "invalid_amount"],
    ["1.005", "invalid_amount"],
    ["1e3", "invalid_amount"],
    ["NaN", "invalid_amount"],
    ["999999999999999999999999", "invalid_amount"],
    ["1000000000000.00", "invalid_amount"],
    ["=1+1", "invalid_amount"],
  ])("reports the amount %j as %s", (amount, code) => {
    const file = parse(`Date;Amount\n2026-11-20;${amount}\n`);
    expect(listIssues(file)).toEqual([`2 ${code}`]);
    expect(file.entries).toEqual([]);
  });

  it.each([
    "",
    "2026-02-30",
    "13/01/2026",
    "20.11.2026",
    "2026-11-20T00:00",
    "0000-01-01",
    "11/20/1899",
    "yesterday",
  ])("reports the date %j", (date) => {
    const file = parse(`Date;Amount\n${date};1\n`);
    expect(listIssues(file)).toEqual([`2 ${date === "" ? "missing_value" : "invalid_date"}`]);
  });

  it("checks the entries against a total row", () => {
    const rows = "Date,Amount\n2026-11-20,1.10\n2026-11-20,2.20\n";
    expect(parse(`${rows}Total,3.30\n`)).toMatchObject({
      issues: [],
      totals: { credits: "3.30", controlCredits: "3.30", controlDebits: "0.00", count: 2 },
    });
    expect(listIssues(parse(`${rows}Total,3.31\n`))).toEqual(["4 control_total_mismatch"]);
    expect(listIssues(parse(`${rows}Total,x\n`))).toEqual(["4 invalid_amount"]);
    expect(listIssues(parse(`${rows}Total,3.30\n2026-11-20,1\n`))).toEqual(["5 unexpected_record"]);
  });

  it.each([
    { case: "no amount column", text: "Date,Payer\n2026-11-20,x\n", issues: ["1 missing_column"] },
    { case: "no known column", text: "a,b\n1,2\n", issues: ["1 missing_column", "1 missing_column"] },
    {
      case: "the same header twice",
      text: "Date,Amount,Amount\n2026-11-20,1,2\n",
      issues: ["1 missing_column"],
    },
    { case: "a short row", text: "Date,Amount\n2026-11-20\n", issues: ["2 invalid_record"] },
    { case: "an open quote", text: 'Date,Amount\n2026-11-20,"1\n', issues: ["2 invalid_csv"] },
    { case: "a quote in a cell", text: 'Date,Amount\n2026-11-20,1"2\n', issues: ["2 invalid_csv"] },
    {
      case: "a control character",
      text: "Date,Amount,Memo\n2026-11-20,1,a\u0007b\n",
      issues: ["2 invalid_character"],
    },
    {
      case: "a DEL character",
      text: "Date,Amount,Memo\n2026-11-20,1,a\u007fb\n",
      issues: ["2 invalid_character"],
    },
    {
      case: "a date with only the first hyphen",
      text: "Date,Amount\n2026-1120,1\n",
      issues: ["2 invalid_date"],
    },
    {
      case: "a date with only the second hyphen",
      text: "Date,Amount\n202611-20,1\n",
      issues: ["2 invalid_date"],
    },
    {
      case: "another currency",
      text: "Date,Amount,Currency\n2026-11-20,1,EUR\n",
      issues: ["2 unsupported_currency"],
    },
  ])("reports $case", ({ text, issues }) => {
    const file = parse(text);
    expect(listIssues(file)).toEqual(issues);
    expect(file.entries).toEqual([]);
  });

  it("ignores case, spaces and punctuation of headers, but not the letters of other alphabets", () => {
    expect(getSingleEntry(parse("DepositDate,CHECK_AMOUNT,Process Date\n2026-11-20,1,x\n")).amount).toBe(
      "1.00",
    );
    const columns = { receivedOn: "日付", amount: "金額" };
    expect(getSingleEntry(parse("金額,日付\n1,2026-11-20\n", { columns })).amount).toBe("1.00");
    expect(listIssues(parse(",日付\n1,2026-11-20\n", { columns }))).toEqual(["1 missing_column"]);
  });

  it("reports a mapped column that is missing", () => {
    for (const amount of [0, -1, 1.5, Number.NaN]) {
      const columns = { amount, receivedOn: 1 };
      expect(listIssues(parse("2026-11-20,1\n", { columns }))).toEqual(["1 missing_column"]);
    }
    expect(listIssues(parse("Date,Amount\n2026-11-20,1\n", { columns: { amount: "Sum" } }))).toEqual([
      "1 missing_column",
    ]);
    expect(listIssues(parse("2026-11-20,1\n", { columns: { amount: 3, receivedOn: 1 } }))).toEqual([
      "1 missing_column",
    ]);
  });

  it("does not show a short account number in its mask", () => {
    expect(
      getSingleEntry(parse("Date,Amount,Payer account\n2026-11-20,1,1234\n")).payerAccountMask,
    ).toBeNull();
  });
});
