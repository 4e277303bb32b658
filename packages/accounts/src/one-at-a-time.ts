const ends = new Map<string, Promise<unknown>>();

/**
 * Runs what bears the same name one after the other in this process, in the order in which it was asked for. It is no
 * lock: it keeps those who wait for one from each holding a connection meanwhile.
 */
export async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = ends.get(name);
  const mine = before ? before.then(work, work) : work();
  ends.set(name, mine);
  try {
    return await mine;
  } finally {
    if (ends.get(name) === mine) ends.delete(name);
  }
}
