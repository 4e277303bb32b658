import { kysely, type Params, type Sql, sql, statement, unpreparedStatement } from "@svc/database";

export interface UsagePeriod {
  at: Date;
  accepted: number;
  refused: number;
}

export interface LastUses {
  lastUsedAt: Date | null;
  lastAddress: string | null;
  lastUserAgent: string | null;
  lastRefusedAt: Date | null;
  lastRefusedCode: string | null;
  lastRefusedAddress: string | null;
}

interface KeyParams {
  organizationId: string;
  keyId: string;
}

const selectUsageOfKey = ({ organizationId, keyId }: Params<KeyParams>) =>
  kysely.selectFrom("keyUsageHours").where("organizationId", "=", organizationId).where("keyId", "=", keyId);

/** Omits empty periods. Days follow the organization's time zone. */
export function listUsage(
  db: Sql,
  organizationId: string,
  { by, from, to, keyId }: { by: "hour" | "day"; from: Date; to: Date; keyId: string },
): Promise<UsagePeriod[]> {
  return selectPeriods(db, { organizationId, keyId, by, from, to });
}

const selectPeriods = unpreparedStatement(
  "key_usage_periods",
  (param: Params<KeyParams & { by: string; from: Date; to: Date }>) =>
    selectUsageOfKey(param)
      .select([
        sql<Date>`date_trunc(${param.by}::text, hour,
          (SELECT time_zone FROM organizations WHERE id = ${param.organizationId}))`.as("at"),
        sql<number>`sum(accepted)::float8`.as("accepted"),
        sql<number>`sum(refused)::float8`.as("refused"),
      ])
      .where("hour", ">=", sql<Date>`date_trunc('hour', ${param.from}::timestamptz)`)
      .where("hour", "<", param.to)
      .groupBy(sql`1`)
      .orderBy(sql`1`),
);

const NO_USES: LastUses = {
  lastUsedAt: null,
  lastAddress: null,
  lastUserAgent: null,
  lastRefusedAt: null,
  lastRefusedCode: null,
  lastRefusedAddress: null,
};

export async function getLastUses(db: Sql, organizationId: string, keyId: string): Promise<LastUses> {
  const [used, refused] = await Promise.all([
    selectLastUse.first(db, { organizationId, keyId }),
    selectLastRefusal.first(db, { organizationId, keyId }),
  ]);
  return { ...NO_USES, ...used, ...refused };
}

const selectLastUse = statement("key_usage_last", (param: Params<KeyParams>) =>
  selectUsageOfKey(param)
    .select(["lastUsedAt", "lastAddress", "lastUserAgent"])
    .where("lastUsedAt", "is not", null)
    .orderBy("hour", "desc")
    .limit(1),
);

const selectLastRefusal = statement("key_usage_last_refused", (param: Params<KeyParams>) =>
  selectUsageOfKey(param)
    .select(["lastRefusedAt", "lastRefusedCode", "lastRefusedAddress"])
    .where("lastRefusedAt", "is not", null)
    .orderBy("hour", "desc")
    .limit(1),
);

export interface KeyNetwork {
  network: string;
  firstSeenAt: Date;
  lastSeenAt: Date;
}

export function listNetworks(
  db: Sql,
  organizationId: string,
  { keyId, limit }: { keyId: string; limit: number },
): Promise<KeyNetwork[]> {
  return selectNetworks(db, { organizationId, keyId, limit });
}

const selectNetworks = statement("key_networks_of", (param: Params<KeyParams & { limit: number }>) =>
  kysely
    .selectFrom("keyNetworks")
    .select(["network", "firstSeenAt", "lastSeenAt"])
    .where("organizationId", "=", param.organizationId)
    .where("keyId", "=", param.keyId)
    .orderBy("firstSeenAt", "desc")
    .orderBy("network")
    .limit(param.limit),
);
