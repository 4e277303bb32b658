export interface StatementState {
  account: string | null;
  createdOn: string | null;
  credit: bigint;
  debit: bigint;
  /** Sums of booked entries, which balances include. */
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
