import { pollUntil } from "@svc/testing";
import type { Pool } from "pg";
import type { Journal } from "./journal.ts";
import { runSvc } from "./svc.ts";

/** Where it is looked for. */
interface Kept {
  organizationId: string;
  /** The owner's variables, for the operator's command. */
  env: Record<string, string>;
  /** The owner's connections. */
  db: { pool: Pick<Pool, "query"> };
}

const DELIVERY_PATIENCE_MS = 120_000;

/** What is held after a fault, when the clients have gone. */
export interface Held {
  rollovers: number;
  /** Rollovers that were answered and are not there. */
  lost: number;
  /** Rollovers that are there and were not answered, or more than once. */
  double: number;
  /** Completed rollovers whose money is not what was told, once. */
  moneyWrong: number;
  events: number;
  /** How often an event was delivered that had been before. */
  deliveredAgain: number;
  /** Milliseconds until each event had been delivered. */
  deliveredAfterMs: number;
  /** What `svc timeline verify` and `svc audit verify` said, where they found something. */
  chains: string;
}

/** Holds what the services keep against what the clients were answered. */
export async function holdAgainst(journal: Journal, site: Kept): Promise<Held> {
  const { rows } = await site.db.pool.query<{ id: string; isRight: boolean }>(
    `SELECT id, state <> 'completed' OR (
        jsonb_array_length(transfers) = 1 AND jsonb_array_length(receipts) = 1
        AND (transfers -> 0 ->> 'amount')::numeric = posted_amount
        AND (receipts -> 0 ->> 'amount')::numeric = posted_amount) AS "isRight"
      FROM rollovers WHERE organization_id = $1`,
    [site.organizationId],
  );
  const answered = new Set(journal.created.values());
  const kept = new Set(rows.map(({ id }) => id));
  const begin = performance.now();
  const events = await untilDelivered(journal, site);
  const deliveredAfterMs = performance.now() - begin;
  const again = [...journal.deliveries.values()].reduce((sum, count) => sum + count - 1, 0);
  return {
    rollovers: rows.length,
    lost: [...answered].filter((id) => !kept.has(id)).length,
    double: [...kept].filter((id) => !answered.has(id)).length,
    moneyWrong: rows.filter(({ isRight }) => !isRight).length,
    events,
    deliveredAgain: again,
    deliveredAfterMs,
    chains: await verifyChains(site),
  };
}

/** @returns how many events there are, once each has been delivered */
async function untilDelivered(journal: Journal, site: Kept): Promise<number> {
  const { rows } = await site.db.pool.query<{ id: string }>(
    "SELECT id FROM events WHERE organization_id = $1 AND type LIKE 'rollover.%'",
    [site.organizationId],
  );
  const missing = () => rows.filter(({ id }) => !journal.deliveries.has(id)).length;
  await pollUntil("every event to be delivered", missing, (left) => left === 0, DELIVERY_PATIENCE_MS);
  return rows.length;
}

async function verifyChains({ env }: Kept): Promise<string> {
  const said = (error: Error) => error.message;
  const faults = await Promise.all([
    runSvc(["timeline", "verify", "--all"], env).then(() => "", said),
    runSvc(["audit", "verify", "--all"], env).then(() => "", said),
  ]);
  return faults.filter(Boolean).join("; ");
}
