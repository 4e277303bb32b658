import { type Command, InvalidArgumentError } from "commander";
import type { KeyUse } from "../platform/data-keys/key-usage.ts";
import { countWithOtherKeys, type TablePass } from "../platform/data-keys/run-passes.ts";
import { formatTable } from "./table.ts";

const DEFAULT_BATCH_ROWS = 200;
const MAX_BATCH_ROWS = 2_000;

/** Options of commands that rewrite stored values with the current key. */
export interface RewriteOptions {
  batch: number;
  dryRun?: true;
  json?: true;
}

export function addRewriteOptions(command: Command): void {
  command
    .option("--dry-run", "only count values by key")
    .option("--batch <rows>", "rows per transaction", parseBatchRows, DEFAULT_BATCH_ROWS)
    .option("--json", "print JSON");
}

function parseBatchRows(text: string): number {
  const rows = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (rows >= 1 && rows <= MAX_BATCH_ROWS) return rows;
  throw new InvalidArgumentError(`must be 1 to ${MAX_BATCH_ROWS}`);
}

export function toRewriteInput(options: RewriteOptions) {
  const showsProgress = process.stderr.isTTY && options.json !== true;
  return {
    dryRun: options.dryRun === true,
    batchRows: options.batch,
    progress(line: string): void {
      if (showsProgress) process.stderr.write(`${line}\n`);
    },
  };
}

export const formatKeyId = (keyId: string | null) => keyId ?? "(not encrypted)";

export function formatUsageTable(uses: readonly KeyUse[], countTitle = "CIPHERTEXTS"): string[] {
  return formatTable(
    ["TABLE", "COLUMN", "KEY", countTitle],
    uses.map(({ table: name, column, keyId, count }) => [name, column, formatKeyId(keyId), String(count)]),
  );
}

interface RewriteReport extends TablePass {
  currentKey: string;
  before: readonly KeyUse[];
  /** Null for a dry run. */
  after: readonly KeyUse[] | null;
}

/**
 * @param words `noun` names the rewritten values, `verb` is a past participle
 * @param expiring listed but not counted, because they expire
 */
export function formatRewriteReport(
  report: RewriteReport,
  { noun, verb }: { noun: string; verb: string },
  expiring: readonly KeyUse[] = [],
): string[] {
  const { currentKey, before, after, rows, values } = report;
  const countTitle = noun.toUpperCase();
  if (after === null) {
    const outdatedCount = countWithOtherKeys(before, currentKey);
    return [
      `${outdatedCount} ${noun} would be ${verb} with ${currentKey}. Nothing changed.`,
      ...formatUsageTable([...before, ...expiring], countTitle),
    ];
  }
  const remaining = countWithOtherKeys(after, currentKey);
  const otherUses = after.filter(({ keyId }) => keyId !== currentKey);
  return [
    values > 0
      ? `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${values} ${noun} in ${rows} rows with ${currentKey}.`
      : "Nothing changed.",
    remaining === 0 ? `Everything uses ${currentKey}.` : `${remaining} ${noun} do not use ${currentKey}:`,
    ...(remaining === 0 ? [] : formatUsageTable(otherUses, countTitle)),
    ...formatRemaining(report, remaining),
  ];
}

function formatRemaining(
  { unreadable, forged }: Pick<TablePass, "unreadable" | "forged">,
  remaining: number,
): string[] {
  return [
    ...unreadable.map(
      ({ table: name, column, rowId }) =>
        `${name}.${column} of ${rowId} cannot be decrypted with the key it names. It was left unchanged.`,
    ),
    ...forged.map(
      (id) => `${id} does not match its timeline and was left unchanged. Run svc timeline verify.`,
    ),
    ...(remaining > unreadable.length + forged.length
      ? [
          "The remaining values were written during this run. On every service, put the new key first in DATA_KEYS or INDEX_KEY. Then rerun.",
        ]
      : []),
  ];
}
