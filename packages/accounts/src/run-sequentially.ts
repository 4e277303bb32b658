const lastRuns = new Map<string, Promise<unknown>>();

/** Runs calls with the same name one at a time in this process. Not a lock: it keeps waiting calls from each holding a connection. */
export async function runSequentially<T>(name: string, work: () => Promise<T>): Promise<T> {
  const previous = lastRuns.get(name);
  const current = previous ? previous.then(work, work) : work();
  lastRuns.set(name, current);
  try {
    return await current;
  } finally {
    if (lastRuns.get(name) === current) lastRuns.delete(name);
  }
}

const running = new Map<string, Promise<unknown>>();

/**
 * Runs the first call with a name. Concurrent calls wait until it ends, and then run together. Not a lock: it keeps calls from each
 * holding a connection while they wait for one lock.
 */
export async function runAfterFirst<T>(name: string, work: () => Promise<T>): Promise<T> {
  const first = running.get(name);
  if (first) {
    await first.catch(() => {});
    return work();
  }
  const current = work();
  running.set(name, current);
  try {
    return await current;
  } finally {
    running.delete(name);
  }
}
