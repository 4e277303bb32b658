import { AuditChainCheck, findAuditHead, inSqlTransaction, readAuditLinks } from "@svc/database";
import type { ApiContext } from "../context.ts";
import { type AuditCheck, findCheck, listDueChains, saveCheck } from "./check-store.ts";

const LINKS_AT_ONCE = 1_000;
/** Limits a chain's turn to a few seconds. */
const LINKS_IN_A_TURN = 20_000;
/** The next run continues, so busy chains share turns with the others. */
const LINKS_IN_A_RUN = 200_000;
const CHAINS_IN_A_RUN = 1_000;
const ROUND_MS = 24 * 3_600_000;

/**
 * Verifies the audit chains in parts and stores the progress. Each chain is verified from its first row at least daily and whenever it has
 * grown, so changes of already verified rows are found too.
 */
export async function verifyInTurns(
  ctx: Pick<ApiContext, "db" | "clock" | "log">,
  inATurn = LINKS_IN_A_TURN,
): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - ROUND_MS);
  let left = LINKS_IN_A_RUN;
  for (const chain of await listDueChains(ctx.db.sql, before, CHAINS_IN_A_RUN)) {
    if (left <= 0) return;
    left -= await takeTurn(ctx, chain, Math.min(inATurn, left));
  }
}

/** @returns number of rows read, at least 1 */
async function takeTurn(
  ctx: Pick<ApiContext, "db" | "clock" | "log">,
  chain: string,
  limit: number,
): Promise<number> {
  const { rows, fault } = await inSqlTransaction(
    ctx.db,
    async (tx) => {
      const known = await findCheck(tx, chain);
      const start = known && known.sequence > 0 ? known : null;
      const head = await findAuditHead(tx, chain);
      const check = new AuditChainCheck([], start);
      let rows = 0;
      let isAtEnd = false;
      while (rows < limit && !isAtEnd) {
        const asked = Math.min(LINKS_AT_ONCE, limit - rows);
        const links = await readAuditLinks(tx, chain, check.last.sequence, asked);
        for (const link of links) check.add(link);
        rows += links.length;
        isAtEnd = links.length < asked;
      }
      if (isAtEnd) check.end(head);
      const [found = null] = check.faults;
      const stored = known?.fault ?? null;
      // A stored fault after this position is from the previous round. It counts until this round reaches it.
      const isOfRound = stored !== null && stored.sequence <= (start?.sequence ?? 0);
      const isAhead = stored !== null && stored.sequence > check.last.sequence && !isAtEnd;
      const fault = isOfRound ? stored : (found ?? (isAhead ? stored : null));
      await saveCheck(tx, next(chain, known, check.last, isAtEnd, fault, ctx.clock.now()));
      return { rows, fault: found };
    },
    "REPEATABLE READ",
  );
  if (fault) ctx.log.error({ chain, ...fault }, "the audit log fails verification");
  return Math.max(rows, 1);
}

function next(
  chain: string,
  known: AuditCheck | null,
  last: { sequence: number; hash: string },
  isAtEnd: boolean,
  fault: AuditCheck["fault"],
  now: Date,
): AuditCheck {
  const { verifiedAt = null, verifiedSequence = 0, verifiedHash = "" } = known ?? {};
  // Until the round ends, the result of the previous one still counts.
  if (!isAtEnd) {
    return { chain, ...last, verifiedAt, verifiedSequence, verifiedHash, fault };
  }
  const round = { verifiedAt: now, verifiedSequence: last.sequence, verifiedHash: last.hash };
  return { chain, sequence: 0, hash: "", ...round, fault };
}
