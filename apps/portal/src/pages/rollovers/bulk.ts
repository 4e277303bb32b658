import { api, getBody, type Schemas } from "../../api/client.ts";
import type { VersionedId } from "./bulk-action.ts";
import { runChunks, toChunks, waitSeconds } from "./bulk-run.ts";
import { fetchRollover } from "./fetch-rollover.ts";

export type BulkChange = Omit<Schemas["RolloverBulkUpdate"], "rollovers">;
type BulkResult = Schemas["RolloverBulkAnswer"]["results"][number];

export interface BulkOutcome {
  updated: Schemas["Rollover"][];
  /** `current` is null if the rejected rollover was not read again. */
  rejections: { id: string; isGone: boolean; current: Schemas["Rollover"] | null }[];
}

const BATCH_SIZE = 100;
const MAX_REREADS = 25;

/** Updates rollovers. Reads rejected ones again, up to `MAX_REREADS`, so that the list shows their current values. */
export async function updateInBulk(
  targets: readonly VersionedId[],
  change: BulkChange,
): Promise<BulkOutcome> {
  const results: BulkResult[] = [];
  // This update is never aborted.
  const { signal } = new AbortController();
  await runChunks(toChunks(targets, BATCH_SIZE), {
    async send({ items, idempotencyKey }) {
      const rollovers = items.map(({ id, version }) => ({
        rolloverId: id,
        ...(version === undefined ? {} : { ifVersion: version }),
      }));
      const response = await getBody(
        api.POST("/v1/rollovers/bulk-update", {
          body: { rollovers, ...change },
          headers: { "Idempotency-Key": idempotencyKey },
        } as never) as Promise<{ data: Schemas["RolloverBulkAnswer"] }>,
      );
      return response.results as readonly (BulkResult & { problem: { code: string } | null })[];
    },
    onResults: (chunkResults) => results.push(...chunkResults),
    onWait: () => {},
    wait: (seconds) => waitSeconds(seconds, signal),
    signal,
  });
  const rejected = results.filter(({ rollover }) => rollover === null);
  const current = await Promise.all(
    rejected.slice(0, MAX_REREADS).map(({ rolloverId }) => fetchRollover(rolloverId)),
  );
  return {
    updated: results.flatMap(({ rollover }) => rollover ?? []),
    rejections: rejected.map(({ rolloverId, status }, index) => ({
      id: rolloverId,
      isGone: status === 404,
      current: current[index] ?? null,
    })),
  };
}

export function parseTags(text: string): string[] {
  const tags = text
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);
  return [...new Set(tags)];
}
