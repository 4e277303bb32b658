import type { DocumentType } from "../workflow/action-params.ts";

// Reasons for requests not in good order (NIGO). Sources: 17 CFR §240.17Ad-15 (medallion guarantees), IRC
// §401(a)(31) and §402(c)(4) (eligible rollover distributions), §417(a)(2) (spousal consent).

const NIGO_FIXERS = [
  "participant",
  "integrator",
  "operations",
  "source_custodian",
  "destination_custodian",
] as const;
export type NigoFixer = (typeof NIGO_FIXERS)[number];

/**
 * `correct_rollover`: correct the rollover, or cancel it and create a new one. `contact_custodian`: resolve the
 * deficiency with the custodian.
 */
const NIGO_STEPS = [
  "provide_document",
  "correct_rollover",
  "correct_account",
  "contact_custodian",
  "cancel",
] as const;
export type NigoStep = (typeof NIGO_STEPS)[number];

export interface NigoReason {
  meaning: string;
  remedy: string;
  fixedBy: NigoFixer;
  step: NigoStep;
  documentType: DocumentType | null;
  /** True if the request must be sent to the custodian again. */
  mustResend: boolean;
}

const FORM = { step: "provide_document", documentType: "distribution_form", mustResend: true } as const;
const WITHOUT_DOCUMENT = { documentType: null, mustResend: true } as const;

