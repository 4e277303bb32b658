import { AuditChainCheck, findAuditHead, inSqlTransaction, readAuditLinks } from "@svc/database";
import type { ApiContext } from "../context.ts";
import { findCheck } from "./check-store.ts";

/** As many rows are verified while somebody waits. */
const AT_ONCE = 2_000;

/** What is known of an organization's chain. */
export interface Verification {
  /** When the last whole round ended; null where none has. */
  verifiedAt: Date | null;
  /** Up to which row it is verified, as far as is known now. */
  verifiedTo: number;
  /** How many rows there are. */
  rows: number;
  fault: { sequence: number; detail: string } | null;
}

/**
 * What the worker has found of a chain, gone on with from there as far as may be waited for. A short chain is verified whole,
 * here and now.
 */
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
