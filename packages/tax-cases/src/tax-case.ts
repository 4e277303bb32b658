import type { Rollover } from "@svc/rollover-rules/rollover";
import type {
  CorrectedReturn,
  CorrectionMethod,
  CorrectionReason,
} from "@svc/rollover-rules/tax/report/form-corrections";

/** Boxes by the label printed on the form. Omitted boxes are blank. */
export type BoxValues = Record<string, string | number | boolean | string[]>;

export interface ExpectedForms {
  "1099-R"?: BoxValues[];
  "5498"?: BoxValues[];
}

/** Input of a case. Days are `YYYY-MM-DD`. Money is a decimal string. */
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
 * Method of checking the expected forms. `source_text`: against the form instructions. `secondary_source`: against third-party
 * descriptions. `not_compared`: not checked.
 */
export type Verification = "source_text" | "secondary_source" | "not_compared";

/** The correction of a filed form. */
export interface ExpectedCorrection {
  form: "1099-R" | "5498";
  year: number;
  method: CorrectionMethod;
  reason: CorrectionReason;
  returns: (Pick<CorrectedReturn<never>, "indicator" | "recipient"> & { boxes: BoxValues })[];
}

/**
 * An action with its parameters, and the day `on` which it is recorded. Besides the actions of a rollover, `action` can be `file_forms`,
 * `change_recipient` or `record_cash_payment`.
 */
export type TaxCaseEvent = { on: string; action: string } & Record<string, unknown>;

export interface TaxCase {
  id: string;
  /** One line that an accountant understands. */
  title: string;
  sources: string[];
  verification: Verification;
  /** An open question that a tax professional should answer. */
  notes: string | null;
  given: TaxCaseFacts;
  events: TaxCaseEvent[];
  /** By tax year. No forms in other years. */
  forms: Record<string, ExpectedForms>;
  /** Corrections of the forms that the case files with `file_forms`. */
  corrections: ExpectedCorrection[];
  /** Code of the rule that prohibits the rollover. Null if the rollover is allowed. */
  refusedBy: string | null;
}
