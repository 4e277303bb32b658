/** A paragraph, a list, or facts with labels. */
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
  /** Name at the top and in the footer, such as the organization's. Defaults to the portal's. */
  sender?: string;
  /** Defaults to `en`. */
  language?: MailLanguage;
  blocks: readonly MailBlock[];
  button?: MailLink | undefined;
  /** Appear after the button. */
  notes?: readonly MailBlock[];
  /** Why the recipient gets this email: one sentence in the footer. */
  reason: string;
  /** Links in the footer, such as one that turns these emails off. */
  footerLinks?: readonly MailLink[];
}

export type MailLanguage = "en" | "es";

/** A draft with its defaults filled in. Each text is a single line. */
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
