/** A row of the audit log, as the operator reads it. */
export interface AuditEntry {
  /** Its number in the whole log: what is newer has a higher one, within an organization without exception. */
  id: number;
  organizationId: string | null;
  sequence: number;
  actorType: string;
  actorId: string | null;
  action: string;
  targetId: string;
  data: Record<string, unknown>;
  requestId: string | null;
  createdAt: Date;
  recordedAt: Date | null;
  recordedBy: string | null;
  prevHash: string;
  hash: string;
}

/** Which rows are wanted; null for all. */
export interface AuditFilter {
  /** Whose: an organization's id, or the deployment's own. */
  chain: string | null;
  /** A kind of actor (`api_key`, `session`, `member`, `operator`, `service`), or one actor's id. */
  actor: string | null;
  /** An action, or all of a kind: `api_key.*`. */
  action: string | null;
  targetId: string | null;
  since: Date | null;
  until: Date | null;
}

/** As `svc audit` prints it for a program. */
export function auditEntryJson({ actorType, actorId, createdAt, recordedAt, ...entry }: AuditEntry) {
  const { id, organizationId, sequence, action, targetId, data, requestId, recordedBy, prevHash, hash } =
    entry;
  return {
    object: "audit_entry",
    id,
    organizationId,
    sequence,
    createdAt: createdAt.toISOString(),
    actor: { type: actorType, id: actorId },
    action,
    targetId,
    data,
    requestId,
    recordedAt: recordedAt?.toISOString() ?? null,
    recordedBy,
    prevHash,
    hash,
  };
}
