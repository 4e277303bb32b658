import { localize } from "../shell/language.ts";

export const strings = localize({
  en: {
    title: "Payment details you added",
    hint: {
      plan: "Where to send money for this plan. Confirmed details replace the recordkeeper's details in the directory.",
      custodian: "Where to send money for this custodian. Confirmed details replace the directory's details.",
    },
    none: "No payment details added yet.",
    add: "Add payment details",
    addHint:
      "Instructions use payment details only after another person calls the plan or custodian and confirms the details. Account numbers are encrypted, and only the last digits are shown here.",
    save: "Save for call-back",
    cancel: "Cancel",
    saved: "Payment details saved. A second person must confirm them.",
    statuses: {
      unconfirmed: "Waiting for call-back",
      confirmed: "Confirmed",
      rejected: "Rejected",
      superseded: "Replaced",
    },
    earlier: (count: number) =>
      count === 1 ? "1 replaced or rejected entry" : `${count} replaced or rejected entries`,
    own: "You entered these details, so another person must confirm them",
    ownHint:
      "A second person who calls the plan or custodian protects against forged bank details. Ask a teammate with the Operations role to open this page.",
    payee: "Checks payable to",
    checkAddress: "Send checks to",
    wire: "Wire",
    ach: "ACH",
    routing: "Routing number",
    account: "Account",
    further: "For further credit",
    dtc: "DTC number (for ACATS)",
    source: "Source",
    contactPhone: "Phone number that came with the details",
    doNotCall: "Don't use it for the call-back",
    by: "Entered by",
    confirmedBy: "Confirmed by",
    rejectedBy: "Rejected by",
    call: "Call-back",
    callWith: (name: string, phone: string) => `${name}, ${phone}`,
    phoneFrom: (source: string) => `Number from: ${source}`,
    reason: "Reason",
    confirm: "Confirm after call-back",
    confirmTitle: "Confirm payment details",
    steps: [
      "Find a phone number that did not come with these details, such as one on an account statement.",
      "Call it, and ask the person to read you the payee, the routing number and the account number.",
      "Compare the answers with the details below, which show only the last digits of account numbers.",
    ],
    phone: "Number you called",
    phoneHint: (contactPhone: string | null) =>
      contactPhone === null
        ? "It must not come from the same letter or email as the details."
        : `Not ${contactPhone}, which came with the details.`,
    phoneSource: "Where you found the number",
    phoneSourceHint: "For example, the account statement of March 2026.",
    spokeWith: "Who confirmed the details",
    spokeWithHint: "Name and department.",
    replaces:
      "These details replace the current confirmed details. Rollovers approved with other details need a new approval.",
    confirmNow: "The details are correct",
    confirmed: "Payment details confirmed",
    reject: "Reject",
    rejectTitle: "Reject payment details",
    rejectHint: "This is final. Instructions don't use rejected details.",
    rejectReason: "Why the details are wrong",
    rejectNow: "Reject details",
    rejected: "Payment details rejected",
    blockedReasons: {
      wrong_person:
        "You entered these details, or created or rotated the API key that entered them. Another person must confirm the details.",
      recently_invited:
        "You and the person who entered these details are linked: in the last 72 hours, one of you invited or promoted the other, or the same person invited or promoted you both. Another person must confirm the details.",
      person_required: "Only a signed-in person can confirm payment details.",
    } as Record<string, string>,
    cannotConfirm: "You can't confirm these details",
  },
});
