import type { LateReasonCode } from "@svc/rollover-rules/deadlines/late-reasons";

// The appendix of Rev. Proc. 2020-46, with only the amount changed. Section 3.02 requires this text or a substantially similar
// one.

export const TITLE = "Certification for late rollover contribution";

export const formatCertification = (amount: string) =>
  `Pursuant to Internal Revenue Service Revenue Procedure 2020-46, I certify that my contribution of ${amount} missed the 60-day rollover deadline for the reason(s) listed below under Reasons for Late Contribution. I am making this contribution as soon as practicable after the reason or reasons listed below no longer prevent me from making the contribution. I understand that this certification concerns only the 60-day requirement for a rollover and that, to complete the rollover, I must comply with all other tax law requirements for a valid rollover and with your rollover procedures.`;

export const RELIANCE =
  "Pursuant to Revenue Procedure 2020-46, unless you have actual knowledge to the contrary, you may rely on this certification to show that I have satisfied the conditions for a waiver of the 60-day rollover requirement for the amount identified above. You may not rely on this certification in determining whether the contribution satisfies other requirements for a valid rollover.";

export const REASONS_TITLE = "Reasons for Late Contribution";
export const REASONS_INTRODUCTION =
  "I intended to make the rollover within 60 days after receiving the distribution but was unable to do so for the following reason(s), marked with an X:";

/** In the letter's order. */
export const REASONS: Readonly<Record<LateReasonCode, string>> = {
  financial_institution_error:
    "An error was committed by the financial institution making the distribution or receiving the contribution.",
  check_misplaced:
    "The distribution was in the form of a check and the check was misplaced and never cashed.",
  wrong_account:
    "The distribution was deposited into and remained in an account that I mistakenly thought was a retirement plan or IRA.",
  residence_damaged: "My principal residence was severely damaged.",
  family_death: "One of my family members died.",
  serious_illness: "I or one of my family members was seriously ill.",
  incarceration: "I was incarcerated.",
  foreign_restrictions: "Restrictions were imposed by a foreign country.",
  postal_error: "A postal error occurred.",
  levy_returned:
    "The distribution was made on account of an IRS levy and the proceeds of the levy have been returned to me.",
  information_delayed:
    "The party making the distribution delayed providing information that the receiving plan or IRA required to complete the rollover despite my reasonable efforts to obtain the information.",
  unclaimed_property: "The distribution was made to a state unclaimed property fund.",
};

export const DECLARATION = [
  "I declare that the representations made in this document are true and that the IRS has not previously denied a request for a waiver of the 60-day rollover requirement with respect to a rollover of all or part of the distribution to which this contribution relates. I understand that in the event I am audited and the IRS does not grant a waiver for this contribution, I may be subject to income and excise taxes, interest, and penalties. If the contribution is made to an IRA, I understand you will be required to report the contribution to the IRS. I also understand that I should retain a copy of this signed certification with my tax records.",
] as const;
