import { type BankFile, type BankFileFormat, type LockboxColumns, parseBankFile } from "@svc/bank-files";
import type { UploadedFile } from "@svc/operations";
import { getToday } from "@svc/rollover-rules/deadlines/days";
import { CERTAIN_MATCHES, matchReturns } from "@svc/rollover-rules/incoming/match-return";
import { newId } from "@svc/service-kit";
import { validationFailed } from "@svc/service-kit/endpoints";
import { Problem } from "@svc/service-kit/errors";
import type { ApiChange } from "../../context/define-operation.ts";
import { readFundsRules } from "../../people/organizations/incoming-funds-rules.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import { getFileNameOr } from "../../rollovers/documents/uploaded-document.ts";
import type { IncomingFunds } from "../incoming-funds.ts";
import { insertFunds, lockRecording, prepareFunds } from "../record-funds.ts";
import {
  findFileByDigest,
  type ImportedFile,
  insertImportedFile,
  listByNumbers,
} from "../store/incoming-funds-files-store.ts";
import type { FileReturn } from "./imported-file.ts";
import { readEntries, toReference, type UnmatchedReturn } from "./read-entries.ts";
import { listNumbers } from "./return-parts.ts";

interface ImportRequest {
  name?: string | undefined;
  format?: BankFileFormat | undefined;
  columns?: LockboxColumns | undefined;
}

const DEFAULT_NAME = "bank-file";
const MAX_ISSUES = 100;

/**
 * Imports every credit as incoming funds, or stores nothing.
 * @throws Problem `duplicate_file`; `validation_failed` with the invalid lines
 */
export async function importFile(
  call: ApiChange,
  file: UploadedFile,
  { name, format, columns }: ImportRequest,
): Promise<ImportedFile> {
  const { tx, principal, audit, emitEvent } = call;
  const { organizationId } = principal;
  await lockRecording(call);
  const earlierFile = await findFileByDigest(tx, organizationId, file.sha256);
  if (earlierFile) throw new Problem("duplicate_file", undefined, { extensions: { fileId: earlierFile.id } });
  const options = { ...(format && { format }), ...(columns && { columns }) };
  const parsed = parseBankFile(file.bytes ?? new Uint8Array(), options);
  const time = await readOrganizationTime(call, tx, organizationId);
  requireBookable(parsed, getToday(time));
  const { arrivals, returns, warnings } = readEntries(parsed.entries);
  const id = newId("iff");
  const items = arrivals.map((one) => ({ ...one, fileId: id }));
  const { autoApplyThreshold } = await readFundsRules(tx, organizationId);
  const rows = (await prepareFunds(call, items, time.now)).map((one) => ({
    ...one,
    autoApplyPending: autoApplyThreshold !== null && one.duplicateOf === null,
  }));
  const suspectedDuplicates = rows.filter(({ duplicateOf }) => duplicateOf !== null).length;
  const row: ImportedFile = {
    id,
    organizationId,
    name: name ?? getFileNameOr(file, DEFAULT_NAME),
    sha256: file.sha256,
    format: parsed.format ?? "",
    fileReference: toReference(parsed.fileReference, 100) ?? null,
    totals: { ...parsed.totals, arrivals: rows.length, suspectedDuplicates },
    returns: await linkReturns(call, returns, rows),
    issues: [...parsed.issues.map(({ severity: _severity, ...issue }) => issue), ...warnings],
    createdAt: time.now,
  };
  await insertImportedFile(tx, row);
  await insertFunds(call, rows, time.now);
  if (rows.some(({ autoApplyPending }) => autoApplyPending)) await call.jobs.send(tx, "incoming-funds.apply");
  const counts = { arrivalCount: rows.length, suspectedDuplicateCount: suspectedDuplicates };
  const { sha256, totals } = row;
  const { credits } = totals;
  audit({ action: "incoming_funds.file_imported", targetId: id, data: { sha256, credits, ...counts } });
  emitEvent({
    type: "incoming_funds.file_imported",
    data: { fileId: id, ...counts, returnCount: returns.length, credits },
  });
  return row;
}

/** @throws Problem `validation_failed` for errors or future dates */
function requireBookable({ entries, issues }: BankFile, today: string): void {
  const errors = issues.filter(({ severity }) => severity === "error");
  const details = [
    ...errors.map(({ line, code, message }) => `line ${line}: ${message} (${code})`),
    ...entries
      .filter(({ receivedOn }) => receivedOn > today)
      .map(({ line, receivedOn }) => `line ${line}: The date ${receivedOn} is after today, ${today}.`),
  ];
  if (details.length === 0) return;
  throw validationFailed(details.slice(0, MAX_ISSUES).map((detail) => ({ pointer: "#/file", detail })));
}

/** Finds the money that each return takes back: in the same file, or recorded earlier. */
async function linkReturns(
  { tx, principal }: ApiChange,
  returns: readonly UnmatchedReturn[],
  rows: readonly IncomingFunds[],
): Promise<FileReturn[]> {
  if (returns.length === 0) return [];
  const earlier = await listByNumbers(tx, principal.organizationId, listNumbers(returns));
  // Newest first, as `matchReturns` requires.
  const matches = matchReturns(returns, [...rows.toReversed(), ...earlier]);
  return returns.map((one, index) => {
    const { match, ids } = matches[index] ?? { match: "unknown_number", ids: [] };
    const isCertain = CERTAIN_MATCHES.includes(match);
    return { ...one, incomingFundsId: isCertain ? (ids[0] ?? null) : null, match, fundsIds: ids };
  });
}
