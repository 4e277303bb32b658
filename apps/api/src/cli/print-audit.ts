import type { AuditEntry } from "../audit/audit-entry.ts";
import type { AuditVerification } from "../audit/verify-audit.ts";
import { table } from "./print.ts";

const HEADING = ["ID", "WHEN", "ORGANIZATION", "WHO", "WHAT", "TO", "DETAILS"];
const DETAILS_WIDTH = 80;

export function auditTable(entries: readonly AuditEntry[]): string[] {
  const rows = entries.map((entry) => [
    String(entry.id),
    entry.createdAt.toISOString(),
    entry.organizationId ?? "-",
    entry.actorId ?? entry.actorType,
    entry.action,
    entry.targetId,
    shortened(JSON.stringify(entry.data)),
  ]);
  return table(HEADING, rows);
}

function shortened(text: string): string {
  if (text === "{}") return "";
  return text.length > DETAILS_WIDTH ? `${text.slice(0, DETAILS_WIDTH - 1)}…` : text;
}

/** What is wrong and where; or that nothing is. */
export function verificationLines({ rows, heads, faults }: AuditVerification): string[] {
  if (faults.length === 0) {
    const whose = heads.length === 1 ? "one chain" : `${heads.length} chains`;
    return [`The ${rows} entries of ${whose} are as they were written.`];
  }
  return faults.map(
    ({ organizationId, sequence, detail }) =>
      `${organizationId ?? "The deployment"}: entry ${sequence} ${detail}.`,
  );
}
