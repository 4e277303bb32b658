import type { Database } from "@svc/database";
import { type Check, fail, ok, type Verdict, warn } from "../check.ts";
import type { DoctorContext } from "../doctor-context.ts";
import { reasonOf } from "../reason.ts";

export const poolerChecks: readonly Check[] = [
  { name: "postgres.pooler", look: judgePooler },
  { name: "postgres.direct", look: judgeDirect },
];

const MODE =
  "in transaction mode set DATABASE_POOLER=transaction, and DATABASE_DIRECT_URL to PostgreSQL itself";

async function judgePooler(ctx: DoctorContext): Promise<Verdict> {
  const isPooled = await isBehindPooler(await ctx.database());
  const { DATABASE_POOLER: pooler, DATABASE_DIRECT_URL: direct } = ctx.config;
  if (pooler !== "transaction")
    return isPooled ? warn("DATABASE_URL leads to a pooler, and DATABASE_POOLER is none", MODE) : ok("none");
  if (!isPooled)
    return warn(
      "DATABASE_POOLER is transaction, and DATABASE_URL leads to PostgreSQL itself",
      "set it to none: statements are then planned once",
    );
  return direct === undefined
    ? fail("DATABASE_DIRECT_URL is not set: the worker does not start", "set it to PostgreSQL itself")
    : ok("one in transaction mode, and DATABASE_DIRECT_URL past it");
}

async function judgeDirect(ctx: DoctorContext): Promise<Verdict> {
  const { DATABASE_DIRECT_URL: url } = ctx.config;
  if (url === undefined) return ok("no address past a pooler is set");
  try {
    return (await ctx.asRole(url, isBehindPooler))
      ? fail(
          "DATABASE_DIRECT_URL leads to a pooler",
          "set it to PostgreSQL itself: events are not heard of behind one",
        )
      : ok("DATABASE_DIRECT_URL leads to PostgreSQL itself");
  } catch (error) {
    return fail(reasonOf(error), "see that PostgreSQL takes connections past the pooler");
  }
}

/** A pooler sends clients its own backend process IDs. */
async function isBehindPooler(db: Database): Promise<boolean> {
  const client = await db.connect();
  try {
    const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
    return rows[0]?.pid !== (client as unknown as { processID: number | null }).processID;
  } finally {
    client.release();
  }
}
