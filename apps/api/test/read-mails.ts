import { TEST_CIPHER } from "@svc/testing";
import { type MailContent, mailContentField } from "../src/people/mail/queue-mail.ts";
import type { TestApi } from "./start-test-api.ts";

/** Returns queued mails, oldest first. @param where by default, the API's organization; `{}` selects all mails */
export async function readMails(
  { ak, db }: TestApi,
  where: { organizationId?: string } = { organizationId: ak.organizationId },
): Promise<MailContent[]> {
  const mails = await db.prisma.mail.findMany({ where, orderBy: { id: "asc" } });
  return mails.map(({ id, contentCiphertext }) =>
    JSON.parse(TEST_CIPHER.decrypt(contentCiphertext, mailContentField(id))),
  );
}
