import type { FieldPlace } from "@svc/accounts";

/** What is sealed of a mail: links in it are as good as passwords. */
export interface MailContent {
  to: string;
  subject: string;
  text: string;
}

/** Where a mail's content stands. */
export const mailPlace = (id: string): FieldPlace => ({ table: "mails", column: "content", rowId: id });
