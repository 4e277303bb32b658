const ends = new Map<string, Promise<unknown>>();

/** Runs work of one name sequentially. Not a lock: it keeps waiting calls from each holding a connection. */
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
