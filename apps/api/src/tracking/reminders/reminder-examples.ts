import { ACCOUNT_ID, NOW, ROLLOVER_ID } from "../../context/example-values.ts";

export const reminder = {
  object: "rollover_reminder" as const,
  rolloverId: ROLLOVER_ID,
  accountId: ACCOUNT_ID,
  externalId: "order-42",
  version: 2,
  recipient: "participant" as const,
  task: "sign_consent" as const,
  channels: ["email" as const],
  dryRun: false,
  sentAt: NOW,
  nextReminderAt: "2026-06-18T12:00:00.000Z",
};
