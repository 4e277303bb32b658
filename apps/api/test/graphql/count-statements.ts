import pg from "pg";

/** Statements of caches and timers, which requests do not run themselves. */
const CACHE_STATEMENTS = /\bapi_keys\b|\bFROM custodians\s*$|\brecord_(?:api_key_uses|requests)\(/;

export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  return (await recordStatements(work)).length;
}

export async function recordStatements(work: () => Promise<unknown>): Promise<string[]> {
  const client = pg.Client.prototype as { query: (...args: unknown[]) => unknown };
  const { query } = client;
  const texts: string[] = [];
  client.query = function recordAndQuery(this: unknown, ...args: unknown[]) {
    const [statement] = args as [string | { text?: string } | undefined];
    const text = typeof statement === "string" ? statement : (statement?.text ?? "");
    if (!CACHE_STATEMENTS.test(text)) texts.push(text);
    return query.apply(this, args);
  };
  try {
    await work();
  } finally {
    client.query = query;
  }
  return texts;
}
