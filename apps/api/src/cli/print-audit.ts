import type { AuditEntry } from "../records/audit/audit-entry.ts";
import type { AuditVerification } from "../records/audit/verify-audit.ts";
import type { FormatTime } from "./format-time.ts";
import { type Column, table } from "./table.ts";

const DETAILS: Column = { title: "DETAILS", canTruncate: true };
const HEADING = ["ID", "WHEN", "ORGANIZATION", "WHO", "WHAT", "TO", DETAILS];

export function auditTable(entries: readonly AuditEntry[], formatTime: FormatTime): string[] {
  const rows = entries.map((entry) => [
    String(entry.id),
    formatTime(entry.createdAt),
    entry.organizationId ?? "-",
    entry.actorId ?? entry.actorType,
    entry.action,
    entry.targetId,
    Object.keys(entry.data).length === 0 ? "" : JSON.stringify(entry.data),
  ]);
  return table(HEADING, rows);
}

export function verificationLines({ rows, heads, faults }: AuditVerification): string[] {
  if (faults.length === 0) {
    const chains = heads.length === 1 ? "1 chain" : `${heads.length} chains`;
    return [`Verified ${rows} entries in ${chains}. No issues found.`];
  }
  return faults.map(
    ({ organizationId, sequence, detail }) =>
      `${organizationId ?? "The deployment"}: entry ${sequence} ${detail}.`,
  );
}
