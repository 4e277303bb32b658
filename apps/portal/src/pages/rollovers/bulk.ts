import { api, getBody, type Schemas } from "../../api/client.ts";

export type BulkChange = Omit<Schemas["RolloverBulkUpdate"], "rollovers">;

export interface BulkOutcome {
  updated: Schemas["Rollover"][];
  /** Rollovers that were not updated. `current` is null if the rollover cannot be read. */
  rejections: { id: string; current: Schemas["Rollover"] | null }[];
}

const BATCH_SIZE = 100;

export async function updateInBulk(
  targets: readonly { id: string; version: number | undefined }[],
  change: BulkChange,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { updated: [], rejections: [] };
  for (let start = 0; start < targets.length; start += BATCH_SIZE) {
    const rollovers = targets.slice(start, start + BATCH_SIZE).map(({ id, version }) => ({
      rolloverId: id,
      ...(version === undefined ? {} : { ifVersion: version }),
    }));
    const { results } = await getBody(
      api.POST("/v1/rollovers/bulk-update", {
        body: { rollovers, ...change },
        headers: { "Idempotency-Key": crypto.randomUUID() },
      } as never) as Promise<{ data: Schemas["RolloverBulkAnswer"] }>,
    );
    for (const { rolloverId, rollover } of results) {
      if (rollover) outcome.updated.push(rollover);
      else outcome.rejections.push({ id: rolloverId, current: await fetchRollover(rolloverId) });
    }
  }
  return outcome;
}

const fetchRollover = (id: string) =>
  getBody(api.GET("/v1/rollovers/{id}", { params: { path: { id } } })).catch(() => null);

export function parseTags(text: string): string[] {
  const tags = text
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);
  return [...new Set(tags)];
}
