import { Agent } from "node:http";
import { buildKey, createTestEnvironment } from "@svc/testing";
import { sendOne, startApi } from "./flat-rig.ts";
import { buildBodies } from "./flat-rollovers.ts";
import { readSizes, type TableSize } from "./scale-sizes.ts";

export interface LifecycleFigures {
  rollovers: number;
  /** New rows and bytes per rollover, with indexes, by table. */
  tables: Record<string, { rows: number; bytes: number }>;
  /** Bytes per rollover, including full-page images. */
  wal: number;
}

/** Measures the growth of the database while rollovers move from draft to completed. */
export async function measureLifecycles(rollovers: number): Promise<LifecycleFigures> {
  const test = await createTestEnvironment();
  try {
    const { key, organizationId } = await buildKey(test, "ak");
    const api = await startApi(test, { WEBHOOK_ALLOW_LOOPBACK: "true" });
    const agent = new Agent({ keepAlive: true });
    const post = (path: string, body: unknown) =>
      sendOne(api.url, agent, key, { path, body: JSON.stringify(body) });
    // Nothing listens on this port, so deliveries wait.
    await post("/v1/webhook-endpoints", { url: "http://localhost:9/hooks", eventTypes: ["*"] });
    const bodies = await buildBodies(test, organizationId);
    const { pool } = test.db;
    await pool.query("VACUUM ANALYZE");
    const before = await readSizes(pool);
    const { rows: begin } = await pool.query<{ lsn: string }>("SELECT pg_current_wal_insert_lsn() AS lsn");
    for (let made = 0; made < rollovers; made += 1) {
      const body = bodies[made % bodies.length];
      const { id } = await post(
        "/v1/rollovers",
        JSON.parse(JSON.stringify(body).replace("#", String(10_000 + made))),
      );
      await post(`/v1/sandbox/rollovers/${id}/advance`, { to: "completed" });
    }
    const { rows: end } = await pool.query<{ wal: number }>(
      "SELECT (pg_current_wal_insert_lsn() - $1::pg_lsn)::float8 AS wal",
      [begin[0]?.lsn],
    );
    await pool.query("VACUUM ANALYZE");
    const after = await readSizes(pool);
    agent.destroy();
    await api.stop();
    const tables = Object.fromEntries(
      after.map((size) => [
        size.table,
        computeGrowth(
          before.find(({ table }) => table === size.table),
          size,
          rollovers,
        ),
      ]),
    );
    return { rollovers, tables, wal: (end[0]?.wal ?? 0) / rollovers };
  } finally {
    await test.close();
  }
}

function computeGrowth(before: TableSize | undefined, after: TableSize, rollovers: number) {
  const bytes = (size: TableSize | undefined) =>
    size ? size.bytes + size.toastBytes + size.indexes.reduce((sum, index) => sum + index.bytes, 0) : 0;
  return {
    rows: (after.rows - (before?.rows ?? 0)) / rollovers,
    bytes: (bytes(after) - bytes(before)) / rollovers,
  };
}
