import type { FieldLocation } from "@svc/accounts";

/** Encrypted, because links in a mail are as sensitive as passwords. */
export interface MailContent {
  to: string;
  subject: string;
  text: string;
}

export const mailContentField = (id: string): FieldLocation => ({
  table: "mails",
  column: "content",
  rowId: id,
});
