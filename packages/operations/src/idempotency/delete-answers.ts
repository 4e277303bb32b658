import type { BlindIndex } from "@svc/accounts";
import type { Database, Sql } from "@svc/database";
import type { Clock } from "@svc/service-kit";
import { subjectDigest } from "./answer-id.ts";
import { deleteAnswersAbout, deleteExpiredAnswers } from "./idempotency-store.ts";

const BATCH_SIZE = 1_000;

/**
 * Deletes expired idempotency records.
 * @returns the number deleted
 */
export async function cleanAnswers(ctx: { db: Database; clock: Clock }): Promise<number> {
  let total = 0;
  for (;;) {
    const deleted = await deleteExpiredAnswers(ctx.db.sql, ctx.clock.now(), BATCH_SIZE);
    total += deleted;
    if (deleted < BATCH_SIZE) return total;
  }
}

/** Deletes the idempotency records that contain these accounts or rollovers, in the transaction that erases their personal data. */
export async function forgetAnswers(
  ctx: { blindIndex: BlindIndex },
  tx: Sql,
  organizationId: string,
  subjects: readonly string[],
): Promise<void> {
  const digests = ctx.blindIndex.perKey.flatMap((one) =>
    subjects.map((subject) => subjectDigest(one, organizationId, subject)),
  );
  await deleteAnswersAbout(tx, digests);
}
