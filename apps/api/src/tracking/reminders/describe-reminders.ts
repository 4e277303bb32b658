import { REMINDER_INTERVAL_DAYS } from "../../rollovers/reminders/record-reminder.ts";

export const REMINDER_DESCRIPTION = `Works for rollovers that wait for the participant or a custodian. Participants get an email or a text message with a link to their tracking page, if the organization has turned messages on and they have not stopped them. For a custodian, the event \`rollover.reminder_sent\` asks your system to contact it. The same reminder is possible every ${REMINDER_INTERVAL_DAYS} days. Reminders are recorded in the timeline and do not change the rollover's version.`;
