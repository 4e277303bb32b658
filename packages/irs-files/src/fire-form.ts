import type { Money } from "@svc/rollover-rules/money/money";

export interface FireAddress {
  street: string;
  city: string;
  /** Postal abbreviation of a state, territory or military post. */
  state: string;
  /** Five or nine digits. */
  zip: string;
}

export interface FireTransmitter {
  /** Nine digits. */
  tin: string;
  /** Transmitter Control Code (TCC): five letters and digits. */
  controlCode: string;
  name: string;
  address: FireAddress;
  contact: { name: string; phone: string; email: string };
}

export interface FirePayer {
  /** Nine digits. */
  tin: string;
  name: string;
  address: FireAddress;
  phone: string;
}

export interface FireRecipient {
  /** Nine digits of an SSN, ITIN or ATIN. */
  tin: string;
  name: string;
  address: FireAddress;
}

/** Null is a blank box. */
export interface FireBoxes1099R {
  box1GrossDistribution: Money;
  box2aTaxableAmount: Money | null;
  box2bTaxableAmountNotDetermined: boolean;
  box2bTotalDistribution: boolean;
  box4FederalTaxWithheld: Money;
  box5EmployeeContributions: Money | null;
  box6UnrealizedAppreciation: Money | null;
  box7DistributionCode: string;
  box7IraSepSimple: boolean;
  box10AllocableToInPlanRollover: Money | null;
  box11FirstRothYear: number | null;
  box14StateTaxWithheld: Money;
  /** Postal abbreviation. */
  box15State?: string | null;
}

/** Null is a blank box. */
export interface FireBoxes5498 {
  box7Ira: boolean;
  box7Sep: boolean;
  box7Simple: boolean;
  box7RothIra: boolean;
  box2RolloverContributions: Money | null;
  box3RothConversion: Money | null;
  box13aLateContribution: Money | null;
  box13bYear: number | null;
  /** `SC`, `PO` or `FD`, or `EO` or `PL` with a number, such as `EO13239`. */
  box13cCode: string | null;
  box14aRepayments: Money | null;
  box14bCode: string | null;
}

interface FormParts {
  /**
   * Null for an original form. `G` corrects amounts, codes or checkboxes (Error Type 1), or withdraws a form
   * by reporting zeros. `C` replaces a form that `G` withdrew because the TIN or name was wrong (Error Type
   * 2). `G` and `C` forms repeat the account number of the filed form.
   */
  correction: "G" | "C" | null;
  /** Identifies the form among the recipient's forms, up to 20 characters. */
  accountNumber: string;
  recipient: FireRecipient;
}

export type FireForm = FormParts &
  ({ form: "1099-R"; boxes: FireBoxes1099R } | { form: "5498"; boxes: FireBoxes5498 });

export interface FireFile {
  transmitter: FireTransmitter;
  payer: FirePayer;
  /** At least one. */
  forms: readonly FireForm[];
  taxYear: number;
  /** True for a year before the current filing year. */
  isPriorYear: boolean;
  isTest: boolean;
  /**
   * Postal abbreviations of the states to which the IRS forwards the forms (Combined Federal/State Filing
   * Program). The states must participate, and the payer must be approved for them. Default: none.
   */
  combinedFilingStates?: readonly string[];
}
