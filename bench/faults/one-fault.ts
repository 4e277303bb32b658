import { setTimeout as pause } from "node:timers/promises";
import { type IntegrityReport, verifyAgainst } from "./checks.ts";
import { Clients } from "./clients.ts";
import type { Fault } from "./fault.ts";
import type { Journal, TrafficStats } from "./journal.ts";
import { openWatchedSession } from "./revocation.ts";
import type { Site } from "./site.ts";

/** How long the load runs before the fault and after the recovery. */
const SETTLE_MS = 1_500;
/** From the beginning of the fault until the key is revoked. */
const REVOCATION_DELAY_MS = 500;

export interface FaultFigures {
  name: string;
  stats: TrafficStats;
  /** Duration of the fault. */
  lastedMs: number;
  /** From the end of the fault until all processes were ready. */
  readyAfterMs: number;
  /** How long a session was accepted after its key was revoked. */
  outlivedMs: number;
  integrity: IntegrityReport;
  unexpectedErrors: string[];
}

/** @param index makes account numbers unique */
export async function measureFault(
  fault: Fault,
  index: number,
  site: Site,
  journal: Journal,
): Promise<FaultFigures> {
  await fault.prepare?.(site);
  journal.takeStats();
  const earlierErrors = journal.unexpectedErrors.length;
  const session = await openWatchedSession(site);
  const clients = new Clients(site.target, journal, `F${index}`);
  await pause(SETTLE_MS);
  const begin = performance.now();
  const injectAndRecover = async () => {
    await fault.inject(site);
    const endedAt = performance.now();
    await Promise.all(
      [...site.api, ...site.widget, ...site.worker].map((program) => program.waitUntilReady()),
    );
    return { lastedMs: endedAt - begin, readyAfterMs: performance.now() - endedAt };
  };
  const revoke = async () => {
    await pause(REVOCATION_DELAY_MS);
    return session.revoke();
  };
  // `lastedMs` excludes the revocation, which can outlast the fault.
  const [times, outlivedMs] = await Promise.all([injectAndRecover(), revoke()]);
  await pause(SETTLE_MS);
  await clients.stop();
  const stats = journal.takeStats();
  const integrity = await verifyAgainst(journal, site);
  await fault.restore?.(site);
  return {
    name: fault.name,
    stats,
    ...times,
    outlivedMs,
    integrity,
    unexpectedErrors: journal.unexpectedErrors.slice(earlierErrors),
  };
}
