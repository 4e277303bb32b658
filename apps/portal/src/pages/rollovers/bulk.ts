import { answer, api, type Schemas } from "../../api/client.ts";

export type BulkChange = Omit<Schemas["RolloverBulkUpdate"], "rollovers">;

export interface BulkOutcome {
  changed: Schemas["Rollover"][];
  /** Unchanged rollovers in their current version; null if unreadable. */
  refused: { id: string; now: Schemas["Rollover"] | null }[];
}

const AT_ONCE = 100;

/** Updates each rollover at the version shown. Skips those changed since. */
export async function changeInBulk(
  targets: readonly { id: string; version: number | undefined }[],
  change: BulkChange,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { changed: [], refused: [] };
  for (let start = 0; start < targets.length; start += AT_ONCE) {
    const rollovers = targets.slice(start, start + AT_ONCE).map(({ id, version }) => ({
      rolloverId: id,
      ...(version === undefined ? {} : { ifVersion: version }),
    }));
    const { results } = await answer(
      api.POST("/v1/rollovers/bulk-update", {
        body: { rollovers, ...change },
        headers: { "Idempotency-Key": crypto.randomUUID() },
      } as never) as Promise<{ data: Schemas["RolloverBulkAnswer"] }>,
    );
    for (const { rolloverId, rollover } of results) {
      if (rollover) outcome.changed.push(rollover);
      else outcome.refused.push({ id: rolloverId, now: await readNow(rolloverId) });
    }
  }
  return outcome;
}

const readNow = (id: string) =>
  answer(api.GET("/v1/rollovers/{id}", { params: { path: { id } } })).catch(() => null);

export function readTags(text: string): string[] {
  const tags = text
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);
  return [...new Set(tags)];
}
