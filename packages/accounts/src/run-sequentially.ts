import type { Database } from "@svc/database";

type Runs = Map<string, Promise<unknown>>;

const lastRuns = new WeakMap<Database, Runs>();

/** Runs calls with the same database and name one at a time, so that waiting calls hold no connection. */
export async function runSequentially<T>(db: Database, name: string, work: () => Promise<T>): Promise<T> {
  const runs = getRuns(lastRuns, db);
  const previous = runs.get(name);
  const current = previous ? previous.then(work, work) : work();
  runs.set(name, current);
  try {
    return await current;
  } finally {
    if (runs.get(name) === current) runs.delete(name);
  }
}

const firstRuns = new WeakMap<Database, Runs>();

/**
 * Runs the first call with a database and name alone. Concurrent calls wait without a connection until it ends, and then run
 * concurrently.
 */
export async function runAfterFirst<T>(db: Database, name: string, work: () => Promise<T>): Promise<T> {
  const runs = getRuns(firstRuns, db);
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

function getRuns(runsByDatabase: WeakMap<Database, Runs>, db: Database): Runs {
  const runs = runsByDatabase.get(db) ?? new Map();
  runsByDatabase.set(db, runs);
  return runs;
}
