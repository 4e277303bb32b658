import type { BANK_FILE_FORMATS } from "@svc/bank-files";
import type { Sql } from "@svc/database";
import type { Environment } from "@svc/keys";
import { RETURN_MATCHES } from "@svc/rollover-rules/incoming/match-return";
import { enumField, environmentField, openEnumField, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { INCOMING_FILE_ID, INCOMING_FUNDS_ID, NOW, ROLLOVER_ID } from "../../context/example-values.ts";
import { moneyView as money } from "../../rollovers/money-sources/money-view.ts";
import { fundsStatusField } from "../funds-view.ts";
import type { ImportedFile, NumberedFunds } from "../store/incoming-funds-files-store.ts";
import { readReturnParts } from "./return-parts.ts";

const FORMATS = {
  lockbox_csv: "CSV file of a lockbox.",
  bai2: "BAI2 balance report.",
  nacha: "Nacha (ACH) file.",
  camt_053: "ISO 20022 bank statement.",
  camt_054: "ISO 20022 credit and debit notification.",
} satisfies Record<(typeof BANK_FILE_FORMATS)[number], string>;

export const fileFormatField = enumField("BankFileFormat", "Format of a bank file.", FORMATS);

const text = (description: string) => z.string().nullable().describe(description);

const totalsSchema = z
  .strictObject({
    credits: money.describe("Sum of the credits. Each credit is recorded as incoming funds."),
    debits: money.describe("Sum of the debits."),
    entries: z.int().describe("Number of entries."),
    controlCredits: money.nullable().describe("The file's own sum of the credits. Null if it has none."),
    controlDebits: money.nullable().describe("The file's own sum of the debits. Null if it has none."),
    arrivals: z.int().describe("Number of credits that were recorded."),
    suspectedDuplicates: z.int().describe("Number of credits whose bank reference was already recorded."),
  })
  .meta({ id: "IncomingFundsFileTotals", description: "Sums and counts of a bank file." });

const summaryFields = {
  id: z.string().describe("TypeID: `iff_` followed by 26 characters."),
  object: z.literal("incoming_funds_file"),
  environment: environmentField,
  name: z.string().describe("Name of the file."),
  sha256: z.string().describe("SHA-256 digest of the content. The content itself is not stored."),
  format: fileFormatField,
  fileReference: text("The bank's ID of the file."),
  totals: totalsSchema,
  returnCount: z.int().describe("Number of returns that took money back."),
  issueCount: z.int().describe("Number of warnings."),
  createdAt: timestampField.describe("Time of the import."),
};

export const fileSummarySchema = z
  .strictObject(summaryFields)
  .meta({ id: "IncomingFundsFileSummary", description: "An imported bank file, without its lines." });

const returnPartSchema = z
  .strictObject({
    incomingFundsId: z.string().describe("ID of the earlier arrival."),
    amount: money.describe("Amount of the earlier arrival."),
    status: fundsStatusField,
    rolloverIds: z.array(z.string()).describe("The rollovers that it is applied to."),
  })
  .meta({ id: "IncomingFundsReturnPart", description: "Incoming funds that a return takes back." });

const returnSchema = z
  .strictObject({
    line: z.int().describe("Line in the file."),
    amount: money.describe("The amount that the bank took back."),
    receivedOn: z.string().describe("The day of the return."),
    returnCode: text("Return code of the bank, such as `R01`."),
    returnReason: text("Meaning of the return code."),
    originalTraceNumber: text("Trace number of the returned payment."),
    checkNumber: text("Number of a bounced check."),
    incomingFundsId: text(
      "The earlier arrival with this trace number or check number, and this amount. Null if there is none.",
    ),
    status: fundsStatusField.nullable().describe("Current status of the earlier arrival."),
    match: openEnumField("IncomingFundsReturnMatch", "How the earlier arrivals were found.", RETURN_MATCHES)
      .nullable()
      .describe("How the earlier arrivals were found, or why a person must decide. Null in older files."),
    parts: z
      .array(returnPartSchema)
      .describe(
        "The money that the return takes back, including parts that were split off later. Reverse it with `POST /v1/bank-files/{id}/reverse-return`. If a person must decide, this lists the candidates: arrivals with the return's number.",
      ),
  })
  .meta({ id: "IncomingFundsReturn", description: "A return that took money back." });

const issueSchema = z
  .strictObject({
    line: z.int().describe("Line in the file."),
    code: z.string().describe("Kind of the warning, such as `duplicate_reference`. New values may be added."),
    message: z.string().describe("Explanation of the warning for people."),
  })
  .meta({ id: "IncomingFundsFileIssue", description: "A warning about a line of a bank file." });

export const fileSchema = z
  .strictObject({
    ...summaryFields,
    returns: z
      .array(returnSchema)
      .describe("Returns that took money back. Each suggests which incoming funds to reverse."),
    issues: z.array(issueSchema).describe("Warnings. A file with errors is not imported."),
  })
  .meta({ id: "IncomingFundsFile", description: "An imported bank file." });

type FileView = z.output<typeof fileSchema>;

export function toFileSummary(
  row: ImportedFile,
  environment: Environment,
): z.output<typeof fileSummarySchema> {
  const { count, ...totals } = row.totals;
  return {
    id: row.id,
    object: "incoming_funds_file",
    environment,
    name: row.name,
    sha256: row.sha256,
    format: fileFormatField.parse(row.format),
    fileReference: row.fileReference,
    totals: { ...totals, entries: count },
    returnCount: row.returns.length,
    issueCount: row.issues.length,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Includes the current status of the money that the file's returns took back. */
export async function toFileView(db: Sql, row: ImportedFile, environment: Environment): Promise<FileView> {
  const partsByReturn = await readReturnParts(db, row.organizationId, row.returns);
  const returns = row.returns.map((fileReturn) => {
    const { fundsIds: _fundsIds, match = null, ...visibleFields } = fileReturn;
    const parts = partsByReturn.get(fileReturn) ?? [];
    const status = parts.find(({ id }) => id === fileReturn.incomingFundsId)?.status ?? null;
    return { ...visibleFields, status, match, parts: parts.map(toPartView) };
  });
  return { ...toFileSummary(row, environment), returns, issues: row.issues };
}

function toPartView({ id, amount, status, allocations }: NumberedFunds) {
  return {
    incomingFundsId: id,
    amount,
    status,
    rolloverIds: allocations.map(({ rolloverId }) => rolloverId),
  };
}

export const fileSummaryExample = {
  id: INCOMING_FILE_ID,
  object: "incoming_funds_file" as const,
  environment: "test" as const,
  name: "lockbox-2026-06-15.csv",
  sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  format: "lockbox_csv" as const,
  fileReference: null,
  totals: {
    credits: "80000.00",
    debits: "0.00",
    entries: 1,
    controlCredits: "80000.00",
    controlDebits: "0.00",
    arrivals: 1,
    suspectedDuplicates: 0,
  },
  returnCount: 0,
  issueCount: 0,
  createdAt: NOW,
};

export const fileExample = { ...fileSummaryExample, returns: [], issues: [] };

export const fileWithReturn = {
  ...fileExample,
  format: "nacha" as const,
  returnCount: 1,
  returns: [
    {
      line: 4,
      amount: "80000.00",
      receivedOn: "2026-06-15",
      returnCode: "R01",
      returnReason: "Insufficient funds",
      originalTraceNumber: "091000010000001",
      checkNumber: null,
      incomingFundsId: INCOMING_FUNDS_ID,
      status: "applied" as const,
      match: "arrival" as const,
      parts: [
        {
          incomingFundsId: INCOMING_FUNDS_ID,
          amount: "80000.00",
          status: "applied" as const,
          rolloverIds: [ROLLOVER_ID],
        },
      ],
    },
  ],
};
