import { localize } from "../../shell/language.ts";

export const strings = localize({
  en: {
    title: "What happens",
    state: (before: string, after: string) => `The state changes from ${before} to ${after}.`,
    sameState: (state: string) => `The state stays ${state}.`,
    amount: (name: string, before: string, after: string) =>
      `The amount ${name} changes from ${before} to ${after}.`,
    amounts: { sent: "sent", received: "received", posted: "posted" },
    mismatch: (difference: string) =>
      `The rollover will be ${difference}. Someone must resolve the difference.`,
    deadline: (name: string, day: string) => `New deadline: ${name}, ${day}.`,
    deadlineEnds: (name: string) => `The deadline “${name}” no longer applies.`,
    next: (actor: string) => `Next to act: ${actor}.`,
    ends: "The rollover ends. No one has to act.",
    event: (type: string) => `Webhook endpoints receive ${type}.`,
    approvers: "Nothing changes until a second person confirms. The people who can confirm are notified.",
  },
});
