import type { MessageTexts } from "./message-texts.ts";

export const ENGLISH_TEXTS: MessageTexts = {
  steps: {
    consent_requested: {
      subject: "Your rollover needs your signature",
      line: "Your rollover is ready for you to sign. Your money cannot move until you do.",
    },
    submitted: {
      subject: "We have your rollover request",
      line: "Your rollover request has arrived and is being checked.",
    },
    documents_needed: {
      subject: "Your rollover needs a document",
      line: "Your rollover needs a document from you. The page shows which one, and you can send it there.",
    },
    sent: { subject: "Your money is on its way", line: "The money for your rollover was sent." },
    received: {
      subject: "Money for your rollover has arrived",
      line: "Money for your rollover has arrived. The page shows how much, and what happens next.",
    },
    completed: {
      subject: "Your rollover is complete",
      line: "Your rollover is complete. The money is in your new account.",
    },
    ended: {
      subject: "Your rollover has stopped",
      line: "Your rollover could not be completed. The page shows what you can do.",
    },
    consent_reminder: {
      subject: "Reminder: your rollover needs your signature",
      line: "Your rollover is still waiting for your signature. Your money cannot move until you sign.",
    },
    documents_reminder: {
      subject: "Reminder: your rollover needs a document",
      line: "Your rollover is still waiting for a document from you. The page shows which one, and you can send it there.",
    },
    deposit_reminder: {
      subject: "Reminder: deposit your rollover check",
      line: "Your new account has not received the check yet. The page shows the last day to deposit it.",
    },
  },
  link: {
    subject: "Follow your rollover",
    line: "You can now see where your money is, what happens next and what you need to do.",
  },
  code: {
    subject: "Your code for the rollover page",
    line: "Enter this code on the page. It works for 10 minutes.",
    label: "Code",
    unexpected: "If you did not request a code, ignore this email. Never give the code to anyone.",
    reason:
      "You're receiving this email because someone requested a code on the page of your rollover with {name}.",
  },
  open: "Open your page",
  reason: "You're receiving this email because you have a rollover with {name}.",
  stop: "Stop these emails",
};
