import { parsedField } from "@svc/service-kit/config";
import { z } from "zod";

function parseSmtpUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^smtps?:$/.test(url.protocol)) throw new Error("must be an smtp:// or smtps:// URL");
  return text;
}

export const mailFields = {
  SMTP_URL: parsedField(parseSmtpUrl).optional(),
  MAIL_FROM: z.string().max(320, "is too long").optional(),
};

declare module "../../context/context.ts" {
  interface ApiContext {
    /** Null if this deployment sends no mail. */
    mail: MailSettings | null;
  }
}

export interface MailSettings {
  smtpUrl: string;
  from: string;
}

export const MAIL_RULE = {
  name: "MAIL_FROM",
  error: "must be set if SMTP_URL is set",
  isMet: ({ SMTP_URL, MAIL_FROM }: { SMTP_URL?: string | undefined; MAIL_FROM?: string | undefined }) =>
    SMTP_URL === undefined || MAIL_FROM !== undefined,
};

export function toMailSettings(config: {
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
}): MailSettings | null {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = config;
  return smtpUrl === undefined || from === undefined ? null : { smtpUrl, from };
}
