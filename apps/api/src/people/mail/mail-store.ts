import { kysely, type Params, type Sql, sql, statement, unpreparedStatement } from "@svc/database";

export interface DueMail {
  id: string;
  contentCiphertext: string;
  /** Includes the current attempt. */
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
  await insert(tx, { ...row, orgId: row.organizationId });
}

// The param is `orgId`, because `organizationId` marks statements that are limited to one organization's rows.
const insert = statement(
  "mail_insert",
  (param: Params<Omit<NewRow, "organizationId"> & { orgId: string | null }>) =>
    kysely.insertInto("mails").values({
      id: param.id,
      organizationId: param.orgId,
      contentCiphertext: param.contentCiphertext,
      nextAttemptAt: param.nextAttemptAt,
      createdAt: param.createdAt,
    }),
);

/**
 * Claims due mails until `retryAt`. Mails without an organization, such as password resets, come first; then organizations take
 * turns.
 */
export const claimMails = unpreparedStatement(
  "mail_claim",
  (param: Params<{ now: Date; retryAt: Date; limit: number }>) =>
    kysely
      .updateTable("mails")
      .set({ attempts: sql`attempts + 1`, nextAttemptAt: param.retryAt })
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
          // Rechecked under the lock, because another worker may have claimed the mail.
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

export const deleteMail = statement("mail_delete", (param: Params<{ id: string }>) =>
  kysely.deleteFrom("mails").where("id", "=", param.id),
);

/** @param next time of the next attempt; null abandons the mail and clears its content */
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

export const deleteAbandonedMails = unpreparedStatement("mail_clean", (param: Params<{ before: Date }>) =>
  kysely.deleteFrom("mails").where("nextAttemptAt", "is", null).where("createdAt", "<", param.before),
);
