import type { ApiContext } from "../../../context/context.ts";
import { type Change, findChanges, toPollResult } from "./change-store.ts";

/** If a poll finds this many changes, the page refetches everything. */
export const MAX_CHANGES_PER_POLL = 50;

/** Follows events in commit order, for all streams of this process. */
export function followChanges({ db }: Pick<ApiContext, "db">) {
  let since: string | null = null;
  // Positions of sent events after the horizon, by event ID.
  let sentPositions = new Map<string, bigint>();
  const poll = async (organizations: readonly string[]) =>
    toPollResult(
      await findChanges(db.sql, {
        organizations,
        since,
        excludedIds: [...sentPositions.keys()],
        limit: MAX_CHANGES_PER_POLL,
      }),
    );
  return {
    async begin(): Promise<void> {
      if (since !== null) return;
      const { horizon } = await poll([]);
      since ??= horizon;
    },
    forget(): void {
      since = null;
      sentPositions = new Map();
    },
    async readChanges(organizations: readonly string[]): Promise<Map<string, Change[]>> {
      const { changes, horizon } = await poll(organizations);
      for (const { id, position } of changes) sentPositions.set(id, BigInt(position));
      // Never moves back: a promoted standby has lower transaction numbers until its first event raises the offset.
      const nextSince = BigInt(since ?? 0) > BigInt(horizon) ? BigInt(since ?? 0) : BigInt(horizon);
      sentPositions = new Map([...sentPositions].filter(([, position]) => position >= nextSince));
      since = String(nextSince);
      return Map.groupBy(changes, ({ organizationId }) => organizationId);
    },
  };
}
