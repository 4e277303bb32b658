import type { KeyObject } from "node:crypto";
import { type Database, inSqlTransaction } from "@svc/database";
import { notFound } from "@svc/service-kit";
import { type ChainFault, findChainFault } from "./timeline-chain.ts";
import { findChainHead, readEntries } from "./timeline-store.ts";

/** What a verification read, and the first fault that it found; null when the chain holds. */
export interface TimelineVerification {
  rolloverId: string;
  entries: number;
  fault: ChainFault;
}

/**
 * Holds a rollover's whole timeline against its seals, and its end against the rollover's row.
 *
 * @throws Problem `not_found`
 */
export async function verifyTimeline(
  ctx: { db: Database; chainKey: KeyObject },
  rolloverId: string,
): Promise<TimelineVerification> {
  // One snapshot: an action between the two reads would look like a timeline that was cut off.
  return inSqlTransaction(
    ctx.db,
    async (tx) => {
      const head = await findChainHead(tx, rolloverId);
      if (!head) throw notFound("rollover");
      const entries = await readEntries(tx, head.organizationId, rolloverId);
      return { rolloverId, entries: entries.length, fault: findChainFault(ctx.chainKey, entries, head) };
    },
    "REPEATABLE READ",
  );
}
