import {
  AuditChainCheck,
  type AuditEntryInput,
  type AuditIssue,
  type Database,
  findAuditHead,
  inSqlTransaction,
  readAuditLinks,
  recordAudit,
} from "../src/index.ts";
import { openPrisma } from "../src/prisma/index.ts";

export function buildAuditEntry(
  organizationId: string | null,
  actor: AuditEntryInput["actor"],
  data: Record<string, unknown> = {},
): AuditEntryInput {
  return {
    organizationId,
    actor,
    action: "account.updated",
    targetId: "acct_1",
    data,
    requestId: "req_1",
    at: new Date("2027-01-02T03:04:05.678Z"),
  };
}

export const buildKeyActor = (id: string) => ({ type: "api_key", id }) as const;

export function writeAuditEntry(db: Database, entry: AuditEntryInput): Promise<void> {
  return inSqlTransaction(db, (tx) => recordAudit(tx, entry));
}

export async function checkAuditChain(db: Database, chain: string): Promise<AuditIssue[]> {
  const check = new AuditChainCheck();
  for (const link of await readAuditLinks(db.sql, chain, { after: 0, limit: 10_000 })) check.add(link);
  check.end(await findAuditHead(db.sql, chain));
  return check.issues;
}

export function readAuditRows(db: Database, chain: string) {
  return openPrisma(db).auditEntry.findMany({ where: { chain }, orderBy: { sequence: "asc" } });
}

/** Runs statements with the audit log's triggers disabled, as only the database owner can. */
export async function tamper(db: Database, statements: readonly string[], chain: string): Promise<void> {
  await inSqlTransaction(db, async (tx) => {
    await tx.query({ text: "ALTER TABLE audit_log DISABLE TRIGGER ALL" });
    for (const text of statements) await tx.query({ text, values: text.includes("$1") ? [chain] : [] });
    await tx.query({ text: "ALTER TABLE audit_log ENABLE TRIGGER ALL" });
  });
}
