import { isDeepStrictEqual } from "node:util";
import type { CsvIssue, FieldChange, ImportPlan } from "@svc/custodians/import";

export function issueLines(issues: readonly CsvIssue[]): string[] {
  return issues.map(({ line, column, detail }) => {
    const location = column ? `line ${line}, column ${column.number} (${column.name})` : `line ${line}`;
    return `  ${location}: ${detail}`;
  });
}

export function changeLines(plan: ImportPlan, isDryRun: boolean): string[] {
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
    ...updated.flatMap(({ seed, changes }) => [`~ ${seed.slug}`, ...changes.map(changeLine)]),
    ...(missing.length > 0 ? [`Not in the file and left unchanged: ${missing.join(", ")}.`] : []),
    ...paymentDetailLines(plan),
    ...(isChange && !isDryRun ? ["Running services pick up the change within a minute."] : []),
    ...(isDryRun ? ["Nothing changed."] : []),
  ];
}

const PAYMENT_FIELD = /^receiving\.(payee|checkAddress|wire|ach|dtcNumber)$/;

/** A forged letter may have announced the changed payment details, so the operator must confirm them. */
function paymentDetailLines({ added, updated }: ImportPlan): string[] {
  const slugs = [
    ...added.filter(({ receiving }) => receiving !== null),
    ...updated
      .filter(({ changes }) => changes.some(({ field }) => PAYMENT_FIELD.test(field)))
      .map(({ seed }) => seed),
  ].map(({ slug }) => slug);
  if (slugs.length === 0) return [];
  return [
    `Payment details changed: ${slugs.join(", ")}. Call each custodian to confirm, at a number you already had.`,
  ];
}

function changeLine({ field, from, to }: FieldChange): string {
  if (Array.isArray(from) && Array.isArray(to)) return `    ${field}: ${listChange(from, to)}`;
  return `    ${field}: ${JSON.stringify(from)} → ${JSON.stringify(to)}`;
}

function listChange(from: readonly unknown[], to: readonly unknown[]): string {
  const isIn = (list: readonly unknown[], one: unknown) =>
    list.some((other) => isDeepStrictEqual(one, other));
  const removed = from.filter((one) => !isIn(to, one)).map((one) => `−${JSON.stringify(one)}`);
  const added = to.filter((one) => !isIn(from, one)).map((one) => `+${JSON.stringify(one)}`);
  return removed.length + added.length > 0 ? [...removed, ...added].join(" ") : "reordered";
}
