const running = new Map<string, Promise<unknown>>();

/**
 * Lets the first call of a name go ahead, and the others of this process follow together once it has ended, however it
 * did. It is no lock: it keeps many calls for the same thing from each holding a connection while they wait for one.
 */
export async function coalesce<T>(name: string, work: () => Promise<T>): Promise<T> {
  const first = running.get(name);
  if (first) {
    await first.catch(() => {});
    return work();
  }
  const mine = work();
  running.set(name, mine);
  try {
    return await mine;
  } finally {
    running.delete(name);
  }
}
