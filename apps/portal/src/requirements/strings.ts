import { localize } from "../shell/language.ts";

export const strings = localize({
  en: {
    title: "Requirements you added",
    hint: {
      plan: "These are in addition to the recordkeeper's requirements in the directory.",
      custodian:
        "These are in addition to the directory's requirements above. Only your organization sees them.",
    },
    none: "No requirements added yet.",
    add: "Add requirements",
    change: "Change",
    changeTitle: "Change requirements",
    newVersionHint: (version: number) =>
      `Saves version ${version}, which replaces the current one. Earlier versions stay listed.`,
    addHint:
      "Enter requirements that the directory does not list. They apply in addition to the directory's requirements.",
    save: "Save requirements",
    cancel: "Cancel",
    saved: "Requirements saved",
    confirm: "Confirm",
    confirmTitle: "Confirm requirements",
    confirmHint:
      "Ask the plan or custodian whether these still apply. If something is different, close this and choose Change.",
    confirmUntil: "Confirmed until",
    confirmUntilHint: "Leave empty for twelve months from today. At most five years.",
    confirmNow: "They still apply",
    confirmed: "Requirements confirmed",
    version: (version: number) => `Version ${version}`,
    earlier: (count: number) => (count === 1 ? "1 earlier version" : `${count} earlier versions`),
    expired: (day: string) => `Expired on ${day}`,
    expiredHint:
      "These requirements still apply, but instructions carry a warning until someone confirms the requirements.",
    expiresIn: (days: number) =>
      days === 0 ? "Expires today" : days === 1 ? "Expires tomorrow" : `Expires in ${days} days`,
    confirmedUntil: (day: string) => `Confirmed until ${day}`,
    required: "Required",
    names: {
      loa: "Letter of acceptance (LOA)",
      medallion: "Medallion signature guarantee",
      notarization: "Notarization",
      spousalConsent: "Spousal consent",
      wetSignature: "Wet signature",
    },
    nothing: "No additional requirements",
    enclosures: "Enclose",
    signers: "Who can sign",
    sendTo: "Where to send",
    fax: "Fax",
    email: "Email",
    portal: "Online",
    days: "Processing time",
    note: "Note",
    source: "Source",
    learned: (day: string) => `learned on ${day}`,
    by: "Entered by",
    lastConfirmed: "Last confirmed",
    requirementsLabel: "Documents and signatures",
    requirementsHelp: "Check each item that the plan or custodian requires but the directory does not list.",
  },
});
