import type { Money } from "@svc/rollover-rules/money/money";

export interface Bai2State {
  groups: number;
  /** Lines of the file so far. */
  lines: number;
  sum: bigint;
  /** False after an account without the sums 100 and 400. */
  hasTotals: boolean;
  controlCredits: bigint;
  controlDebits: bigint;
}

export interface GroupState {
  line: number;
  asOf: string | null;
  currency: string;
  accounts: number;
  lines: number;
  sum: bigint;
}

export interface AccountState {
  line: number;
  number: string;
  asOf: string | null;
  lines: number;
  sum: bigint;
  credit: bigint;
  debit: bigint;
  statedCredits: Money | null;
  statedDebits: Money | null;
}
