import { AuditChainCheck, findAuditHead, inSqlTransaction, readAuditLinks } from "@svc/database";
import type { ApiContext } from "../../context/context.ts";
import { type AuditCheck, findCheck, listDueChains, saveCheck } from "./check-store.ts";

const LINKS_AT_ONCE = 1_000;
/** Limits the work on one chain to a few seconds. */
const MAX_LINKS_PER_CHAIN = 20_000;
/** The next run continues with the remaining chains. */
const MAX_LINKS_PER_RUN = 200_000;
const MAX_CHAINS_PER_RUN = 1_000;
const REVERIFY_AFTER_MS = 24 * 3_600_000;

/**
 * Verifies each chain from its first row daily and after growth, to find changes to verified rows. Stores the progress of each
 * part.
 */
export async function verifyDueChains(
  ctx: Pick<ApiContext, "db" | "clock" | "log">,
  maxLinksPerChain = MAX_LINKS_PER_CHAIN,
): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - REVERIFY_AFTER_MS);
  let remaining = MAX_LINKS_PER_RUN;
  for (const chain of await listDueChains(ctx.db.sql, before, MAX_CHAINS_PER_RUN)) {
    if (remaining <= 0) return;
    remaining -= await verifyChainPart(ctx, chain, Math.min(maxLinksPerChain, remaining));
  }
}

/** @returns number of rows read, at least 1 */
async function verifyChainPart(
  ctx: Pick<ApiContext, "db" | "clock" | "log">,
  chain: string,
  limit: number,
): Promise<number> {
  const { rows, fault } = await inSqlTransaction(
    ctx.db,
    async (tx) => {
      const previous = await findCheck(tx, chain);
      const start = previous && previous.sequence > 0 ? previous : null;
      const head = await findAuditHead(tx, chain);
      const check = new AuditChainCheck([], start);
      let rows = 0;
      let isAtEnd = false;
      while (rows < limit && !isAtEnd) {
        const batchLimit = Math.min(LINKS_AT_ONCE, limit - rows);
        const links = await readAuditLinks(tx, chain, { after: check.last.sequence, limit: batchLimit });
        for (const link of links) check.add(link);
        rows += links.length;
        isAtEnd = links.length < batchLimit;
      }
      if (isAtEnd) check.end(head);
      const [newIssue = null] = check.issues;
      const stored = previous?.fault ?? null;
      // A stored fault after `start` is from the previous round, and remains until this round reaches its position.
      const isFromThisRound = stored !== null && stored.sequence <= (start?.sequence ?? 0);
      const isNotReachedYet = stored !== null && stored.sequence > check.last.sequence && !isAtEnd;
      const fault = isFromThisRound ? stored : (newIssue ?? (isNotReachedYet ? stored : null));
      await saveCheck(
        tx,
        toNextCheck(chain, previous, { last: check.last, isAtEnd, fault, now: ctx.clock.now() }),
      );
      return { rows, fault: newIssue };
    },
    { isolation: "REPEATABLE READ" },
  );
  if (fault) ctx.log.error({ chain, ...fault }, "the audit log fails verification");
  return Math.max(rows, 1);
}

function toNextCheck(
  chain: string,
  previous: AuditCheck | null,
  {
    last,
    isAtEnd,
    fault,
    now,
  }: { last: { sequence: number; hash: string }; isAtEnd: boolean; fault: AuditCheck["fault"]; now: Date },
): AuditCheck {
  const { verifiedAt = null, verifiedSequence = 0, verifiedHash = "" } = previous ?? {};
  // Keeps the result of the previous round until this round ends.
  if (!isAtEnd) {
    return { chain, ...last, verifiedAt, verifiedSequence, verifiedHash, fault };
  }
  const round = { verifiedAt: now, verifiedSequence: last.sequence, verifiedHash: last.hash };
  return { chain, sequence: 0, hash: "", ...round, fault };
}
