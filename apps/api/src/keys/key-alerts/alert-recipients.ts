import type { Sql } from "@svc/database";
import { queueMail } from "../../people/mail/queue-mail.ts";
import { findContacts } from "../../people/members/memberships.ts";

/** Mails the owners and administrators. */
export async function mailOwners(
  ctx: Parameters<typeof queueMail>[0],
  tx: Sql,
  organizationId: string,
  mail: { subject: string; text: string },
): Promise<void> {
  if (ctx.mail === null) return;
  for (const { email, role } of await findContacts(tx, { organizationId })) {
    if (role === "owner" || role === "admin")
      await queueMail(ctx, tx, { organizationId, to: email, ...mail });
  }
}
