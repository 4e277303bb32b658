import type { BankFileTotals } from "@svc/bank-files";
import type { ReturnMatch } from "@svc/rollover-rules/incoming/match-return";
import type { Money } from "@svc/rollover-rules/money/money";

/** Warnings do not prevent the import. */
export interface FileWarning {
  line: number;
  code: string;
  message: string;
}

/** A return that took money back, with the earlier arrivals that its number identifies. */
export interface FileReturn {
  line: number;
  amount: Money;
  receivedOn: string;
  returnCode: string | null;
  returnReason: string | null;
  originalTraceNumber: string | null;
  /** Number of a bounced check. */
  checkNumber: string | null;
  /** Null if no arrival has the number and the amount. */
  incomingFundsId: string | null;
  /** Absent in older files. */
  match?: ReturnMatch;
  /** IDs of the funds that the return takes back, or of the candidates if a person decides. Absent in older files. */
  fundsIds?: string[];
}

export interface FileTotals extends BankFileTotals {
  arrivals: number;
  suspectedDuplicates: number;
}
