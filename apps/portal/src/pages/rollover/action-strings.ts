import { toLabel, toPhrase } from "../../forms/labels.ts";
import { localize } from "../../shell/language.ts";

export const strings = localize({
  en: {
    toBeSent: (amount: string) => `Not yet sent: ${amount}.`,
    outstanding: (amount: string) =>
      `In transit: ${amount}. Enter the amount on the statement, if it differs.`,
    received: (amount: string) => `Received: ${amount}.`,
    document: (name: string, status: string) => `${name} (${status})`,
    transfer: (amount: string, method: string, day: string | null) =>
      `${amount} by ${toPhrase(method)}${day === null ? "" : `, ${day}`}`,
    receipt: (amount: string, day: string) => `${amount}, ${day}`,
    actions: {
      request_consent: "Ask the participant to sign",
      sign_consent: "Record the signature",
      send_to_custodian: "Send to the custodian",
      acknowledge: "Record the custodian's acknowledgment",
      custodian_soft_reject: "Record a temporary rejection",
      custodian_reject: "Record a final rejection",
      mark_funds_sent: "Record money sent",
      record_distribution: "Record a distribution",
      report_funds_returned: "Report a lost or returned payment",
      mark_funds_received: "Record money received",
      void_receipt: "Void a receipt",
      return_to_source: "Record money sent back to the source",
      correct_transfer: "Correct a transfer",
      correct_receipt: "Correct a receipt",
      resolve_mismatch: "Accept a difference",
      amend: "Correct the instructions",
      hold: "Put on hold",
      report_death: "Report a death",
      resolve_death: "Decide how to continue after a death",
      provide_documents: "Submit documents by reference",
      waive_documents: "Continue without documents",
    } as Readonly<Record<string, string>>,
    preview: "Preview changes",
    changesTitle: "Changes",
    nothingChanges: "No visible changes.",
    before: "Before",
    after: "After",
    label: "Field",
    emptyValue: "–",
    cancel: "Cancel",
    done: (action: string) => `Done: ${action}`,
    conflictTitle: "A teammate changed this rollover",
    conflictHint: "Your changes are not lost. These values changed:",
    continueEditing: "Continue with the latest version",
  },
});

export function formatActionName(action: string): string {
  return strings.actions[action] ?? toLabel(action);
}
