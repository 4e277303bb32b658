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
  /** Subject of the email. Text messages about steps contain it too. */
  subject: string;
  /** Body of the email. */
  line: string;
}

/** Other people can read messages, so no text has a participant's name, an amount or a custodian. */
export interface MessageTexts {
  steps: Record<MessageStep, Message>;
  /** Email that only sends the link to the page. */
  link: Message;
  code: Message & { label: string; unexpected: string; reason: string };
  /** Button that opens the page. */
  open: string;
  /** Why the participant gets these emails. `{name}` is the organization's name. */
  reason: string;
  /** Link that stops the messages. */
  stop: string;
}
