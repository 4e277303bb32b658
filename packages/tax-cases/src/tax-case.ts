import type { Rollover } from "@svc/rollover-rules/rollover";
import type {
  CorrectedReturn,
  CorrectionMethod,
  CorrectionReason,
} from "@svc/rollover-rules/tax/report/form-corrections";

/** Values by the box's label on the form. Omitted boxes are blank. */
export type BoxValues = Record<string, string | number | boolean | string[]>;

export interface ExpectedForms {
  "1099-R"?: BoxValues[];
  "5498"?: BoxValues[];
}

/** Days are `YYYY-MM-DD`. Money is a decimal string. */
export interface TaxCaseFacts {
  type: Rollover["type"];
  from: Rollover["sourceAccountType"];
  to: Rollover["destinationAccountType"];
  birthDate?: string | null;
  relationship?: Rollover["relationship"];
  planKind?: Rollover["planKind"];
  /** Day of the first contribution to the source account. */
  firstContributionDate?: string | null;
  /** Null for the whole account. */
  amount?: string | null;
  moneySources?: Partial<Rollover["moneySources"][number]>[];
  attestations?: Rollover["attestations"];
}

/**
 * How the expected forms were checked: against the form instructions (`source_text`), against third-party
 * descriptions (`secondary_source`), or not at all.
 */
export type Verification = "source_text" | "secondary_source" | "not_compared";

export interface ExpectedCorrection {
  form: "1099-R" | "5498";
  year: number;
  method: CorrectionMethod;
  reason: CorrectionReason;
  returns: (Pick<CorrectedReturn<never>, "indicator" | "recipient"> & { boxes: BoxValues })[];
}

/**
 * `on` is the day of recording. `action` is an action of a rollover, `file_forms`, `change_recipient` or
 * `record_cash_payment`. The other fields are the action's parameters.
 */
export type TaxCaseEvent = { on: string; action: string } & Record<string, unknown>;

export interface TaxCase {
  id: string;
  title: string;
  sources: string[];
  verification: Verification;
  /** Open question for a tax professional. */
  notes: string | null;
  given: TaxCaseFacts;
  events: TaxCaseEvent[];
  /** By tax year. Other years have no forms. */
  forms: Record<string, ExpectedForms>;
  /** Corrections of the forms filed by `file_forms` events. */
  corrections: ExpectedCorrection[];
  /** Code of the rule that prohibits the rollover. Null if it is allowed. */
  refusedBy: string | null;
}
