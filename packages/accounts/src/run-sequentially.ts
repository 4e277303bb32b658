const lastRuns = new Map<string, Promise<unknown>>();

/** Runs calls with the same name one at a time in this process, so that waiting calls hold no connection. */
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

const firstRuns = new Map<string, Promise<unknown>>();

/** Runs the first call with a name alone. Concurrent calls wait without a connection until it ends, and then run concurrently. */
export async function runAfterFirst<T>(name: string, work: () => Promise<T>): Promise<T> {
  const firstRun = firstRuns.get(name);
  if (firstRun) {
    await firstRun.catch(() => {});
    return work();
  }
  const current = work();
  firstRuns.set(name, current);
  try {
    return await current;
  } finally {
    firstRuns.delete(name);
  }
}
