import type { ApiContext } from "../../context.ts";
import { type Change, lookForChanges, toLook } from "./change-store.ts";

/** Beyond this many changes in one look, the page reads everything again. */
export const PER_LOOK = 50;

/** Gives, look after look, what was committed since the look before, by organization. */
export function followChanges({ db }: Pick<ApiContext, "db">) {
  let from: string | null = null;
  // Changes after the last horizon that were already sent. A long transaction keeps the horizon from advancing.
  let told = new Map<string, bigint>();
  const ask = async (organizations: readonly string[]) =>
    toLook(await lookForChanges(db.sql, { organizations, from, known: [...told.keys()], limit: PER_LOOK }));
  return {
    /** From here on nothing is missed. */
    async begin(): Promise<void> {
      if (from !== null) return;
      const { horizon } = await ask([]);
      from ??= horizon;
    },
    /** Nobody listens. */
    forget(): void {
      from = null;
      told = new Map();
    },
    async look(organizations: readonly string[]): Promise<Map<string, Change[]>> {
      const { changes, horizon } = await ask(organizations);
      for (const { id, position } of changes) told.set(id, BigInt(position));
      // A promoted standby's numbers are lower until its first event moves the positions of all that follow.
      const reached = BigInt(from ?? 0) > BigInt(horizon) ? BigInt(from ?? 0) : BigInt(horizon);
      told = new Map([...told].filter(([, position]) => position >= reached));
      from = String(reached);
      return Map.groupBy(changes, ({ organizationId }) => organizationId);
    },
  };
}
