import type { CustodianDirectory } from "@svc/custodians";
import type { Sql } from "@svc/database";
import type { VerifiedRollover } from "@svc/rollover-rules/rollover";
import { findParticipantTask } from "@svc/rollover-rules/tracking/tracking-steps";
import { Problem } from "@svc/service-kit/errors";
import type { ApiCall } from "../../context/define-operation.ts";
import { REMINDER_EVENT, type Reminder } from "../../rollovers/reminders/reminder.ts";
import { hasSubscriber } from "../../webhooks/endpoints/has-subscriber.ts";
import { findAddresses, type UnreachableReason } from "../messages/find-addresses.ts";

const UNREACHABLE_DETAILS: Readonly<Record<UnreachableReason, string>> = {
  messages_off: "Messages to participants are off. Turn them on in the organization's settings.",
  opted_out: "The participant stopped messages. Contact them another way.",
  no_address: "The account has no email address or phone number for messages. Add one to the account.",
};

/** Returns the recipient and the channels that reach them. @throws Problem `reminder_not_possible` */
export async function findReminder(
  call: ApiCall & { tx: Sql },
  rollover: VerifiedRollover,
  directory: CustodianDirectory,
): Promise<Reminder> {
  const { state, pendingOn, organizationId } = rollover;
  const createRefusal = (detail: string) =>
    new Problem("reminder_not_possible", detail, { extensions: { state } });
  const task = findParticipantTask(rollover)?.task;
  if (task) {
    const channels = await findParticipantChannels(call, rollover);
    if (typeof channels === "string") throw createRefusal(channels);
    return { recipient: "participant", task, channels };
  }
  if (pendingOn !== "source_custodian" && pendingOn !== "destination_custodian") {
    const isOver = pendingOn === "none";
    throw createRefusal(
      isOver ? "The rollover has ended." : "The rollover does not wait for the participant or a custodian.",
    );
  }
  if (!(await hasSubscriber(call.tx, organizationId, REMINDER_EVENT))) {
    const { sourceCustodianId, destinationCustodianId } = rollover;
    const id = pendingOn === "source_custodian" ? sourceCustodianId : destinationCustodianId;
    const name = directory.findById(id)?.name ?? "the custodian";
    throw createRefusal(
      `No webhook endpoint receives ${REMINDER_EVENT}. Contact ${name} yourself, and add a note.`,
    );
  }
  return { recipient: pendingOn, task: null, channels: ["webhook"] };
}

/** Returns the reason if there are no channels. */
async function findParticipantChannels(
  call: ApiCall & { tx: Sql },
  { organizationId, accountId }: VerifiedRollover,
): Promise<Reminder["channels"] | string> {
  const { tracking } = call;
  if (tracking === null) return "This deployment sends no messages. Its operator has not set PORTAL_URL.";
  const addresses = await findAddresses(call, call.tx, { tracking, organizationId, accountId });
  if (typeof addresses === "string") return UNREACHABLE_DETAILS[addresses];
  const { email, phone } = addresses;
  return [
    ...(email === null ? [] : (["email"] as const)),
    ...(phone === null ? [] : (["text_message"] as const)),
  ];
}
