import { isIra } from "@svc/rollover-rules/eligibility/rollover-chart";
import type { Rollover } from "@svc/rollover-rules/rollover";
import type { RolloverType } from "@svc/rollover-rules/rollover-states";

export const LETTER_KINDS = {
  letter_of_acceptance:
    "The destination custodian accepts the assets. Required by many source custodians (LOA).",
  transfer_request:
    "The destination custodian requests a trustee-to-trustee transfer from the source custodian.",
  direct_rollover_request: "The destination custodian requests a direct rollover from the source custodian.",
  payment_transmittal: "The source custodian describes its payment to the destination custodian.",
  spousal_consent: "A form for the consent of the participant's spouse, with a witness.",
  self_certification: "The participant's certification for late money (Rev. Proc. 2020-46).",
  cover_sheet: "A cover sheet for mail and fax, with a QR code of the rollover's ID.",
  nigo: "A deficiency letter to the participant: the open reasons why the request is not in good order (NIGO), and their remedies.",
} as const;
export type LetterKind = keyof typeof LETTER_KINDS;

/** Kinds whose wording can be changed. The IRS wrote the self-certification, and a cover sheet has no text. */
export const WORDED_KINDS = [
  "letter_of_acceptance",
  "transfer_request",
  "direct_rollover_request",
  "payment_transmittal",
  "spousal_consent",
  "nigo",
] as const satisfies readonly LetterKind[];
export type WordedKind = (typeof WORDED_KINDS)[number];

/** Kinds that the organization signs. The participant or the spouse signs the others, except the cover sheet. */
const SIGNED_KINDS: readonly LetterKind[] = [
  "letter_of_acceptance",
  "transfer_request",
  "direct_rollover_request",
  "payment_transmittal",
  "nigo",
];

export function isSignedByOrganization(kind: LetterKind): boolean {
  return SIGNED_KINDS.includes(kind);
}

export const LETTER_TITLES: Readonly<Record<LetterKind, string>> = {
  letter_of_acceptance: "Letter of acceptance",
  transfer_request: "Request for a trustee-to-trustee transfer",
  direct_rollover_request: "Request for a direct rollover",
  payment_transmittal: "Payment transmittal",
  spousal_consent: "Spousal consent",
  self_certification: "Certification for late rollover contribution",
  cover_sheet: "Cover sheet",
  nigo: "Request not in good order",
};

/**
 * Sources: IRC §401(a)(31) and §402(c)(8)(B) (direct rollovers, eligible retirement plans), Rev. Rul. 78-406
 * (trustee-to-trustee transfers), §417(a)(2) (spousal consent).
 */
export const DEFAULT_PARAGRAPHS: Readonly<Record<WordedKind, readonly string[]>> = {
  letter_of_acceptance: [
    "{{destination.custodian}} accepts the {{rollover.type}} of the assets described below, for the benefit of {{participant.name}}.",
    "The receiving account is a {{destination.accountType}}. It is, or is intended to be, an eligible retirement plan as defined in Internal Revenue Code §402(c)(8)(B), and it can receive these assets.",
    "Please pay the assets as described below, and include the reference with the payment.",
  ],
  transfer_request: [
    "On behalf of {{participant.name}}, we request the transfer of the assets described below directly to {{destination.custodian}}.",
    "This is a trustee-to-trustee transfer (Rev. Rul. 78-406). Please do not pay the participant, and do not withhold income tax.",
  ],
  direct_rollover_request: [
    "On behalf of {{participant.name}}, we request that you pay the assets described below directly to {{destination.custodian}}.",
    "The payment is an eligible rollover distribution, rolled over directly (Internal Revenue Code §401(a)(31)). Please do not pay the participant, and do not withhold income tax.",
  ],
  payment_transmittal: [
    "{{source.custodian}} sends the assets described below to {{destination.custodian}}, for the benefit of {{participant.name}}. The payment is a {{rollover.type}}.",
    "If you cannot accept the payment, please return it to us. Do not pay it to the participant.",
  ],
  spousal_consent: [
    "I am the spouse of {{participant.name}}. I consent to the payment of the benefits described below to {{destination.custodian}}.",
    "I understand that I am giving up benefits that I would otherwise have under the plan (Internal Revenue Code §417(a)(2)). I sign voluntarily. A notary or a plan representative must witness this consent.",
  ],
  nigo: [
    "{{participant.name}}, we cannot continue your {{rollover.type}} from {{source.custodian}} to {{destination.custodian}} yet. The request is not in good order, for the reasons below.",
    "Please resolve each reason as described, and include the reference with everything you send.",
  ],
};

const DIRECT_PAYMENT_TYPES: readonly RolloverType[] = ["direct", "trustee_transfer"];

const TYPES_BY_KIND: Partial<Record<LetterKind, readonly RolloverType[]>> = {
  letter_of_acceptance: DIRECT_PAYMENT_TYPES,
  transfer_request: ["trustee_transfer"],
  direct_rollover_request: ["direct"],
  payment_transmittal: DIRECT_PAYMENT_TYPES,
};

/** Returns why the kind does not fit the rollover, or null. */
export function findMisfit(
  kind: LetterKind,
  { type, sourceAccountType }: Pick<Rollover, "type" | "sourceAccountType">,
): string | null {
  const types = TYPES_BY_KIND[kind];
  if (types && !types.includes(type)) {
    return `A ${kind} is for rollovers of type ${types.join(" or ")}. This rollover is of type ${type}.`;
  }
  if (kind === "spousal_consent" && isIra(sourceAccountType)) {
    return "A spousal_consent is for payments from a plan. The source account is an IRA.";
  }
  return null;
}
