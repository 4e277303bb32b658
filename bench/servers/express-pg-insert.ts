import { randomUUID } from "node:crypto";
import express from "express";
import pg from "pg";

// Express and pg writing the rows that a rollover is made of, in one transaction, and nothing else: no key, no
// validation, no rules, no encryption, no seal.

interface Row {
  table: string;
  values: Record<string, unknown>;
  /** Columns that have to differ from row to row. */
  fresh: string[];
}

const rows = JSON.parse(process.env.BENCH_ROWS ?? "[]") as Row[];
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const statements = rows.map(({ table, values }) => {
  const columns = Object.keys(values);
  const places = columns.map((_column, index) => `$${index + 1}`);
  return { name: table, text: `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${places.join(", ")})` };
});

const app = express();
app.disable("x-powered-by");
app.disable("etag");
app.use(express.json());
app.post("/", async (req, res) => {
  const id = randomUUID();
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    for (const [index, { values, fresh }] of rows.entries()) {
      const row: Record<string, unknown> = { ...values };
      for (const column of fresh) row[column] = id;
      const statement = statements[index];
      if (statement) await client.query({ ...statement, values: Object.values(row) });
    }
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  } finally {
    client.release();
  }
  res.status(201).json({ ...req.body, id });
});
const server = app.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ ready: true, url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}` });
});
process.once("disconnect", () => process.exit(0));
