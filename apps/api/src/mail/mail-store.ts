import { kysely, type Params, plannedEachTime, type Sql, sql, statement } from "@svc/database";

/** A mail that waits. */
export interface WaitingMail {
  id: string;
  contentCiphertext: string;
  /** With the one that begins now. */
  attempts: number;
}

interface NewRow {
  id: string;
  organizationId: string | null;
  contentCiphertext: string;
  nextAttemptAt: Date;
  createdAt: Date;
}

export async function insertMail(tx: Sql, row: NewRow): Promise<void> {
  await insert(tx, { ...row, mailOf: row.organizationId });
}

const insert = statement(
  "mail_insert",
  (param: Params<Omit<NewRow, "organizationId"> & { mailOf: string | null }>) =>
    kysely.insertInto("mails").values({
      id: param.id,
      organizationId: param.mailOf,
      contentCiphertext: param.contentCiphertext,
      nextAttemptAt: param.nextAttemptAt,
      createdAt: param.createdAt,
    }),
);

/**
 * Claims mails that are due, for as long as an attempt may take: if the worker dies, another one claims them again. Organizations take turns, so that one
 * with many mails delays nobody else's. Mails of no organization, such as those for a new password, come first.
 */
export const claimMails = plannedEachTime(
  "mail_claim",
  (param: Params<{ now: Date; again: Date; limit: number }>) =>
    kysely
      .updateTable("mails")
      .set({ attempts: sql`attempts + 1`, nextAttemptAt: param.again })
      .where("id", "in", ({ selectFrom }) =>
        selectFrom("mails as mail")
          .innerJoin(
            ({ selectFrom }) =>
              selectFrom("mails")
                .select([
                  "id",
                  sql<string>`row_number() OVER (PARTITION BY organization_id ORDER BY next_attempt_at)`.as(
                    "turn",
                  ),
                ])
                .where("nextAttemptAt", "<=", param.now)
                .as("due"),
            (join) => join.onRef("due.id", "=", "mail.id"),
          )
          .select("mail.id")
          // A mail that another worker has claimed meanwhile is not due any more.
          .where("mail.nextAttemptAt", "<=", param.now)
          .orderBy(sql`mail.organization_id IS NOT NULL`)
          .orderBy("due.turn")
          .orderBy("mail.nextAttemptAt")
          .limit(param.limit)
          .forUpdate("mail")
          .skipLocked(),
      )
      .returning(["id", "contentCiphertext", "attempts"]),
);

/** Of what was sent nothing stays. */
export const deleteMail = statement("mail_delete", (param: Params<{ id: string }>) =>
  kysely.deleteFrom("mails").where("id", "=", param.id),
);

/** Says when a mail is tried again; with null it is given up, and its content goes. */
export const postponeMail = statement(
  "mail_postpone",
  (param: Params<{ id: string; next: Date | null; error: string }>) =>
    kysely
      .updateTable("mails")
      .set({
        nextAttemptAt: param.next,
        lastError: param.error,
        contentCiphertext: sql`CASE WHEN ${param.next}::timestamptz IS NULL THEN '' ELSE content_ciphertext END`,
      })
      .where("id", "=", param.id),
);

/** Forgets mails that were given up long ago. */
export const deleteOldMails = plannedEachTime("mail_clean", (param: Params<{ before: Date }>) =>
  kysely.deleteFrom("mails").where("nextAttemptAt", "is", null).where("createdAt", "<", param.before),
);
