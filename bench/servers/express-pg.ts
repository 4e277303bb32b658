import pg from "pg";
import type { ListParameter } from "../statements.ts";
import { createApp, listen } from "./listen.ts";
import { fromCursor, toCursor, toRollover } from "./rollover-json.ts";

// (b) Express and pg with the list's own SQL: no key, no validation. /v1/rollovers answers what the API answers; /rows
// the rows as pg gives them, for whom the columns' names are good enough.

const LIMIT = 20;
const { text, parameters } = JSON.parse(process.env.BENCH_LIST ?? "{}") as {
  text: string;
  parameters: ListParameter[];
};
const organizationId = process.env.BENCH_ORGANIZATION;
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
// A day is a day, and no moment.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

async function readRows(cursor: unknown) {
  const after = typeof cursor === "string" ? fromCursor(cursor) : null;
  const asked = {
    organizationId,
    since: null,
    createdAt: after?.createdAt ?? null,
    id: after?.id ?? null,
    most: LIMIT + 1,
  };
  const values = parameters.map((name) => asked[name]);
  return (await pool.query({ name: "list", text, values })).rows;
}

const app = createApp();
app.get("/v1/rollovers", async (req, res) => {
  const rows = await readRows(req.query.cursor);
  const hasMore = rows.length > LIMIT;
  const page = rows.slice(0, LIMIT);
  const nextCursor = hasMore ? toCursor(page[LIMIT - 1]) : null;
  res.json({ object: "list", data: page.map(toRollover), hasMore, nextCursor });
});
app.get("/rows", async (req, res) => {
  const rows = await readRows(req.query.cursor);
  res.json({ object: "list", data: rows.slice(0, LIMIT), hasMore: rows.length > LIMIT });
});
listen(app);
