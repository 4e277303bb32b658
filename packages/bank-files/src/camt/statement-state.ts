/** Entries read so far. Sums are in cents. */
export interface StatementState {
  /** The account's number. */
  account: string | null;
  createdOn: string | null;
  /** Sums of all entries, including those that are not booked. */
  credit: bigint;
  debit: bigint;
  /** Sums of the booked entries, which balances include. */
  booked: { credit: bigint; debit: bigint };
  entryCount: number;
  counts: { credit: number; debit: number };
}

export function createStatementState(account: string | null, createdOn: string | null): StatementState {
  return {
    account,
    createdOn,
    credit: 0n,
    debit: 0n,
    booked: { credit: 0n, debit: 0n },
    entryCount: 0,
    counts: { credit: 0, debit: 0 },
  };
}
