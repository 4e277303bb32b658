import type pg from "pg";

/** Notes all that a pool sends from here on, with its parameters: what the server is sent, it may log. Nothing of what it does changes. */
export function noteStatements(pool: pg.Pool): { text: string; whole: string }[] {
  const sent: { text: string; whole: string }[] = [];
  const watched = new WeakSet<object>();
  // Each connection is watched from its first use on.
  pool.on("acquire", (client: pg.PoolClient) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    Object.assign(client, {
      query: (...args: unknown[]) => {
        const [first] = args as [string | pg.QueryConfig];
        const whole = JSON.stringify(args.filter((arg) => typeof arg !== "function"));
        sent.push({ text: typeof first === "string" ? first : first.text, whole });
        return query(...args);
      },
    });
  });
  return sent;
}
