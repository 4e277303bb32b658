import type { Database } from "@svc/database";
import { type Check, fail, ok, type Verdict, warn } from "../check.ts";
import type { DoctorContext } from "../doctor-context.ts";
import { describeError } from "../errors.ts";

export const poolerChecks: readonly Check[] = [
  { name: "postgres.pooler", run: checkPooler },
  { name: "postgres.direct", run: checkDirectUrl },
];

const MODE_REMEDY =
  "for transaction mode, set DATABASE_POOLER=transaction and point DATABASE_DIRECT_URL at PostgreSQL";

async function checkPooler(ctx: DoctorContext): Promise<Verdict> {
  const isPooled = await isBehindPooler(await ctx.database());
  const { DATABASE_POOLER: pooler, DATABASE_DIRECT_URL: direct } = ctx.config;
  if (pooler !== "transaction")
    return isPooled
      ? warn("DATABASE_URL points to a pooler, but DATABASE_POOLER is none", MODE_REMEDY)
      : ok("DATABASE_URL points directly to PostgreSQL");
  if (!isPooled)
    return warn(
      "DATABASE_POOLER is transaction, but DATABASE_URL points directly to PostgreSQL",
      "set DATABASE_POOLER=none so that statements are prepared once",
    );
  return direct === undefined
    ? fail("DATABASE_DIRECT_URL is not set: the worker cannot start", "point it at PostgreSQL")
    : ok("transaction mode, with DATABASE_DIRECT_URL set");
}

async function checkDirectUrl(ctx: DoctorContext): Promise<Verdict> {
  const { DATABASE_DIRECT_URL: url } = ctx.config;
  if (url === undefined) return ok("DATABASE_DIRECT_URL is not set");
  try {
    return (await ctx.asRole(url, isBehindPooler))
      ? fail(
          "DATABASE_DIRECT_URL points to a pooler",
          "point it directly at PostgreSQL: LISTEN does not work through a pooler",
        )
      : ok("DATABASE_DIRECT_URL points directly to PostgreSQL");
  } catch (error) {
    return fail(describeError(error), "check that PostgreSQL accepts direct connections");
  }
}

/** A pooler reports its own process IDs, not those of PostgreSQL backends. */
async function isBehindPooler(db: Database): Promise<boolean> {
  const client = await db.connect();
  try {
    const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
    return rows[0]?.pid !== (client as unknown as { processID: number | null }).processID;
  } finally {
    client.release();
  }
}
