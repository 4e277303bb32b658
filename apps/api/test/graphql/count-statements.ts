import pg from "pg";

/** Statements of caches and timers, which do not belong to the request. */
const CACHE_STATEMENTS = /\bapi_keys\b|\bFROM custodians\s*$|\brecord_(?:api_key_uses|requests)\(/;

export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const client = pg.Client.prototype as { query: (...args: unknown[]) => unknown };
  const { query } = client;
  let count = 0;
  client.query = function counting(this: unknown, ...args: unknown[]) {
    const [statement] = args as [string | { text?: string } | undefined];
    const text = typeof statement === "string" ? statement : (statement?.text ?? "");
    if (!CACHE_STATEMENTS.test(text)) count += 1;
    return query.apply(this, args);
  };
  try {
    await work();
  } finally {
    client.query = query;
  }
  return count;
}
