import type { Money } from "@svc/rollover-rules/money/money";

// Amounts of type `bigint` are in cents. Counts and sums cover the records read so far, and are compared with the trailers.

export interface Bai2State {
  groups: number;
  lines: number;
  sum: bigint;
  /** False after an account that lacks a stated sum of credits (type code 100) or debits (400). */
  hasTotals: boolean;
  /** Sums of the stated sums of all accounts. */
  controlCredits: bigint;
  controlDebits: bigint;
}

export interface GroupState {
  /** Line of the group header (02). */
  line: number;
  asOf: string | null;
  currency: string;
  accounts: number;
  lines: number;
  sum: bigint;
}

export interface AccountState {
  /** Line of the account header (03). */
  line: number;
  number: string;
  asOf: string | null;
  lines: number;
  sum: bigint;
  credit: bigint;
  debit: bigint;
  /** From the account header (type codes 100 and 400). */
  statedCredits: Money | null;
  statedDebits: Money | null;
}
