import { type Held, holdAgainst } from "./checks.ts";
import { Clients } from "./clients.ts";
import type { Fault } from "./fault.ts";
import type { Journal, Met } from "./journal.ts";
import { pause } from "./pause.ts";
import { openWatchedSession } from "./revocation.ts";
import type { Site } from "./site.ts";

const SETTLED_MS = 1_500;

export interface FaultFigures {
  name: string;
  met: Met;
  /** Milliseconds. */
  lastedMs: number;
  /** Milliseconds from the fix until all processes were ready. */
  readyAfterMs: number;
  /** Milliseconds that a session outlived its key, which was revoked during the fault. */
  outlivedMs: number;
  held: Held;
  wrong: string[];
}

export async function measureFault(
  fault: Fault,
  index: number,
  site: Site,
  journal: Journal,
): Promise<FaultFigures> {
  await fault.prepare?.(site);
  journal.turnOver();
  const before = journal.wrong.length;
  const session = await openWatchedSession(site);
  const clients = new Clients(site.asked, journal, `F${index}`);
  await pause(SETTLED_MS);
  const begin = performance.now();
  const happened = fault.happen(site);
  // Revokes during the fault. Failed revocations are retried.
  await pause(500);
  const [outlivedMs] = await Promise.all([session.revoke(), happened]);
  const mended = performance.now();
  await Promise.all([...site.api, ...site.widget, ...site.worker].map((program) => program.untilReady()));
  const ready = performance.now();
  await pause(SETTLED_MS);
  await clients.stop();
  const met = journal.turnOver();
  const held = await holdAgainst(journal, site);
  await fault.restore?.(site);
  return {
    name: fault.name,
    met,
    lastedMs: mended - begin,
    readyAfterMs: ready - mended,
    outlivedMs,
    held,
    wrong: journal.wrong.slice(before),
  };
}
