export const MESSAGE_STEPS = [
  "consent_requested",
  "submitted",
  "documents_needed",
  "sent",
  "received",
  "completed",
  "ended",
  "consent_reminder",
  "documents_reminder",
  "deposit_reminder",
] as const;
export type MessageStep = (typeof MESSAGE_STEPS)[number];

interface Message {
  subject: string;
  line: string;
}

/** Texts of one language. Mails can be read by others, so no text has a participant's name, an amount or a custodian. */
export interface MessageTexts {
  steps: Record<MessageStep, Message>;
  link: Message;
  code: Message & { label: string; unexpected: string; reason: string };
  open: string;
  /** `{name}` is the organization's name. */
  reason: string;
  stop: string;
}
