import { enumField } from "@svc/service-kit/fields";
import { z } from "zod";

/** Rev. Proc. 2020-46, section 3.02(2)(a) to (l), in the words of its model letter. */
export const LATE_REASONS = {
  financial_institution_error:
    "An error was committed by the financial institution making the distribution or receiving the contribution.",
  check_misplaced:
    "The distribution was in the form of a check and the check was misplaced and never cashed.",
  wrong_account:
    "The distribution was deposited into and remained in an account that was mistakenly thought to be a retirement plan or IRA.",
  residence_damaged: "The participant's principal residence was severely damaged.",
  family_death: "One of the participant's family members died.",
  serious_illness: "The participant, or one of their family members, was seriously ill.",
  incarceration: "The participant was incarcerated.",
  foreign_restrictions: "Restrictions were imposed by a foreign country.",
  postal_error: "A postal error occurred.",
  levy_returned:
    "The distribution was made on account of an IRS levy, and the proceeds of the levy were returned to the participant.",
  information_delayed:
    "The party making the distribution delayed providing information that the receiving plan or IRA required, despite reasonable efforts to obtain it.",
  unclaimed_property: "The distribution was made to a state unclaimed property fund.",
} as const;
export type LateReasonCode = keyof typeof LATE_REASONS;

/**
 * Contributions within 30 days after the reason ended count as made as soon as practicable (section 3.02(3)).
 */
export const SAFE_HARBOR_DAYS = 30;

export const lateReasonCodeField = enumField(
  "LateReasonCode",
  "Reason the money arrived after the 60 days (Rev. Proc. 2020-46, section 3.02(2)).",
  LATE_REASONS,
);

const declarationField = (description: string) =>
  z.literal(true, "must be true for a certification").describe(description);

/** The participant's other declarations (section 3.02(1), (3)). Days are `YYYY-MM-DD`. */
export interface SelfCertification {
  certifiedOn: string;
  noPreviousDenial: true;
  asSoonAsPracticable: true;
  reasonEndedOn?: string | null | undefined;
}

export const declarationFields = {
  noPreviousDenial: declarationField(
    "The IRS has not previously denied a waiver of the 60 days for this distribution (section 3.02(1)).",
  ),
  asSoonAsPracticable: declarationField(
    "The contribution was made as soon as practicable after the reason no longer prevented it (section 3.02(3)).",
  ),
};
