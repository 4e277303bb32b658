import { setTimeout as pause } from "node:timers/promises";
import { type IntegrityReport, verifyAgainst } from "./checks.ts";
import { Clients } from "./clients.ts";
import type { Fault } from "./fault.ts";
import type { Journal, TrafficStats } from "./journal.ts";
import { openWatchedSession } from "./revocation.ts";
import type { Site } from "./site.ts";

const SETTLED_MS = 1_500;

export interface FaultFigures {
  name: string;
  met: TrafficStats;
  /** Milliseconds. */
  lastedMs: number;
  /** Milliseconds from the fix until all processes were ready. */
  readyAfterMs: number;
  /** Milliseconds that a session outlived its key, which was revoked during the fault. */
  outlivedMs: number;
  integrity: IntegrityReport;
  wrong: string[];
}

export async function measureFault(
  fault: Fault,
  index: number,
  site: Site,
  journal: Journal,
): Promise<FaultFigures> {
  await fault.prepare?.(site);
  journal.takeStats();
  const before = journal.wrong.length;
  const session = await openWatchedSession(site);
  const clients = new Clients(site.target, journal, `F${index}`);
  await pause(SETTLED_MS);
  const begin = performance.now();
  const injection = fault.inject(site);
  // Revokes during the fault. Failed revocations are retried.
  await pause(500);
  const [outlivedMs] = await Promise.all([session.revoke(), injection]);
  const mended = performance.now();
  await Promise.all([...site.api, ...site.widget, ...site.worker].map((program) => program.untilReady()));
  const ready = performance.now();
  await pause(SETTLED_MS);
  await clients.stop();
  const met = journal.takeStats();
  const integrity = await verifyAgainst(journal, site);
  await fault.restore?.(site);
  return {
    name: fault.name,
    met,
    lastedMs: mended - begin,
    readyAfterMs: ready - mended,
    outlivedMs,
    integrity,
    wrong: journal.wrong.slice(before),
  };
}
