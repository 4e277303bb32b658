import express from "express";
import pg from "pg";

// Express and pg with the list's own SQL, and nothing else: no key, no validation, no view.

const { sql, firstPage, deepPage } = JSON.parse(process.env.BENCH_STATEMENTS ?? "{}");
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = express();
app.disable("x-powered-by");
app.disable("etag");
app.get("/first", async (_req, res) => {
  const { rows } = await pool.query({ name: "first", text: sql.first, values: firstPage });
  res.json({ object: "list", data: rows });
});
app.get("/deep", async (_req, res) => {
  const { rows } = await pool.query({ name: "deep", text: sql.deep, values: deepPage });
  res.json({ object: "list", data: rows });
});
const server = app.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ ready: true, url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}` });
});
process.once("disconnect", () => process.exit(0));
