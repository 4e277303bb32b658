import { newId } from "@svc/service-kit";
import type { TestEnvironment } from "@svc/testing";

/** Small enough that each statement stays within its timeout on a busy machine. */
const BATCH_SIZE = 100;

const COPY = `INSERT INTO rollovers SELECT (jsonb_populate_record(original, jsonb_build_object(
    'id', copy.id, 'created_at', copy.at, 'source_account_number_index', copy.id,
    'metadata', jsonb_build_object('note', repeat('x', $4))))).*
  FROM rollovers AS original, unnest($2::text[], $3::timestamptz[]) AS copy(id, at) WHERE original.id = $1`;

interface CopyInput {
  count: number;
  /** Creation time of the first copy; later ones are a second apart. */
  from: Date;
  /** Length of the note in the metadata. */
  length?: number;
}

/** Copies a rollover's row, which is faster than creating rollovers. @returns the new IDs, newest first */
export async function copyRollovers(
  { db }: TestEnvironment,
  id: string,
  input: CopyInput,
): Promise<string[]> {
  const ids = Array.from({ length: input.count }, () => newId("rol"));
  const times = ids.map((_, index) => new Date(input.from.getTime() + index * 1_000));
  for (let start = 0; start < input.count; start += BATCH_SIZE) {
    const [batchIds, batchTimes] = [
      ids.slice(start, start + BATCH_SIZE),
      times.slice(start, start + BATCH_SIZE),
    ];
    await db.pool.query(COPY, [id, batchIds, batchTimes, input.length ?? 1]);
  }
  return ids.reverse();
}
