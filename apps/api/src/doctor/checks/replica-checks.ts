import { type Check, fail, ok, type Verdict, warn } from "../check.ts";
import type { DoctorContext } from "../doctor-context.ts";
import { reasonOf } from "../reason.ts";

export const replicaChecks: readonly Check[] = [{ name: "postgres.read_replica", look: judge }];

export interface Standing {
  isStandby: boolean;
  cluster: string;
  timeline: number;
  /** WAL position in bytes. */
  at: number;
  mayRead: boolean;
}

const MAX_BEHIND_BYTES = 64 * 1_024 ** 2;

const STANDING = `SELECT pg_is_in_recovery() AS "isStandby",
    (SELECT system_identifier::text FROM pg_control_system()) AS cluster,
    CASE WHEN pg_is_in_recovery() THEN (SELECT min_recovery_end_timeline::int FROM pg_control_recovery())
      ELSE ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int END AS timeline,
    (CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_flush_lsn() END - '0/0')::float8 AS at,
    COALESCE(has_table_privilege(to_regclass('rollovers'), 'SELECT'), false) AS "mayRead"`;

async function judge(ctx: DoctorContext): Promise<Verdict> {
  const { DATABASE_READ_URL: url } = ctx.config;
  if (url === undefined) return ok("none is set: lists come from the primary");
  // Primary first: writes between the two reads then do not count as lag.
  const [primary] = await (await ctx.database()).sql.query<Standing>({ text: STANDING });
  try {
    const [replica] = await ctx.askReplica<Standing>(url, STANDING);
    return judgeReplica(primary as Standing, replica as Standing);
  } catch (error) {
    return fail(
      `${reasonOf(error)}: lists come from the primary`,
      "see that the replica runs, and lets the API in",
    );
  }
}

export function judgeReplica(primary: Standing, replica: Standing): Verdict {
  if (replica.cluster !== primary.cluster)
    return fail(
      "DATABASE_READ_URL leads to another database than DATABASE_URL's: it is not read from",
      "set it to a standby of this one",
    );
  if (!replica.mayRead)
    return fail("the role of DATABASE_READ_URL may not read there", "set it to the API's role, svc_api");
  if (!replica.isStandby)
    return warn("DATABASE_READ_URL leads to the primary itself", "set it to a standby, or take it out");
  if (replica.timeline < primary.timeline)
    return warn(
      `it follows timeline ${replica.timeline}, and the primary writes ${primary.timeline}: lists come from the primary`,
      "have it follow the new primary; just after a failover, look again in some minutes",
    );
  const behind = Math.max(0, primary.at - replica.at);
  const megabytes = `${(behind / 1_024 ** 2).toFixed(1)} MB behind`;
  return behind > MAX_BEHIND_BYTES
    ? warn(
        `${megabytes}: lists come from the primary`,
        "see whether a query there holds up its replay (max_standby_streaming_delay), or its disk does",
      )
    : ok(`a standby, ${megabytes}`);
}
