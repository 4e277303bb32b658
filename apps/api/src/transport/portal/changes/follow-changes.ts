import type { ApiContext } from "../../../context/context.ts";
import { type Change, findChanges, toPollResult } from "./change-store.ts";

/** If a poll finds this many changes, the page refetches everything. */
export const MAX_CHANGES_PER_POLL = 50;

export function followChanges({ db }: Pick<ApiContext, "db">) {
  let from: string | null = null;
  // Changes after the horizon that were already sent. A long transaction holds the horizon back.
  let sent = new Map<string, bigint>();
  const poll = async (organizations: readonly string[]) =>
    toPollResult(
      await findChanges(db.sql, {
        organizations,
        from,
        known: [...sent.keys()],
        limit: MAX_CHANGES_PER_POLL,
      }),
    );
  return {
    /** Stores the start position. Changes committed later are not missed. */
    async begin(): Promise<void> {
      if (from !== null) return;
      const { horizon } = await poll([]);
      from ??= horizon;
    },
    forget(): void {
      from = null;
      sent = new Map();
    },
    async readChanges(organizations: readonly string[]): Promise<Map<string, Change[]>> {
      const { changes, horizon } = await poll(organizations);
      for (const { id, position } of changes) sent.set(id, BigInt(position));
      // After a failover, the new primary's transaction numbers are lower until its first event raises the offset.
      const reached = BigInt(from ?? 0) > BigInt(horizon) ? BigInt(from ?? 0) : BigInt(horizon);
      sent = new Map([...sent].filter(([, position]) => position >= reached));
      from = String(reached);
      return Map.groupBy(changes, ({ organizationId }) => organizationId);
    },
  };
}
