import type { Rollover } from "@svc/rollover-rules/rollover";

/** Boxes by the label printed on the form. Omitted boxes are blank. */
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

/** An action with its parameters, on the day it is recorded. */
export type TaxCaseEvent = { on: string; action: string } & Record<string, unknown>;

export interface TaxCase {
  id: string;
  /** One line that an accountant understands. */
  title: string;
  sources: string[];
  given: TaxCaseFacts;
  events: TaxCaseEvent[];
  /** By tax year. No forms in other years. */
  forms: Record<string, ExpectedForms>;
}
