import { ProblemError } from "../../api/problem.ts";

export interface Chunk<Item> {
  items: readonly Item[];
  /** Stays the same when the chunk is sent again, so that nothing is done twice. */
  idempotencyKey: string;
  isDone: boolean;
}

export const CHUNK_SIZE = 50;
const MAX_WAIT_S = 60;
const MAX_ATTEMPTS = 8;

export function toChunks<Item>(items: readonly Item[], size = CHUNK_SIZE): Chunk<Item>[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => ({
    items: items.slice(index * size, (index + 1) * size),
    idempotencyKey: crypto.randomUUID(),
    isDone: false,
  }));
}

/** Problem codes of items that the server did not process. Sending the same request again processes them. */
const UNREACHED_CODES: readonly string[] = ["dependency_unavailable", "overloaded", "rate_limited"];

interface SentItem {
  problem: { code: string; detail: string } | null;
}

interface RunOptions<Item, Result extends SentItem> {
  send(chunk: Chunk<Item>): Promise<readonly Result[]>;
  /** Called once per chunk. */
  onResults(results: readonly Result[]): void;
  onWait(seconds: number): void;
  wait(seconds: number): Promise<void>;
  signal: AbortSignal;
}

/**
 * Sends the chunks one after the other. Waits and retries if the server is busy or limits the rate. After an abort or an error,
 * another call with the same chunks continues.
 * @throws ProblemError if a retry cannot help; the last error after `MAX_ATTEMPTS` attempts
 */
export async function runChunks<Item, Result extends SentItem>(
  chunks: readonly Chunk<Item>[],
  { send, onResults, onWait, wait, signal }: RunOptions<Item, Result>,
): Promise<void> {
  for (const chunk of chunks) {
    for (let attempt = 1; !chunk.isDone; attempt += 1) {
      if (signal.aborted) return;
      const sent = await sendChunk(chunk, send);
      if (sent.results) {
        chunk.isDone = true;
        onResults(sent.results);
        continue;
      }
      if (signal.aborted) return;
      if (attempt >= MAX_ATTEMPTS) throw sent.error;
      const backoffSeconds = 2 ** attempt;
      const seconds = Math.min(MAX_WAIT_S, sent.retryAfter ?? backoffSeconds);
      onWait(seconds);
      await wait(seconds);
    }
  }
}

type SendResult<Result> =
  | { results: readonly Result[] }
  | { results: null; error: unknown; retryAfter: number | null };

async function sendChunk<Item, Result extends SentItem>(
  chunk: Chunk<Item>,
  send: RunOptions<Item, Result>["send"],
): Promise<SendResult<Result>> {
  try {
    const results = await send(chunk);
    const unreached = results.find(({ problem }) => problem && UNREACHED_CODES.includes(problem.code));
    return unreached
      ? { results: null, error: new Error(unreached.problem?.detail), retryAfter: null }
      : { results };
  } catch (error) {
    if (!(error instanceof ProblemError && error.isTransient)) throw error;
    return { results: null, error, retryAfter: error.retryAfter };
  }
}

/** Resolves early if the signal is aborted. */
export function waitSeconds(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1_000);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
