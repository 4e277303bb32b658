import { AuditChainCheck, findAuditHead, inSqlTransaction, readAuditLinks } from "@svc/database";
import type { ApiContext } from "../context.ts";
import { type AuditCheck, findCheck, listDueChains, saveCheck } from "./check-store.ts";

const LINKS_AT_ONCE = 1_000;
/** A turn of one chain: some seconds at most. */
const LINKS_IN_A_TURN = 20_000;
/** A run of the job. What is left is the next run's: whoever writes most is looked at in turns with everybody else. */
const LINKS_IN_A_RUN = 200_000;
const CHAINS_IN_A_RUN = 1_000;
const ROUND_MS = 24 * 3_600_000;

/**
 * Holds the chains of the audit log against their hashes, a part at a time, and remembers how far. Every chain is gone through from
 * its beginning at least once a day, and whenever it has grown: what was changed in rows that were seen already is found too.
 * A fault is told to the log.
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

/** @returns how many rows were read; one at least */
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
      const [found] = check.faults;
      // What an earlier turn of this round has found stays found.
      const fault = (start && known?.fault) ?? found ?? null;
      await saveCheck(tx, next(chain, known, check.last, isAtEnd, fault, ctx.clock.now()));
      return { rows, fault: found ?? null };
    },
    "REPEATABLE READ",
  );
  if (fault) ctx.log.error({ chain, ...fault }, "the audit log is not as it was written");
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
  // As long as a round goes on, what the last one found still counts.
  if (!isAtEnd) {
    return {
      chain,
      ...last,
      verifiedAt,
      verifiedSequence,
      verifiedHash,
      fault: fault ?? known?.fault ?? null,
    };
  }
  const round = { verifiedAt: now, verifiedSequence: last.sequence, verifiedHash: last.hash };
  return { chain, sequence: 0, hash: "", ...round, fault };
}
