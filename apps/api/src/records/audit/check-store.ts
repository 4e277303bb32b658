import { kysely, type Params, type Sql, sql, statement } from "@svc/database";

/** Progress of a chain's rounds. Each round verifies the chain from its first entry. */
export interface AuditCheck {
  chain: string;
  /** Position in the current round; 0 between rounds. */
  sequence: number;
  hash: string;
  /** When the last complete round ended. `verifiedSequence` and `verifiedHash` are those of its last entry. */
  verifiedAt: Date | null;
  verifiedSequence: number;
  verifiedHash: string;
  fault: { sequence: number; detail: string } | null;
}

const COLUMNS = [
  "chain",
  "sequence",
  "hash",
  "verifiedAt",
  "verifiedSequence",
  "verifiedHash",
  "faultSequence",
  "faultDetail",
] as const;

export async function findCheck(db: Sql, chain: string): Promise<AuditCheck | null> {
  const row = await findByChain.first(db, { chain });
  if (!row) return null;
  const { faultSequence, faultDetail, ...columns } = row;
  return {
    ...columns,
    sequence: Number(columns.sequence),
    verifiedSequence: Number(columns.verifiedSequence),
    fault: faultSequence === null ? null : { sequence: Number(faultSequence), detail: faultDetail ?? "" },
  };
}

const findByChain = statement("audit_check", (param: Params<{ chain: string }>) =>
  kysely.selectFrom("auditChecks").select(COLUMNS).where("chain", "=", param.chain),
);

/** Lists chains with an unfinished round, unverified rows, or a last round before `before`; least recently verified first. */
export async function listDueChains(db: Sql, before: Date, limit: number): Promise<string[]> {
  return (await listDue(db, { before, limit })).map(({ chain }) => chain);
}

const listDue = statement(
  "audit_chains_to_check",
  (param: Params<{ before: Date; limit: number }>) => sql<{ chain: string }>`
    SELECT head.chain FROM audit_heads head LEFT JOIN audit_checks done ON done.chain = head.chain
    WHERE done.chain IS NULL OR done.sequence > 0 OR done.verified_sequence <> head.sequence
      OR done.verified_at IS NULL OR done.verified_at < ${param.before}::timestamptz
    ORDER BY done.verified_at NULLS FIRST, head.chain LIMIT ${param.limit}::int`,
);

export async function saveCheck(tx: Sql, { fault, ...check }: AuditCheck): Promise<void> {
  await save(tx, {
    ...check,
    sequence: String(check.sequence),
    verifiedSequence: String(check.verifiedSequence),
    faultSequence: fault && String(fault.sequence),
    faultDetail: fault?.detail ?? null,
  });
}

type SavedCheck = Omit<AuditCheck, "fault" | "sequence" | "verifiedSequence"> & {
  sequence: string;
  verifiedSequence: string;
  faultSequence: string | null;
  faultDetail: string | null;
};

const save = statement("audit_check_save", (param: Params<SavedCheck>) => {
  const columns = {
    sequence: param.sequence,
    hash: param.hash,
    verifiedAt: param.verifiedAt,
    verifiedSequence: param.verifiedSequence,
    verifiedHash: param.verifiedHash,
    faultSequence: param.faultSequence,
    faultDetail: param.faultDetail,
  };
  return kysely
    .insertInto("auditChecks")
    .values({ chain: param.chain, ...columns })
    .onConflict((conflict) => conflict.column("chain").doUpdateSet(columns))
    .returning("chain");
});
