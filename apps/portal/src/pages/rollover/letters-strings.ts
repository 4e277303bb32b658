import { toPhrase } from "../../forms/labels.ts";
import { localize } from "../../shell/language.ts";

export const strings = localize({
  en: {
    title: "Letters",
    none: "No letters yet. Issue a letter as a PDF with your letterhead and wording.",
    wording: "Letterhead and wording",
    issue: "Issue letter",
    issueHint: "A letter never changes. A new letter of the same kind replaces the earlier one.",
    kind: "Kind of letter",
    kinds: {
      letter_of_acceptance: ["Letter of acceptance (LOA)", "The destination accepts the assets."],
      transfer_request: ["Transfer request", "The destination requests a trustee-to-trustee transfer."],
      direct_rollover_request: ["Direct rollover request", "The destination requests a direct rollover."],
      payment_transmittal: ["Payment transmittal", "The source describes its payment to the destination."],
      spousal_consent: ["Spousal consent", "A form for the spouse to sign in front of a witness."],
      self_certification: ["Self-certification", "The participant's certification for late money."],
      cover_sheet: ["Cover sheet", "For mail and fax, with a QR code of the rollover's ID."],
    } as const,
    unavailable: "Not possible for this rollover",
    onlyForTypes: (types: readonly string[]) => `Only for ${types.map(toTypeName).join(" and ")}.`,
    onlyForPlans: "Only for payments from a plan. The source account is an IRA.",
    onlyForLateMoney: "Only for money that was received late, with a reason that can be self-certified.",
    fullNumbers: "Print full account numbers",
    fullNumbersHint: "Otherwise, the letter shows only the last characters.",
    cancel: "Cancel",
    issued: (kind: string, number: number) => `${kind} issued as letter ${number}`,
    letter: "Letter",
    status: "Status",
    actions: "Actions",
    numberOf: (number: number) => `Letter ${number}`,
    by: "by",
    replaces: (number: number) => `Replaces letter ${number}`,
    replacedBy: (number: number) => `Replaced by letter ${number}`,
    superseded: "Superseded",
    supersededBy: (version: number) =>
      `Superseded by version ${version} of the instructions. Issue this letter again.`,
    full: "Full account numbers",
    current: "Current",
    signed: "Signed",
    signedBy: (name: string, title: string) => [name, title].filter((part) => part !== "").join(", "),
    request: "Request e-signature",
    requestOf: (number: number) => `Request e-signature for letter ${number}`,
    requestTitle: (kind: string, number: number) => `Request e-signature for letter ${number}: ${kind}`,
    requestHint:
      "Sends the request to your e-signature provider's webhook endpoint. A new request replaces the earlier one.",
    provider: "E-signature provider",
    signerName: "Signer's name",
    signerEmail: "Signer's email",
    noEndpoints: "No provider yet",
    noEndpointsHint:
      "Add a webhook endpoint that is enabled and receives rollover.letter_signature_requested. Then request the signature.",
    webhooks: "Open webhooks",
    requestForm: { create: "Request e-signature", cancel: "Cancel" },
    requestedToast: (number: number) => `Signature of letter ${number} requested`,
    requests: {
      pending: "Signature requested",
      signed: "Signed externally",
      declined: "Signature declined",
      expired: "Signature request expired",
      outdated: "Signature request outdated",
    } as Readonly<Record<string, string>>,
    requestedFrom: (name: string, email: string) => `From ${name}, ${email}`,
    declinedBecause: (reason: string) => `Reason: ${reason}`,
    sealed: "Seal verified",
    notSealed: "Seal does not match",
    notSealedHint: "The letter or its PDF was changed outside the service. Do not send it.",
    download: "Download",
    downloadSigned: "Download signed",
    open: "Open",
    openSigned: "Open signed",
    actionOf: (action: string, number: number) => `${action}: letter ${number}`,
    sign: "Sign",
    signOf: (number: number) => `Sign letter ${number}`,
    signTitle: (kind: string, number: number) => `Sign letter ${number}: ${kind}`,
    signHint:
      "A typed signature. The signed copy records your name, title, account, the time, your IP address and the digest of the PDF.",
    signLoa: "A signed letter of acceptance is also added to the rollover's documents.",
    read: "Open the PDF to read it",
    name: "Full name",
    nameHint: "Type your name as your signature.",
    jobTitle: "Title",
    confirm: "I have read this letter, and I sign it for my organization.",
    signNow: "Sign letter",
    signedToast: (number: number) => `Letter ${number} signed`,
  },
});

function toTypeName(type: string): string {
  return type === "trustee_transfer"
    ? "trustee-to-trustee transfers"
    : `${toPhrase(type)} rollovers`;
}
