import { pollUntil } from "@svc/testing";
import type { Pool } from "pg";
import type { Journal } from "./journal.ts";
import { runSvc } from "./svc.ts";

interface StoredSite {
  organizationId: string;
  /** Environment of `svc` commands. */
  env: Record<string, string>;
  db: { pool: Pick<Pool, "query"> };
}

const DELIVERY_TIMEOUT_MS = 120_000;

export interface IntegrityReport {
  rollovers: number;
  /** Confirmed by a response, but not stored. */
  lost: number;
  /** Stored, but confirmed by no response, such as a second rollover that a retry created. */
  duplicates: number;
  /** Completed rollovers without exactly one transfer and one receipt of the posted amount. */
  wrongAmounts: number;
  events: number;
  /** Deliveries beyond the first of each event. */
  redelivered: number;
  /** From the end of the load until every event was delivered. */
  deliveredAfterMs: number;
  /** Errors of `svc timeline verify` and `svc audit verify`. */
  chainErrors: string;
}

/** Compares the stored data with the responses that clients received, and verifies all hash chains. */
export async function verifyAgainst(journal: Journal, site: StoredSite): Promise<IntegrityReport> {
  const { rows } = await site.db.pool.query<{ id: string; isCorrect: boolean }>(
    `SELECT id, state <> 'completed' OR (
        jsonb_array_length(transfers) = 1 AND jsonb_array_length(receipts) = 1
        AND (transfers -> 0 ->> 'amount')::numeric = posted_amount
        AND (receipts -> 0 ->> 'amount')::numeric = posted_amount) AS "isCorrect"
      FROM rollovers WHERE organization_id = $1`,
    [site.organizationId],
  );
  const confirmedIds = new Set(journal.created.values());
  const storedIds = new Set(rows.map(({ id }) => id));
  const begin = performance.now();
  const events = await waitUntilDelivered(journal, site);
  const deliveredAfterMs = performance.now() - begin;
  const redelivered = [...journal.deliveries.values()].reduce((sum, count) => sum + count - 1, 0);
  return {
    rollovers: rows.length,
    lost: [...confirmedIds].filter((id) => !storedIds.has(id)).length,
    duplicates: [...storedIds].filter((id) => !confirmedIds.has(id)).length,
    wrongAmounts: rows.filter(({ isCorrect }) => !isCorrect).length,
    events,
    redelivered,
    deliveredAfterMs,
    chainErrors: await verifyChains(site),
  };
}

async function waitUntilDelivered(journal: Journal, site: StoredSite): Promise<number> {
  const { rows } = await site.db.pool.query<{ id: string }>(
    "SELECT id FROM events WHERE organization_id = $1 AND type LIKE 'rollover.%'",
    [site.organizationId],
  );
  const countMissing = () => rows.filter(({ id }) => !journal.deliveries.has(id)).length;
  await pollUntil("every event to be delivered", countMissing, {
    isDone: (count) => count === 0,
    timeoutMs: DELIVERY_TIMEOUT_MS,
  });
  return rows.length;
}

async function verifyChains({ env }: StoredSite): Promise<string> {
  const toMessage = (error: Error) => error.message;
  const errors = await Promise.all([
    runSvc(["timeline", "verify", "--all"], env).then(() => "", toMessage),
    runSvc(["audit", "verify", "--all"], env).then(() => "", toMessage),
  ]);
  return errors.filter(Boolean).join("; ");
}

export function findIntegrityIssues({
  lost,
  duplicates,
  wrongAmounts,
  chainErrors,
}: IntegrityReport): string[] {
  return [
    ...(lost > 0 ? [`${lost} rollovers lost`] : []),
    ...(duplicates > 0 ? [`${duplicates} rollovers that no response reported`] : []),
    ...(wrongAmounts > 0 ? [`${wrongAmounts} rollovers with wrong amounts`] : []),
    ...(chainErrors ? [chainErrors] : []),
  ];
}
