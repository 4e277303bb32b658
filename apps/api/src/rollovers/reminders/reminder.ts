import type { ParticipantTask } from "@svc/rollover-rules/tracking/tracking-steps";
import { openEnumField } from "@svc/service-kit/fields";
import { z } from "zod";

export const REMINDER_EVENT = "rollover.reminder_sent";

const recipientField = openEnumField("ReminderRecipient", "The party that a reminder is for.", {
  participant: "The participant.",
  source_custodian: "The custodian that pays.",
  destination_custodian: "The custodian that receives the money.",
});
export type ReminderRecipient = z.output<typeof recipientField>;

const taskField = openEnumField("ReminderTask", "The participant's task.", {
  sign_consent: "Sign the consent.",
  provide_documents: "Provide the requested documents.",
  deposit_check: "Deposit the check of an indirect rollover.",
} satisfies Record<ParticipantTask["task"], string>);

const channelField = openEnumField("ReminderChannel", "How a reminder is delivered.", {
  email: "An email to the participant.",
  text_message: "A text message to the participant.",
  webhook: "The event `rollover.reminder_sent`, so that your system contacts the custodian.",
});
export type ReminderChannel = z.output<typeof channelField>;

export const reminderFields = {
  recipient: recipientField,
  task: taskField.nullable().describe("The participant's task. Null for custodians."),
  channels: z.array(channelField).describe("How the reminder reaches the recipient."),
};

export type Reminder = z.output<z.ZodObject<typeof reminderFields>>;
