import type { BlindIndex } from "@svc/accounts";
import type { Database, Sql } from "@svc/database";
import type { Clock } from "@svc/service-kit";
import { deleteBySubjects, deleteExpiredBatch } from "./idempotency-store.ts";
import { digestSubject } from "./record-id.ts";

const BATCH_SIZE = 1_000;

/** Deletes expired idempotency records, and returns their number. */
export async function deleteExpiredResponses(ctx: { db: Database; clock: Clock }): Promise<number> {
  let total = 0;
  for (;;) {
    const { length } = await deleteExpiredBatch(ctx.db.sql, { now: ctx.clock.now(), limit: BATCH_SIZE });
    total += length;
    if (length < BATCH_SIZE) return total;
  }
}

/**
 * Deletes the idempotency records about accounts, rollovers or incoming funds, in the transaction that erases their personal
 * data.
 */
export async function deleteResponsesAbout(
  ctx: { blindIndex: BlindIndex },
  tx: Sql,
  { organizationId, subjects }: { organizationId: string; subjects: readonly string[] },
): Promise<void> {
  const digests = ctx.blindIndex.perKey.flatMap((one) =>
    subjects.map((subject) => digestSubject(one, organizationId, subject)),
  );
  await deleteBySubjects(tx, { digests });
}
