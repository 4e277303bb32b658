import type { Money } from "@svc/rollover-rules/money/money";
import { checkCount, checkTotal } from "../control-totals.ts";
import type { FileDraft } from "../file-draft.ts";
import type { FileLine } from "../file-lines.ts";
import { parseCents, quote } from "../values.ts";
import type { Batch, FileState } from "./file-state.ts";
import { LAYOUTS, readFields } from "./records.ts";

const HASH_MODULUS = 10_000_000_000n;
const RECORDS_PER_BLOCK = 10;

interface Sums {
  /** Sum of the routing numbers, before it is cut to ten digits. */
  hash: bigint;
  /** Cents. */
  credits: bigint;
  /** Cents. */
  debits: bigint;
}

export function checkBatchControl(
  { number, text }: FileLine,
  { draft, batch, state }: { draft: FileDraft; batch: Batch; state: FileState },
): void {
  const control = readFields(text, LAYOUTS.BATCH_CONTROL);
  for (const [name, label] of [
    ["serviceClass", "service class"],
    ["companyId", "company identification"],
    ["odfi", "ODFI identification"],
    ["batchNumber", "batch number"],
  ] as const) {
    if (control[name] !== batch.header[name]) {
      const message = `The ${label} ${quote(control[name])} differs from the batch header on line ${batch.line}.`;
      draft.addError(number, "invalid_value", message);
    }
  }
  const stated = control.entryCount;
  checkCount(draft, number, { name: "The entry and addenda count", stated, computed: batch.entryCount });
  checkSums(number, { draft, control, sums: batch });
  state.entryCount += batch.entryCount;
  state.hash += batch.hash;
  state.credits += batch.credits;
  state.debits += batch.debits;
}

export function checkFileControl(
  { number, text }: FileLine,
  { draft, state }: { draft: FileDraft; state: FileState },
): void {
  const control = readFields(text, LAYOUTS.FILE_CONTROL);
  const blocks = Math.ceil(state.recordCount / RECORDS_PER_BLOCK);
  for (const count of [
    { name: "The batch count", stated: control.batchCount, computed: state.batchCount },
    { name: "The block count", stated: control.blockCount, computed: blocks },
    { name: "The entry and addenda count", stated: control.entryCount, computed: state.entryCount },
  ]) {
    checkCount(draft, number, count);
  }
  const { credits, debits } = checkSums(number, { draft, control, sums: state });
  draft.controlCredits = credits;
  draft.controlDebits = debits;
}

function checkSums(
  line: number,
  {
    draft,
    control,
    sums,
  }: { draft: FileDraft; control: { hash: string; credits: string; debits: string }; sums: Sums },
): { credits: Money | null; debits: Money | null } {
  const expectedHash = (sums.hash % HASH_MODULUS).toString().padStart(10, "0");
  if (control.hash !== expectedHash) {
    const message = `The entry hash is ${quote(control.hash)}, but the routing numbers add up to ${expectedHash}.`;
    draft.addError(line, "control_hash_mismatch", message);
  }
  const read = (name: "credits" | "debits"): Money | null => {
    const stated = parseCents(control[name]);
    if (stated === null) {
      draft.addError(
        line,
        "invalid_amount",
        `The ${name} total ${quote(control[name])} is not twelve digits.`,
      );
    } else checkTotal(draft, line, { name: `The total of ${name}`, stated, computed: sums[name] });
    return stated;
  };
  return { credits: read("credits"), debits: read("debits") };
}
