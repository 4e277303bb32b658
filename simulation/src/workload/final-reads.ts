import { getRandom, read, repeat } from "./client.ts";
import type { Book, Sums } from "./history.ts";
import { type ActorContext, LOST, parse, pickKeyHeaders } from "./tenant.ts";

/** Writes whose first response has a secret, which a replayed response omits. */
const KINDS_WITH_SECRET = new Set(["create_endpoint", "rotate"]);
/** A sample, because repeats take most of a run's time. */
const MAX_REPEATS = 12;

/** Repeats completed writes with their idempotency keys. The invariants require the same responses. */
export async function repeatWrites({ history, tenant }: ActorContext): Promise<void> {
  const completed = history.writes.filter(
    ({ organization, response, respondedAt, kind }) =>
      organization === tenant.organization.name &&
      response !== null &&
      response.status < 300 &&
      !KINDS_WITH_SECRET.has(kind) &&
      !history.canBeLost(respondedAt),
  );
  for (let remaining = MAX_REPEATS; remaining > 0 && completed.length > 0; remaining -= 1) {
    const [write] = completed.splice(getRandom().below(completed.length), 1);
    if (!write) continue;
    // Tries again if the connection broke.
    const repeated = (await repeat(write)) ?? (await repeat(write));
    // A failover lost the key. Caches accept it for seconds, so a later write can have used it.
    if (repeated?.status === 401 && history.lossPeriod) continue;
    history.repeats.push({ write, repeated });
  }
}

/** Reads the money of all rollovers, with their ledgers. */
export async function readBooks({ history, tenant }: ActorContext): Promise<void> {
  const { name } = tenant.organization;
  for (const { id, state } of tenant.rollovers) {
    if (state === LOST) continue;
    const path = `/v1/rollovers/${id}`;
    const rollover = await read(history, name, { method: "GET", path, headers: pickKeyHeaders(tenant) });
    // A failover can have lost the rollover after the last response.
    if (rollover.status === 404) continue;
    const ledger = await read(history, name, {
      method: "GET",
      path: `${path}/ledger`,
      headers: pickKeyHeaders(tenant),
    });
    const { amounts } = parse<{ amounts: Sums & { postedTotal: string } }>(rollover);
    const { totals, movements } = parse<{ totals: Sums; movements: Book["movements"] }>(ledger);
    const reported = { ...amounts, posted: amounts.postedTotal };
    history.books.set(id, { reported, ledger: totals, movements });
  }
}
