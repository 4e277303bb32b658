import type pg from "pg";

interface IndexSize {
  name: string;
  bytes: number;
  /** Levels of a B-tree, including root and leaves; null for partitioned and other indexes. */
  levels: number | null;
}

export interface TableSize {
  table: string;
  rows: number;
  /** Without indexes and TOAST. */
  bytes: number;
  toastBytes: number;
  indexes: IndexSize[];
}

/** Reads table sizes. Row counts are as of the last ANALYZE. */
export async function readSizes(client: pg.ClientBase | pg.Pool): Promise<TableSize[]> {
  await client.query("CREATE EXTENSION IF NOT EXISTS pageinspect");
  const { rows: tables } = await client.query<Omit<TableSize, "indexes"> & { oid: number }>(
    `SELECT root.relname AS table, root.oid::int AS oid, sum(greatest(leaf.reltuples, 0))::float8 AS rows,
       sum(pg_relation_size(leaf.oid))::float8 AS bytes, sum(coalesce(pg_total_relation_size(nullif(leaf.reltoastrelid, 0)), 0))::float8 AS "toastBytes"
     FROM pg_class root JOIN pg_namespace n ON n.oid = root.relnamespace AND n.nspname = 'public'
     CROSS JOIN LATERAL (SELECT c.* FROM pg_partition_tree(root.oid) t JOIN pg_class c ON c.oid = t.relid WHERE t.isleaf
       UNION SELECT c.* FROM pg_class c WHERE c.oid = root.oid AND root.relkind = 'r') leaf
     WHERE root.relkind IN ('r', 'p') AND NOT root.relispartition GROUP BY 1, 2 HAVING sum(leaf.reltuples) > 0 ORDER BY 4 DESC`,
  );
  const sizes: TableSize[] = [];
  for (const { oid, ...table } of tables) sizes.push({ ...table, indexes: await readIndexes(client, oid) });
  return sizes;
}

/** A partitioned index has the total size of its partitions. */
async function readIndexes(client: pg.ClientBase | pg.Pool, oid: number): Promise<IndexSize[]> {
  const { rows } = await client.query<IndexSize & { method: string }>(
    `SELECT r.relname AS name, coalesce(sum(pg_relation_size(l.oid)), 0)::float8 AS bytes, min(a.amname) AS method
     FROM pg_index i JOIN pg_class r ON r.oid = i.indexrelid JOIN pg_am a ON a.oid = r.relam
     CROSS JOIN LATERAL (SELECT r.oid UNION SELECT relid FROM pg_partition_tree(r.oid)) AS l (oid)
     WHERE i.indrelid = $1 GROUP BY r.relname ORDER BY 2 DESC`,
    [oid],
  );
  const indexes: IndexSize[] = [];
  for (const { name, bytes, method } of rows) {
    const isTree = method === "btree" && bytes > 0;
    const levels = isTree ? await countLevels(client, name) : null;
    indexes.push({ name, bytes, levels });
  }
  return indexes;
}

async function countLevels(client: pg.ClientBase | pg.Pool, name: string): Promise<number | null> {
  const { rows } = await client.query<{ level: number }>(
    "SELECT level::int + 1 AS level FROM pg_class c, bt_metap(c.relname) WHERE c.relname = $1 AND c.relkind = 'i'",
    [name],
  );
  return rows[0]?.level ?? null;
}
