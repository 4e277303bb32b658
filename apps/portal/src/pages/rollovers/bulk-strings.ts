import { localize } from "../../shell/language.ts";

const formatCount = (count: number) => count.toLocaleString("en-US");

export const strings = localize({
  en: {
    title: (count: number) =>
      count === 1 ? "Take action on 1 rollover" : `Take action on ${formatCount(count)} rollovers`,
    action: "Action",
    actions: {
      request_consent: "Ask the participant to sign",
      start_review: "Start review",
      request_documents: "Request documents",
      approve: "Approve",
      send_to_custodian: "Send to the custodian",
      acknowledge: "Record the custodian's acknowledgment",
      remind: "Send a reminder",
      hold: "Put on hold",
      release: "Release the hold",
    } as Readonly<Record<string, string>>,
    from: "Request the missing documents from",
    fromOrganization: "Your organization",
    fromParticipant: "The participant",
    reason: "Reason",
    reasonHint: "Recorded in the timeline. Do not include personal data.",
    preview: "Preview",
    checking: "Checking rollovers",
    running: "Changing rollovers",
    checkedOf: (done: number, total: number) => `Checking ${formatCount(done)} of ${formatCount(total)}…`,
    willChange: (ready: number, approvals: number, refused: number) =>
      [
        `${formatCount(ready)} will change`,
        ...(approvals > 0
          ? [`${formatCount(approvals)} ${approvals === 1 ? "needs" : "need"} a second person`]
          : []),
        ...(refused > 0 ? [`${formatCount(refused)} can't change`] : []),
      ].join(" · "),
    changed: (done: number, requested: number, failed: number) =>
      [
        `${formatCount(done)} changed`,
        ...(requested === 1 ? ["1 approval requested"] : []),
        ...(requested > 1 ? [`${formatCount(requested)} approvals requested`] : []),
        ...(failed > 0 ? [`${formatCount(failed)} failed`] : []),
      ].join(" · "),
    willRemind: (ready: number, refused: number) =>
      [
        `${formatCount(ready)} will be reminded`,
        ...(refused > 0 ? [`${formatCount(refused)} can't be reminded`] : []),
      ].join(" · "),
    reminded: (sent: number, failed: number) =>
      [`${formatCount(sent)} reminded`, ...(failed > 0 ? [`${formatCount(failed)} failed`] : [])].join(" · "),
    recipients: {
      participant: "Participant",
      source_custodian: "Source custodian",
      destination_custodian: "Destination custodian",
    } as Readonly<Record<string, string>>,
    tasks: {
      sign_consent: "to sign the consent",
      provide_documents: "to provide documents",
      deposit_check: "to deposit the check",
    } as Readonly<Record<string, string>>,
    channels: {
      email: "email",
      text_message: "text message",
      webhook: "your system (webhook)",
    } as Readonly<Record<string, string>>,
    reminder: (recipient: string, channels: readonly string[], task: string | undefined) =>
      `${recipient}, by ${channels.join(" and ")}${task === undefined ? "" : `: ${task}`}`,
    reminderSent: (reminder: string) => `Sent. ${reminder}`,
    notReminded: (reason: string) => `No reminder. ${reason}`,
    remindedRecently: (day: string) =>
      `The last reminder was less than three days ago. Next possible: ${day}.`,
    stopped: "Stopped. Continue to process the rest.",
    retrying: (seconds: number) => `The server is busy. Trying again in ${seconds} s.`,
    tableLabel: "Preview",
    rollover: "Rollover",
    whatHappens: "What happens",
    unchecked: "Not checked yet",
    change: (from: string, to: string) => `${from} → ${to}`,
    withDueDate: (change: string, day: string) => `${change}, due ${day}`,
    needsApproval: (change: string) => `Needs a second person: ${change}`,
    requested: "Approval requested",
    doneRow: (state: string) => `Done: ${state}`,
    refused: (reason: string) => `Can't change. ${reason}`,
    failed: (reason: string) => `Not changed. ${reason}`,
    wrongState: (state: string) => `Its state is ${state}.`,
    showMore: (count: number) => `Show more (${formatCount(count)})`,
    requestApprovals: (count: number) =>
      count === 1
        ? "Request an approval for the rollover that needs a second person"
        : `Request approvals for the ${formatCount(count)} rollovers that need a second person`,
    request: "Request approval",
    runFor: (action: string, count: number) => (count === 0 ? action : `${action} (${formatCount(count)})`),
    stop: "Stop",
    continue: "Continue",
    cancel: "Cancel",
    close: "Done",
  },
});
