import { toWords } from "../../forms/words.ts";
import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    toBeSent: (amount: string) => `Not yet sent: ${amount}.`,
    outstanding: (amount: string) => `In transit: ${amount}. Enter the amount received.`,
    received: (amount: string) => `Received: ${amount}.`,
    document: (name: string, status: string) => `${name} (${status})`,
    transfer: (amount: string, method: string, day: string | null) =>
      `${amount} by ${toWords(method).toLowerCase()}${day === null ? "" : `, ${day}`}`,
    receipt: (amount: string, day: string) => `${amount}, ${day}`,
    /** Button labels that are clearer than the action's name. */
    actions: {
      request_consent: "Ask the participant to sign",
      sign_consent: "Record the signature",
      send_to_custodian: "Send to the custodian",
      acknowledge: "Record the custodian's acknowledgment",
      custodian_soft_reject: "Record a temporary rejection",
      custodian_reject: "Record a final rejection",
      mark_funds_sent: "Record money sent",
      record_distribution: "Record a distribution",
      report_funds_returned: "Record money returned",
      mark_funds_received: "Record money received",
      void_receipt: "Void a receipt",
      resolve_mismatch: "Accept a mismatch",
      hold: "Put on hold",
      provide_documents: "Submit documents by reference",
      waive_documents: "Continue without documents",
    } as Readonly<Record<string, string>>,
    check: "Preview changes",
    whatWouldChange: "Changes",
    nothingChanges: "No visible changes.",
    before: "Before",
    after: "After",
    what: "Field",
    nothing: "–",
    change: "Apply",
    cancel: "Cancel",
    done: (what: string) => `Done: ${what}`,
    someoneElse: "A teammate changed this rollover",
    someoneElseHint: "Your entries are kept. These values changed:",
    goOn: "Continue with the current values",
    noneLeft: "This action is no longer possible because the rollover's state has changed.",
  },
});

export function nameOfAction(action: string): string {
  return strings.actions[action] ?? toWords(action);
}
