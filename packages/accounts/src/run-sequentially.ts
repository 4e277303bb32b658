import type { Database } from "@svc/database";

type Runs = Map<string, Promise<unknown>>;
/** By connection pool, which all calls of a process share. */
type RunsByPool = WeakMap<Database["pool"], Runs>;

const lastRuns: RunsByPool = new WeakMap();

/** Runs calls with the same name one at a time in this process, so that waiting calls hold no connection. */
export async function runSequentially<T>(
  { pool }: Database,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const runs = getRuns(lastRuns, pool);
  const previous = runs.get(name);
  const current = previous ? previous.then(work, work) : work();
  runs.set(name, current);
  try {
    return await current;
  } finally {
    if (runs.get(name) === current) runs.delete(name);
  }
}

const firstRuns: RunsByPool = new WeakMap();

/** For each name, runs the first call alone. Concurrent calls wait without a connection until it ends, then run concurrently. */
export async function runAfterFirst<T>({ pool }: Database, name: string, work: () => Promise<T>): Promise<T> {
  const runs = getRuns(firstRuns, pool);
  const firstRun = runs.get(name);
  if (firstRun) {
    await firstRun.catch(() => {});
    return work();
  }
  const current = work();
  runs.set(name, current);
  try {
    return await current;
  } finally {
    runs.delete(name);
  }
}

function getRuns(runsByPool: RunsByPool, pool: Database["pool"]): Runs {
  const runs = runsByPool.get(pool) ?? new Map();
  runsByPool.set(pool, runs);
  return runs;
}
