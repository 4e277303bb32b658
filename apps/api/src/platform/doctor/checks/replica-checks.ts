import { type Check, fail, ok, type Verdict, warn } from "../check.ts";
import type { DoctorContext } from "../doctor-context.ts";
import { describeError } from "../errors.ts";

export const replicaChecks: readonly Check[] = [{ name: "postgres.read_replica", run: checkReadReplica }];

export interface ServerStatus {
  isStandby: boolean;
  cluster: string;
  timeline: number;
  /** Bytes. */
  walPosition: number;
  canRead: boolean;
}

/** Limit for the read replica and for other standbys. */
export const MAX_LAG_BYTES = 64 * 1_024 ** 2;

const SERVER_STATUS_SQL = `SELECT pg_is_in_recovery() AS "isStandby",
    (SELECT system_identifier::text FROM pg_control_system()) AS cluster,
    CASE WHEN pg_is_in_recovery() THEN (SELECT min_recovery_end_timeline::int FROM pg_control_recovery())
      ELSE ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int END AS timeline,
    (CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_flush_lsn() END - '0/0')::float8 AS "walPosition",
    COALESCE(has_table_privilege(to_regclass('rollovers'), 'SELECT'), false) AS "canRead"`;

async function checkReadReplica(ctx: DoctorContext): Promise<Verdict> {
  const { DATABASE_READ_URL: url } = ctx.config;
  if (url === undefined) return ok("DATABASE_READ_URL is not set: lists are read from the primary");
  // Primary first, so that later writes do not count as lag.
  const [primary] = await (await ctx.database()).sql.query<ServerStatus>({ text: SERVER_STATUS_SQL });
  try {
    const [replica] = await ctx.queryReplica<ServerStatus>(url, SERVER_STATUS_SQL);
    return compareReplica(primary as ServerStatus, replica as ServerStatus);
  } catch (error) {
    return fail(
      `${describeError(error)}: lists are read from the primary`,
      "check that the replica runs and accepts the API role",
    );
  }
}

export function compareReplica(primary: ServerStatus, replica: ServerStatus): Verdict {
  if (replica.cluster !== primary.cluster)
    return fail(
      "DATABASE_READ_URL points to a different database than DATABASE_URL and is not used",
      "point it at a standby of this database",
    );
  if (!replica.canRead)
    return fail("the role in DATABASE_READ_URL cannot read this database", "use the API role, svc_api");
  if (!replica.isStandby)
    return warn("DATABASE_READ_URL points to the primary itself", "point it at a standby or remove it");
  if (replica.timeline < primary.timeline)
    return warn(
      `the replica follows timeline ${replica.timeline}, but the primary is on ${primary.timeline}: lists are read from the primary`,
      "make it follow the new primary; right after a failover, check again in a few minutes",
    );
  const lagBytes = Math.max(0, primary.walPosition - replica.walPosition);
  const megabytes = `${(lagBytes / 1_024 ** 2).toFixed(1)} MB behind`;
  return lagBytes > MAX_LAG_BYTES
    ? warn(
        `${megabytes}: lists are read from the primary`,
        "check whether a long query (max_standby_streaming_delay) or the disk delays its replay",
      )
    : ok(`a standby, ${megabytes}`);
}
