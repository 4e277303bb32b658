import type { BlindIndex } from "@svc/accounts";
import type { Sql } from "@svc/database";
import { subjectDigest } from "./answer-id.ts";
import { deleteAnswersAbout } from "./idempotency-store.ts";

/** Deletes the idempotency records that contain these accounts or rollovers, in the transaction that erases their personal data. */
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
