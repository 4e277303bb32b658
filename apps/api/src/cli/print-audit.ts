import type { AuditEntry } from "../audit/audit-entry.ts";
import type { AuditVerification } from "../audit/verify-audit.ts";
import type { TellMoment } from "./moments.ts";
import { type Column, table } from "./table.ts";

const DETAILS: Column = { title: "DETAILS", mayBeCut: true };
const HEADING = ["ID", "WHEN", "ORGANIZATION", "WHO", "WHAT", "TO", DETAILS];

export function auditTable(entries: readonly AuditEntry[], tell: TellMoment): string[] {
  const rows = entries.map((entry) => [
    String(entry.id),
    tell(entry.createdAt),
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
    const whose = heads.length === 1 ? "1 chain" : `${heads.length} chains`;
    return [`Verified ${rows} entries in ${whose}. No issues found.`];
  }
  return faults.map(
    ({ organizationId, sequence, detail }) =>
      `${organizationId ?? "The deployment"}: entry ${sequence} ${detail}.`,
  );
}
