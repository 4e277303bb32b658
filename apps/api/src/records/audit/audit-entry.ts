export interface AuditEntry {
  /** Position in the whole log. Within an organization, newer entries have higher IDs. */
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
  /** From the database's clock; `createdAt` is from the process's. Null in rows that predate the hash chain. */
  recordedAt: Date | null;
  /** Database role that wrote the row. Null in rows that predate the hash chain. */
  recordedBy: string | null;
  prevHash: string;
  hash: string;
}

/** A null field does not filter. */
export interface AuditFilter {
  /** Organization ID, or the deployment chain. */
  chain: string | null;
  /** Actor type or ID. */
  actor: string | null;
  /** Action, or a prefix such as `api_key.*`. */
  action: string | null;
  targetId: string | null;
  since: Date | null;
  until: Date | null;
}

export function toAuditEntryJson({ actorType, actorId, createdAt, recordedAt, ...entry }: AuditEntry) {
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
