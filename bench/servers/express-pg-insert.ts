import { randomUUID } from "node:crypto";
import express from "express";
import pg from "pg";
import { createApp, listen } from "./listen.ts";

// (g) Express and pg writing the rows that a rollover is made of, in one transaction, and nothing else: no key, no
// validation, no rules, no encryption, no seal. It answers as the API does.

interface Row {
  table: string;
  values: Record<string, unknown>;
  /** Columns that have to differ from rollover to rollover. */
  fresh: string[];
}

const rows = JSON.parse(process.env.BENCH_ROWS ?? "[]") as Row[];
const answer = JSON.parse(process.env.BENCH_BODY ?? "{}");
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const statements = rows.map(({ table, values }) => {
  const columns = Object.keys(values);
  const places = columns.map((_column, index) => `$${index + 1}`);
  return { name: table, text: `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${places.join(", ")})` };
});

const app = createApp();
app.use(express.json());
app.post("/v1/rollovers", async (req, res) => {
  const id = `rol_${randomUUID().replaceAll("-", "").slice(0, 26)}`;
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
  const now = new Date().toISOString();
  const accountNumberMask = `****${req.body.source.accountNumber.slice(-4)}`;
  res
    .status(201)
    .set("Location", `/v1/rollovers/${id}`)
    .json({ ...answer, id, source: { ...answer.source, accountNumberMask }, createdAt: now, updatedAt: now });
});
listen(app);
