const lastRuns = new Map<string, Promise<unknown>>();

/** Runs work of one name sequentially. Not a lock: it keeps waiting calls from each holding a connection. */
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
