import { kysely, type Params, type Sql, statement } from "@svc/database";
import { queueMail } from "../mail/queue-mail.ts";

/** Whom alerts of an organization go to. */
export const findRecipients = statement("key_alert_recipients", (param: Params<{ organizationId: string }>) =>
  kysely
    .selectFrom("members as m")
    .innerJoin("portalUsers as u", "u.id", "m.userId")
    .select("u.email")
    .where("m.organizationId", "=", param.organizationId)
    .where("m.removedAt", "is", null)
    .where("m.role", "in", ["owner", "admin"])
    .orderBy("m.createdAt"),
);

/** Mails an organization's owners and administrators, in the transaction of what the mail tells of. */
export async function mailOwners(
  ctx: Parameters<typeof queueMail>[0],
  tx: Sql,
  organizationId: string,
  mail: { subject: string; text: string },
): Promise<void> {
  if (ctx.mail === null) return;
  for (const { email } of await findRecipients(tx, { organizationId })) {
    await queueMail(ctx, tx, { organizationId, to: email, ...mail });
  }
}