export const NIGO_REASONS = {
  signature_missing: {
    meaning: "A required signature is missing.",
    remedy: "Sign and date the form in every marked place, and provide it again.",
    fixedBy: "participant",
    ...FORM,
  },
  signature_mismatch: {
    meaning: "The signature does not match the signature on file.",
    remedy: "Sign exactly as in the account's records, or provide a form with a signature guarantee.",
    fixedBy: "participant",
    ...FORM,
  },
  wet_signature_required: {
    meaning: "The custodian does not accept an electronic signature.",
    remedy: "Print the form, sign it in ink and mail the original.",
    fixedBy: "participant",
    ...FORM,
  },
  medallion_missing: {
    meaning: "The medallion signature guarantee is missing.",
    remedy:
      "Have the form signed and stamped by a medallion guarantor. A notary's seal does not replace the stamp.",
    fixedBy: "participant",
    ...FORM,
  },
  medallion_insufficient: {
    meaning: "The prefix of the medallion stamp covers less than the amount of the transfer.",
    remedy: "Have the form stamped again by a guarantor whose prefix covers the amount.",
    fixedBy: "participant",
    ...FORM,
  },
  notarization_missing: {
    meaning: "The notarization is missing or incomplete.",
    remedy: "Sign the form in front of a notary, with the notary's seal, date and commission expiration.",
    fixedBy: "participant",
    ...FORM,
  },
  spousal_consent_missing: {
    meaning: "The spouse's consent is missing, or it was not witnessed.",
    remedy: "Provide the spouse's signed consent, witnessed by a notary or a plan representative.",
    fixedBy: "participant",
    step: "provide_document",
    documentType: "spousal_consent",
    mustResend: true,
  },
  form_incomplete: {
    meaning: "Pages or required fields of the form are missing.",
    remedy: "Complete every field and provide all pages of the form.",
    fixedBy: "participant",
    ...FORM,
  },
  form_expired: {
    meaning: "The form is out of date, or its signature is too old.",
    remedy: "Complete and sign the custodian's current form.",
    fixedBy: "participant",
    ...FORM,
  },
  statement_expired: {
    meaning: "The account statement is missing or too old.",
    remedy: "Provide the latest statement, with the name, the account number and the account type.",
    fixedBy: "participant",
    step: "provide_document",
    documentType: "statement",
    mustResend: true,
  },
  loa_missing: {
    meaning: "The letter of acceptance (LOA) is missing.",
    remedy: "Provide a signed letter of acceptance from the destination custodian.",
    fixedBy: "destination_custodian",
    step: "provide_document",
    documentType: "loa",
    mustResend: true,
  },
  power_of_attorney_missing: {
    meaning: "A person signed for the participant, and no power of attorney is on file.",
    remedy: "Provide the power of attorney, or have the participant sign.",
    fixedBy: "participant",
    step: "provide_document",
    documentType: "other",
    mustResend: true,
  },
  death_certificate_missing: {
    meaning: "The death certificate is missing.",
    remedy: "Provide a certified copy of the death certificate.",
    fixedBy: "participant",
    step: "provide_document",
    documentType: "death_certificate",
    mustResend: true,
  },
  account_number_mismatch: {
    meaning: "The account number does not match the custodian's records.",
    remedy: "Check the number against a statement, correct it and send the request again.",
    fixedBy: "integrator",
    step: "correct_rollover",
    ...WITHOUT_DOCUMENT,
  },
  name_mismatch: {
    meaning: "The name does not match the custodian's records.",
    remedy:
      "Use the name on the account. After a name change, update the account, send the new instructions, and provide the marriage certificate or court order.",
    fixedBy: "participant",
    step: "correct_account",
    ...WITHOUT_DOCUMENT,
  },
  identity_mismatch: {
    meaning: "The date of birth or Social Security number does not match the custodian's records.",
    remedy: "Check the date of birth and Social Security number, and correct the wrong record.",
    fixedBy: "participant",
    step: "correct_account",
    ...WITHOUT_DOCUMENT,
  },
  plan_information_missing: {
    meaning: "The plan's name or employer identification number (EIN) is missing or wrong.",
    remedy: "Take the plan's name and EIN from a plan statement, and send the request again.",
    fixedBy: "integrator",
    step: "correct_rollover",
    ...WITHOUT_DOCUMENT,
  },
  transfer_type_mismatch: {
    meaning: "The type of the transfer does not fit the accounts.",
    remedy: "Check both account types, and request a direct rollover or a trustee-to-trustee transfer.",
    fixedBy: "integrator",
    step: "correct_rollover",
    ...WITHOUT_DOCUMENT,
  },
  destination_account_not_open: {
    meaning: "The destination account is not open.",
    remedy: "Open the destination account, then send the request again.",
    fixedBy: "destination_custodian",
    step: "contact_custodian",
    ...WITHOUT_DOCUMENT,
  },
  destination_account_type_mismatch: {
    meaning: "The type of the destination account cannot receive this money.",
    remedy: "Use a destination account of a type that can receive the money.",
    fixedBy: "integrator",
    step: "correct_rollover",
    ...WITHOUT_DOCUMENT,
  },
  delivery_address_wrong: {
    meaning: "The delivery address is missing or wrong.",
    remedy: "Confirm the address with the destination custodian, and send the request again.",
    fixedBy: "integrator",
    step: "correct_rollover",
    ...WITHOUT_DOCUMENT,
  },
  wrong_payee: {
    meaning: "The payee is not the destination custodian for the benefit of the participant.",
    remedy: "Use the payee line from the rollover's instructions.",
    fixedBy: "integrator",
    step: "correct_rollover",
    ...WITHOUT_DOCUMENT,
  },
  ineligible_money_type: {
    meaning: "Part of the money cannot be rolled over, such as a required minimum or hardship distribution.",
    remedy: "Exclude the part that is not eligible, and request the rest.",
    fixedBy: "integrator",
    step: "correct_rollover",
    ...WITHOUT_DOCUMENT,
  },
  outstanding_loan: {
    meaning: "A plan loan is outstanding.",
    remedy: "Repay the loan, or confirm to the plan that it can be offset against the account.",
    fixedBy: "participant",
    step: "contact_custodian",
    ...WITHOUT_DOCUMENT,
  },
  employment_restriction: {
    meaning: "The plan does not allow the distribution while the participant is employed.",
    remedy: "Ask the employer to report the termination to the plan, or confirm an in-service distribution.",
    fixedBy: "source_custodian",
    step: "contact_custodian",
    ...WITHOUT_DOCUMENT,
  },
  vesting_unconfirmed: {
    meaning: "The employer has not confirmed the vested balance.",
    remedy: "Ask the employer or the plan administrator to confirm the vested balance.",
    fixedBy: "source_custodian",
    step: "contact_custodian",
    documentType: null,
    mustResend: false,
  },
  duplicate_request: {
    meaning: "The custodian already has a request for this money.",
    remedy: "Find the first request. Cancel this one if both are for the same money.",
    fixedBy: "operations",
    step: "cancel",
    documentType: null,
    mustResend: false,
  },
  other: {
    meaning: "Another reason, described in the detail.",
    remedy: "Correct the problem described in the detail.",
    fixedBy: "operations",
    step: "contact_custodian",
    ...WITHOUT_DOCUMENT,
  },
} as const satisfies Record<string, NigoReason>;

export type NigoCode = keyof typeof NIGO_REASONS;
export const NIGO_CODES = Object.keys(NIGO_REASONS) as [NigoCode, ...NigoCode[]];

export function isNigoCode(code: string): code is NigoCode {
  return Object.hasOwn(NIGO_REASONS, code);
}

export function getNigoReason(code: NigoCode): NigoReason {
  return NIGO_REASONS[code];
}
