import { AuditChainCheck, findAuditHead, inSqlTransaction, readAuditLinks } from "@svc/database";
import type { ApiContext } from "../context.ts";
import { findCheck } from "./check-store.ts";

/** Limit of rows verified within a request. */
const AT_ONCE = 2_000;

export interface Verification {
  /** End of the last complete round. */
  verifiedAt: Date | null;
  /** Last verified row. */
  verifiedTo: number;
  rows: number;
  fault: { sequence: number; detail: string } | null;
}

/** Continues from where the worker has verified the chain, up to a limit. Verifies a short chain completely. */
export async function verifyNow(
  { db, clock }: Pick<ApiContext, "db" | "clock">,
  chain: string,
): Promise<Verification> {
  return inSqlTransaction(
    db,
    async (tx) => {
      const head = await findAuditHead(tx, chain);
      const rows = head?.sequence ?? 0;
      const known = await findCheck(tx, chain);
      const isShort = rows <= AT_ONCE;
      const from = isShort || !known ? null : { sequence: known.verifiedSequence, hash: known.verifiedHash };
      const check = new AuditChainCheck([], from);
      const links = await readAuditLinks(tx, chain, check.last.sequence, AT_ONCE + 1);
      for (const link of links.slice(0, AT_ONCE)) check.add(link);
      if (links.length <= AT_ONCE) check.end(head);
      const [found = null] = check.faults;
      return {
        verifiedAt: isShort ? clock.now() : (known?.verifiedAt ?? null),
        verifiedTo: check.last.sequence,
        rows,
        fault: (isShort ? null : known?.fault) ?? found,
      };
    },
    "REPEATABLE READ",
  );
}
