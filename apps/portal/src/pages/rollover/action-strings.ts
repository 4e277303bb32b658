import { toWords } from "../../forms/words.ts";
import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    toBeSent: (amount: string) => `Still to be sent: ${amount}.`,
    outstanding: (amount: string) => `Sent and not arrived: ${amount}. Enter what did arrive.`,
    received: (amount: string) => `Received: ${amount}.`,
    document: (name: string, status: string) => `${name} (${status})`,
    transfer: (amount: string, method: string, day: string | null) =>
      `${amount} by ${toWords(method).toLowerCase()}${day === null ? "" : `, ${day}`}`,
    receipt: (amount: string, day: string) => `${amount}, ${day}`,
    /** What a button says, where the action's name would say less. */
    actions: {
      request_consent: "Ask the participant to sign",
      sign_consent: "Record the signature",
      send_to_custodian: "Send to the custodian",
      acknowledge: "Record that the custodian took it up",
      custodian_soft_reject: "Record a refusal for now",
      custodian_reject: "Record a refusal for good",
      mark_funds_sent: "Record money that left",
      record_distribution: "Record a distribution",
      report_funds_returned: "Report money as returned",
      mark_funds_received: "Record money that arrived",
      void_receipt: "Void a receipt",
      resolve_mismatch: "Accept a difference",
      hold: "Put on hold",
      provide_documents: "Hand in documents by reference",
      waive_documents: "Go on without the documents",
    } as Readonly<Record<string, string>>,
    check: "See what would change",
    whatWouldChange: "What would change",
    nothingChanges: "Nothing that is shown here.",
    before: "Now",
    after: "Then",
    what: "What",
    nothing: "–",
    change: "Change it",
    cancel: "Cancel",
    done: (what: string) => `Done: ${what}`,
    someoneElse: "Somebody else has changed this rollover since you opened it",
    someoneElseHint: "What you entered is kept. This is what is different now:",
    goOn: "Go on with it as it is now",
    noneLeft: "It cannot be done any more: the rollover has moved on.",
  },
});

/** What a button says that does it. */
export function nameOfAction(action: string): string {
  return strings.actions[action] ?? toWords(action);
}
