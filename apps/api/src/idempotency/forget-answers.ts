import type { BlindIndex } from "@svc/accounts";
import type { Transaction } from "@svc/database";
import { subjectPrefix } from "./answer-id.ts";
import { deleteAnswersBeginningWith } from "./idempotency-store.ts";

/**
 * Forgets what was answered to calls that named these accounts and rollovers, in the transaction that erases the
 * personal data which those answers hold too. Their idempotency keys are free again.
 */
export async function forgetAnswers(
  ctx: { blindIndex: BlindIndex },
  tx: Transaction,
  organizationId: string,
  subjects: readonly string[],
): Promise<void> {
  const prefixes = subjects.map((subject) => subjectPrefix(ctx.blindIndex, organizationId, subject));
  await deleteAnswersBeginningWith(tx, prefixes);
}
