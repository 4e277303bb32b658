import type { Money } from "@svc/rollover-rules/money/money";
import type { FileDraft } from "../file-draft.ts";
import type { FileLine } from "../file-lines.ts";
import { parseShortDate, quote } from "../values.ts";
import { type Fields, LAYOUTS, readFields } from "./records.ts";

// Amounts are in cents. A hash is the sum of the routing numbers of entries, without their check digits.

export interface FileState {
  /** All lines, including the filler after the file control. */
  recordCount: number;
  batchCount: number;
  /** Entries and addenda. */
  entryCount: number;
  hash: bigint;
  credits: bigint;
  debits: bigint;
  /** True after the file control. */
  isClosed: boolean;
  controlLine: FileLine | null;
}

export interface Batch {
  /** Line of the batch header. */
  line: number;
  header: Fields<typeof LAYOUTS.BATCH_HEADER>;
  /** Inserted by the ACH operator. */
  settledOn: string | null;
  /** Requested by the originator. In returns, the date of the original entry. */
  effectiveOn: string | null;
  /** Entries and addenda. */
  entryCount: number;
  hash: bigint;
  credits: bigint;
  debits: bigint;
}

/** An entry whose addenda can still follow. */
export interface PendingEntry {
  line: number;
  fields: Fields<typeof LAYOUTS.ENTRY>;
  amount: Money;
  direction: "credit" | "debit";
  addenda: FileLine[];
}

/** Credits and debits, only credits, only debits. */
const SERVICE_CLASSES = ["200", "220", "225"];

export function createFileState(): FileState {
  return {
    recordCount: 0,
    batchCount: 0,
    entryCount: 0,
    hash: 0n,
    credits: 0n,
    debits: 0n,
    isClosed: false,
    controlLine: null,
  };
}

export function createBatch({ number, text }: FileLine, draft: FileDraft, state: FileState): Batch {
  const header = readFields(text, LAYOUTS.BATCH_HEADER);
  state.batchCount += 1;
  if (!SERVICE_CLASSES.includes(header.serviceClass)) {
    const message = `The service class ${quote(header.serviceClass)} is not one of ${SERVICE_CLASSES.join(", ")}.`;
    draft.addError(number, "invalid_value", message);
  }
  return {
    line: number,
    header,
    settledOn: readSettledOn(number, header, draft),
    effectiveOn: readEffectiveOn(number, header, draft),
    entryCount: 0,
    hash: 0n,
    credits: 0n,
    debits: 0n,
  };
}

function readSettledOn(line: number, header: Batch["header"], draft: FileDraft): string | null {
  if (/^0*$/.test(header.settlementDay) || draft.createdOn === null) return null;
  const settledOn = resolveDayOfYear(header.settlementDay, draft.createdOn);
  if (settledOn === null) {
    const message = `The settlement date ${quote(header.settlementDay)} is not a day of the year.`;
    draft.addError(line, "invalid_date", message);
  }
  return settledOn;
}

function readEffectiveOn(line: number, header: Batch["header"], draft: FileDraft): string | null {
  if (/^0*$/.test(header.effectiveOn)) return null;
  const effectiveOn = parseShortDate(header.effectiveOn);
  if (effectiveOn === null) {
    const message = `The effective entry date ${quote(header.effectiveOn)} is not a YYMMDD date.`;
    draft.addError(line, "invalid_date", message);
  }
  return effectiveOn;
}

/** Returns the date with this day-of-year number that is nearest to the file's date. */
function resolveDayOfYear(text: string, createdOn: string): string | null {
  if (!/^\d{3}$/.test(text)) return null;
  const created = Temporal.PlainDate.from(createdOn);
  const candidates = [-1, 0, 1].flatMap((years) => {
    const firstDay = Temporal.PlainDate.from({ year: created.year + years, month: 1, day: 1 });
    return Number(text) >= 1 && Number(text) <= firstDay.daysInYear
      ? [firstDay.add({ days: Number(text) - 1 })]
      : [];
  });
  const distance = (day: Temporal.PlainDate) => Math.abs(created.until(day).days);
  return candidates.sort((a, b) => distance(a) - distance(b))[0]?.toString() ?? null;
}
