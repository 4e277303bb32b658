import { pollUntil } from "@svc/testing";
import type { Pool } from "pg";
import type { Journal } from "./journal.ts";
import { runSvc } from "./svc.ts";

interface StoredSite {
  organizationId: string;
  /** For the operator's command. */
  env: Record<string, string>;
  db: { pool: Pick<Pool, "query"> };
}

const DELIVERY_PATIENCE_MS = 120_000;

export interface IntegrityReport {
  rollovers: number;
  /** Confirmed rollovers that are missing. */
  lost: number;
  /** Rollovers without exactly one confirmation. */
  double: number;
  /** Completed rollovers with wrong amounts. */
  moneyWrong: number;
  events: number;
  deliveredAgain: number;
  /** Milliseconds until every event was delivered. */
  deliveredAfterMs: number;
  /** Errors of `svc timeline verify` and `svc audit verify`. */
  chains: string;
}

/** Compares the stored data with the responses that clients received. */
export async function verifyAgainst(journal: Journal, site: StoredSite): Promise<IntegrityReport> {
  const { rows } = await site.db.pool.query<{ id: string; isRight: boolean }>(
    `SELECT id, state <> 'completed' OR (
        jsonb_array_length(transfers) = 1 AND jsonb_array_length(receipts) = 1
        AND (transfers -> 0 ->> 'amount')::numeric = posted_amount
        AND (receipts -> 0 ->> 'amount')::numeric = posted_amount) AS "isRight"
      FROM rollovers WHERE organization_id = $1`,
    [site.organizationId],
  );
  const answered = new Set(journal.created.values());
  const storedIds = new Set(rows.map(({ id }) => id));
  const begin = performance.now();
  const events = await untilDelivered(journal, site);
  const deliveredAfterMs = performance.now() - begin;
  const again = [...journal.deliveries.values()].reduce((sum, count) => sum + count - 1, 0);
  return {
    rollovers: rows.length,
    lost: [...answered].filter((id) => !storedIds.has(id)).length,
    double: [...storedIds].filter((id) => !answered.has(id)).length,
    moneyWrong: rows.filter(({ isRight }) => !isRight).length,
    events,
    deliveredAgain: again,
    deliveredAfterMs,
    chains: await verifyChains(site),
  };
}

/** @returns the number of events */
async function untilDelivered(journal: Journal, site: StoredSite): Promise<number> {
  const { rows } = await site.db.pool.query<{ id: string }>(
    "SELECT id FROM events WHERE organization_id = $1 AND type LIKE 'rollover.%'",
    [site.organizationId],
  );
  const missing = () => rows.filter(({ id }) => !journal.deliveries.has(id)).length;
  await pollUntil("every event to be delivered", missing, (left) => left === 0, DELIVERY_PATIENCE_MS);
  return rows.length;
}

async function verifyChains({ env }: StoredSite): Promise<string> {
  const said = (error: Error) => error.message;
  const faults = await Promise.all([
    runSvc(["timeline", "verify", "--all"], env).then(() => "", said),
    runSvc(["audit", "verify", "--all"], env).then(() => "", said),
  ]);
  return faults.filter(Boolean).join("; ");
}
