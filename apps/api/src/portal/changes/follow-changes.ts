import type { ApiContext } from "../../context.ts";
import { type Change, lookForChanges, toLook } from "./change-store.ts";

/** Beyond this, the page refetches everything. */
export const PER_LOOK = 50;

export function followChanges({ db }: Pick<ApiContext, "db">) {
  let from: string | null = null;
  // Changes after the horizon that were already sent. A long transaction holds the horizon back.
  let told = new Map<string, bigint>();
  const ask = async (organizations: readonly string[]) =>
    toLook(await lookForChanges(db.sql, { organizations, from, known: [...told.keys()], limit: PER_LOOK }));
  return {
    /** Later commits are not missed. */
    async begin(): Promise<void> {
      if (from !== null) return;
      const { horizon } = await ask([]);
      from ??= horizon;
    },
    forget(): void {
      from = null;
      told = new Map();
    },
    async look(organizations: readonly string[]): Promise<Map<string, Change[]>> {
      const { changes, horizon } = await ask(organizations);
      for (const { id, position } of changes) told.set(id, BigInt(position));
      // A promoted standby's numbers are lower until its first event moves all later positions.
      const reached = BigInt(from ?? 0) > BigInt(horizon) ? BigInt(from ?? 0) : BigInt(horizon);
      told = new Map([...told].filter(([, position]) => position >= reached));
      from = String(reached);
      return Map.groupBy(changes, ({ organizationId }) => organizationId);
    },
  };
}
