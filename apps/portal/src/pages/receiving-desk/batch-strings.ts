import { localize } from "../../shell/language.ts";

export const batchStrings = localize({
  en: {
    title: "Record a deposit",
    hint: "One row per check. You can paste cells from a spreadsheet. Press Enter to go to the next row. Empty rows are ignored.",
    rows: "Checks",
    columns: {
      receivedOn: "Received on",
      amount: "Amount",
      method: "Method",
      checkNumber: "Check number",
      payerName: "Payer",
      payee: "Payee",
      memo: "Memo",
    },
    methods: { check: "Check", wire: "Wire", ach: "ACH", other: "Other" },
    cell: (column: string, row: number) => `${column}, row ${row}`,
    addRows: "Add rows",
    slip: "Deposit slip total",
    sum: (count: number, amount: string) => `${count === 1 ? "1 row" : `${count} rows`}, ${amount}.`,
    enterSlip: "Enter the deposit slip total.",
    ties: "Matches the deposit slip.",
    missing: (amount: string) => `${amount} less than the deposit slip.`,
    tooMuch: (amount: string) => `${amount} more than the deposit slip.`,
    failed: (count: number) => (count === 1 ? "1 row has errors." : `${count} rows have errors.`),
    dropped: (count: number, max: number) =>
      `${count === 1 ? "1 row was" : `${count} rows were`} not pasted: a deposit has at most ${max} rows.`,
    unconfirmed: "The response was lost",
    unconfirmedHint:
      "Some of the rows you sent may already be recorded. Send the rows again. No row is recorded twice. You can't change these rows until you send them again.",
    sendAgain: "Send again",
    isRecorded: "Recorded",
    recorded: (count: number) => (count === 1 ? "1 payment recorded" : `${count} payments recorded`),
    record: (count: number) => (count === 1 ? "Record 1 row" : `Record ${count} rows`),
    amountError: "enter an amount such as 1,200.50",
    dayError: "enter a date",
    cancel: "Cancel",
  },
});
