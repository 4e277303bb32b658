import pg from "pg";

/** Counts the statements that this process sends to PostgreSQL while something runs. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const client = pg.Client.prototype as { query: (...args: unknown[]) => unknown };
  const { query } = client;
  let count = 0;
  client.query = function counting(this: unknown, ...args: unknown[]) {
    count += 1;
    return query.apply(this, args);
  };
  try {
    await work();
  } finally {
    client.query = query;
  }
  return count;
}
