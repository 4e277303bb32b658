import { answer, api, type Schemas } from "../../api/client.ts";

/** What is to change of several rollovers alike. */
export type BulkChange = Omit<Schemas["RolloverBulkUpdate"], "rollovers">;

export interface BulkOutcome {
  changed: Schemas["Rollover"][];
  /** Those that were left as they are, as they are by now; null for one that cannot be read. */
  refused: { id: string; now: Schemas["Rollover"] | null }[];
}

/** As many go with one call. */
const AT_ONCE = 100;

/** Changes these, each as it was seen: one that somebody has changed since stays as it is. */
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

/** Words with commas between them, each once. */
export function readTags(text: string): string[] {
  const tags = text
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);
  return [...new Set(tags)];
}
