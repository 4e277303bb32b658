import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { kysely, type Params, type Sql, statement } from "@svc/database";
import { z } from "zod";

export interface ReceivedEvent {
  id: string;
  type: string;
  createdAt: string;
  rolloverId: string | null;
}

const receivedSchema = z.object({
  id: z.string(),
  type: z.string(),
  createdAt: z.string(),
  data: z.object({ rolloverId: z.string().optional() }).optional(),
});

const BATCH_SIZE = 1_000;

/**
 * Finds events that a receiver has stored but the database lacks.
 * @param file path of a file with one JSON event per line
 * @param since skips earlier events, because the database has deleted them
 * @throws Error for an unreadable file or an invalid line
 */
export async function findLostEvents(
  db: Sql,
  file: string,
  since: Date,
): Promise<{ received: number; lost: ReceivedEvent[] }> {
  const lost: ReceivedEvent[] = [];
  let received = 0;
  let batch: ReceivedEvent[] = [];
  const checkBatch = async () => {
    const storedIds = new Set(
      (await selectStoredIds(db, { ids: batch.map(({ id }) => id) })).map(({ id }) => id),
    );
    lost.push(...batch.filter(({ id }) => !storedIds.has(id)));
    batch = [];
  };
  for await (const event of readEvents(file)) {
    if (new Date(event.createdAt) < since) continue;
    received += 1;
    batch.push(event);
    if (batch.length === BATCH_SIZE) await checkBatch();
  }
  await checkBatch();
  return { received, lost };
}

const selectStoredIds = statement("events_known", (param: Params<{ ids: readonly string[] }>) =>
  kysely.selectFrom("events").select("id").where("id", "=", kysely.fn.any(param.ids)),
);

async function* readEvents(file: string): AsyncGenerator<ReceivedEvent> {
  let lineNumber = 0;
  try {
    for await (const line of createInterface({ input: createReadStream(file, "utf8") })) {
      lineNumber += 1;
      if (line.trim() === "") continue;
      const { id, type, createdAt, data } = receivedSchema.parse(JSON.parse(line));
      yield { id, type, createdAt, rolloverId: data?.rolloverId ?? null };
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "EACCES" || code === "EISDIR")
      throw new Error(`${file} cannot be read: ${code}.`);
    if (error instanceof SyntaxError || error instanceof z.ZodError)
      throw new Error(`${file}: line ${lineNumber} is not an event.`);
    throw error;
  }
}
