import type { BlindIndex } from "@svc/accounts";
import type { Sql } from "@svc/database";
import { subjectDigest } from "./answer-id.ts";
import { deleteAnswersAbout } from "./idempotency-store.ts";

/**
 * Forgets what was answered to calls that named these accounts and rollovers, and what tells of them, in the transaction that erases the
 * personal data which those answers hold too. Their idempotency keys are free again.
 */
export async function forgetAnswers(
  ctx: { blindIndex: BlindIndex },
  tx: Sql,
  organizationId: string,
  subjects: readonly string[],
): Promise<void> {
  const digests = ctx.blindIndex.each.flatMap((one) =>
    subjects.map((subject) => subjectDigest(one, organizationId, subject)),
  );
  await deleteAnswersAbout(tx, digests);
}
