import { isDeepStrictEqual } from "node:util";
import type { CsvIssue, FieldChange, ImportPlan } from "@svc/custodians/import";

export function formatIssues(issues: readonly CsvIssue[]): string[] {
  return issues.map(({ line, column, detail }) => {
    const location = column ? `line ${line}, column ${column.number} (${column.name})` : `line ${line}`;
    return `  ${location}: ${detail}`;
  });
}

export function formatChanges(plan: ImportPlan, isDryRun: boolean): string[] {
  const { added, updated, deactivated, missing, unchanged } = plan;
  const counts = [
    `${added.length} added`,
    `${updated.length - deactivated.length} updated`,
    `${deactivated.length} deactivated`,
    `${unchanged} unchanged`,
  ];
  const isChange = added.length + updated.length > 0;
  return [
    `${isDryRun ? "Would be: " : ""}${counts.join(", ")}.`,
    ...added.map(({ slug, name }) => `+ ${slug}: ${name}`),
    ...updated.flatMap(({ seed, changes }) => [`~ ${seed.slug}`, ...changes.map(formatChange)]),
    ...(missing.length > 0 ? [`Not in the file and left unchanged: ${missing.join(", ")}.`] : []),
    ...formatReceivingDetails(plan),
    ...(isChange && !isDryRun ? ["Running services pick up the change within a minute."] : []),
    ...(isDryRun ? ["Nothing changed."] : []),
  ];
}

const RECEIVING_FIELD = /^receiving\.(payee|checkAddress|wire|ach|dtcNumber)$/;

/** The operator must confirm new and changed details, because a forged letter may have announced them. */
function formatReceivingDetails({ added, updated }: ImportPlan): string[] {
  const slugs = [
    ...added.filter(({ receiving }) => receiving !== null),
    ...updated
      .filter(({ changes }) => changes.some(({ field }) => RECEIVING_FIELD.test(field)))
      .map(({ seed }) => seed),
  ].map(({ slug }) => slug);
  if (slugs.length === 0) return [];
  return [
    `New or changed receiving details: ${slugs.join(", ")}. Call each custodian to confirm, at a number you already had.`,
  ];
}

function formatChange({ field, from, to }: FieldChange): string {
  if (Array.isArray(from) && Array.isArray(to)) return `    ${field}: ${formatListChange(from, to)}`;
  return `    ${field}: ${JSON.stringify(from)} → ${JSON.stringify(to)}`;
}

function formatListChange(from: readonly unknown[], to: readonly unknown[]): string {
  const isIn = (list: readonly unknown[], item: unknown) =>
    list.some((other) => isDeepStrictEqual(item, other));
  const removed = from.filter((item) => !isIn(to, item)).map((item) => `−${JSON.stringify(item)}`);
  const added = to.filter((item) => !isIn(from, item)).map((item) => `+${JSON.stringify(item)}`);
  return removed.length + added.length > 0 ? [...removed, ...added].join(" ") : "reordered";
}
