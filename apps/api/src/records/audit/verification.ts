import { AuditChainCheck, findAuditHead, inSqlTransaction, readAuditLinks } from "@svc/database";
import type { ApiContext } from "../../context/context.ts";
import { findCheck } from "./check-store.ts";

/** Rows verified within a request. */
const MAX_LINKS = 2_000;

export interface Verification {
  /** When the chain was last verified from its first entry to its end. */
  verifiedAt: Date | null;
  verifiedTo: number;
  rows: number;
  fault: { sequence: number; detail: string } | null;
}

/** Verifies a short chain completely. In a longer one, continues after the worker's last verified entry, up to a limit. */
export async function verifyNow(
  { db, clock }: Pick<ApiContext, "db" | "clock">,
  chain: string,
): Promise<Verification> {
  return inSqlTransaction(
    db,
    async (tx) => {
      const head = await findAuditHead(tx, chain);
      const rows = head?.sequence ?? 0;
      const stored = await findCheck(tx, chain);
      const isShort = rows <= MAX_LINKS;
      const checkpoint =
        isShort || !stored ? null : { sequence: stored.verifiedSequence, hash: stored.verifiedHash };
      const check = new AuditChainCheck([], checkpoint);
      const links = await readAuditLinks(tx, chain, { after: check.last.sequence, limit: MAX_LINKS + 1 });
      for (const link of links.slice(0, MAX_LINKS)) check.add(link);
      if (links.length <= MAX_LINKS) check.end(head);
      const [newIssue = null] = check.issues;
      return {
        verifiedAt: isShort ? clock.now() : (stored?.verifiedAt ?? null),
        verifiedTo: check.last.sequence,
        rows,
        fault: (isShort ? null : stored?.fault) ?? newIssue,
      };
    },
    { isolation: "REPEATABLE READ" },
  );
}
