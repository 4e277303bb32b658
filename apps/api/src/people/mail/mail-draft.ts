export type MailBlock =
  | string
  | { list: readonly string[] }
  | { facts: readonly (readonly [label: string, value: string])[] };

export interface MailLink {
  label: string;
  /** `http` or `https`. */
  url: string;
}

export interface MailDraft {
  subject: string;
  /** Defaults to the subject. */
  heading?: string;
  /** Shown at the top and in the footer. Defaults to the portal's name. */
  sender?: string;
  /** Defaults to `en`. */
  language?: MailLanguage;
  blocks: readonly MailBlock[];
  button?: MailLink | undefined;
  /** Appear after the button. */
  notes?: readonly MailBlock[];
  /** One sentence in the footer: why the recipient gets this email. */
  reason: string;
  footerLinks?: readonly MailLink[];
}

export type MailLanguage = "en" | "es";

/** Each text is a single line. */
export interface MailLayout {
  subject: string;
  heading: string;
  sender: string;
  language: MailLanguage;
  blocks: readonly MailBlock[];
  button: MailLink | null;
  notes: readonly MailBlock[];
  reason: string;
  footerLinks: readonly MailLink[];
}

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
}
