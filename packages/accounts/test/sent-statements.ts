import type pg from "pg";

export function recordStatements(pool: pg.Pool): { text: string; withParameters: string }[] {
  const sent: { text: string; withParameters: string }[] = [];
  const patchedClients = new WeakSet<object>();
  pool.on("acquire", (client: pg.PoolClient) => {
    if (patchedClients.has(client)) return;
    patchedClients.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    Object.assign(client, {
      query: (...args: unknown[]) => {
        const [statement] = args as [string | pg.QueryConfig];
        const withParameters = JSON.stringify(args.filter((arg) => typeof arg !== "function"));
        sent.push({ text: typeof statement === "string" ? statement : statement.text, withParameters });
        return query(...args);
      },
    });
  });
  return sent;
}
