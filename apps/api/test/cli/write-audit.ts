import { type AuditEntryInput, inSqlTransaction, recordAuditsInBatches } from "@svc/database";
import type { TestEnvironment } from "@svc/testing";

const FIRST_ENTRY_AT_MS = Date.UTC(2026, 5, 1);

export function writeAudit(
  test: TestEnvironment,
  organizationId: string | null,
  count: number,
  changes: Partial<AuditEntryInput> = {},
): Promise<void> {
  const entries = Array.from({ length: count }, (_entry, index) => ({
    organizationId,
    actor: { type: "operator", id: null } as const,
    action: "account.updated" as const,
    targetId: `acct_${index + 1}`,
    data: { index },
    requestId: null,
    at: new Date(FIRST_ENTRY_AT_MS + index * 60_000),
    ...changes,
  }));
  return inSqlTransaction(test.db, (tx) => recordAuditsInBatches(tx, entries));
}
