import { type Database, kysely, type Params, type Sql, sql, unpreparedStatement } from "@svc/database";
import type { Custodian } from "../custodian.ts";
import { readCustodians } from "../custodian-store.ts";
import { toNameKey } from "./company-name.ts";

/** Requests for one company that are all open, or were settled in the same way. */
export interface CustodianRequestGroup {
  /** ID of the first request. Every request's ID identifies the group. */
  id: string;
  name: string;
  participants: number;
  /** Requests for the custodian that holds the money now. */
  source: number;
  /** Requests for the custodian that will receive it. */
  destination: number;
  accountTypes: string[];
  organizations: { id: string; name: string; participants: number }[];
  firstSeenAt: Date;
  lastSeenAt: Date;
  /** Null while open. */
  settledAt: Date | null;
  /** Null while open, or if dismissed. */
  settledAs: RequestedCustodian | null;
  /** The active custodian with this name or alias. */
  inDirectory: (RequestedCustodian & { listedAt: Date }) | null;
}

interface RequestedCustodian {
  id: string;
  slug: string;
  name: string;
}

const MAX_GROUPS = 1_000;

/** Lists up to a thousand companies that participants did not find, the most requested first. */
export async function listCustodianRequests(
  db: Database,
  { includeSettled }: { includeSettled: boolean },
): Promise<CustodianRequestGroup[]> {
  const custodians = await readCustodians(db.sql);
  const byId = new Map(custodians.map((custodian) => [custodian.id, custodian]));
  const byName = mapByNameKey(custodians);
  const groups = await readGroups(db.sql, { includeSettled });
  return groups.map(({ nameKey, custodianId, ...group }) => {
    const listedCustodian = byName.get(nameKey);
    return {
      ...group,
      settledAs: custodianId === null ? null : toRequestedCustodian(byId.get(custodianId)),
      inDirectory: listedCustodian
        ? { ...pickNames(listedCustodian), listedAt: listedCustodian.createdAt }
        : null,
    };
  });
}

const pickNames = ({ id, slug, name }: Custodian): RequestedCustodian => ({ id, slug, name });
const toRequestedCustodian = (custodian: Custodian | undefined) => (custodian ? pickNames(custodian) : null);

export function mapByNameKey(custodians: readonly Custodian[]): ReadonlyMap<string, Custodian> {
  const active = custodians.filter((custodian) => custodian.active);
  return new Map([
    ...active.flatMap((custodian) =>
      custodian.aliases.map((alias) => [toNameKey(alias), custodian] as const),
    ),
    // A name takes precedence over another custodian's alias.
    ...active.map((custodian) => [toNameKey(custodian.name), custodian] as const),
  ]);
}

type GroupRow = Omit<CustodianRequestGroup, "settledAs" | "inDirectory"> & {
  nameKey: string;
  custodianId: string | null;
};

const readGroups: (db: Sql, param: { includeSettled: boolean }) => Promise<GroupRow[]> = unpreparedStatement(
  "custodian_requests",
  ({ includeSettled }: Params<{ includeSettled: boolean }>) => sql<GroupRow>`
    WITH requests AS (
      SELECT *, settled_at IS NOT NULL AS is_settled FROM custodian_requests WHERE ${includeSettled} OR settled_at IS NULL
    ), organizations_by_group AS (
      SELECT r.name_key, r.is_settled, r.custodian_id,
        jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'participants', r.participants) ORDER BY o.name, o.id)
          AS organizations
      FROM (
        SELECT name_key, is_settled, custodian_id, organization_id, count(DISTINCT account_id) AS participants
        FROM requests GROUP BY 1, 2, 3, 4
      ) r JOIN organizations o ON o.id = r.organization_id
      GROUP BY 1, 2, 3
    )
    SELECT (array_agg(r.id ORDER BY r.created_at, r.id))[1] AS id, r.name_key AS "nameKey",
      mode() WITHIN GROUP (ORDER BY r.name) AS name, count(DISTINCT r.account_id)::int AS participants,
      count(*) FILTER (WHERE r.side = 'source')::int AS source,
      count(*) FILTER (WHERE r.side = 'destination')::int AS destination,
      coalesce(array_agg(DISTINCT r.account_type) FILTER (WHERE r.account_type IS NOT NULL), '{}') AS "accountTypes",
      o.organizations, min(r.created_at) AS "firstSeenAt", max(r.seen_at) AS "lastSeenAt",
      max(r.settled_at) AS "settledAt", r.custodian_id AS "custodianId"
    FROM requests r JOIN organizations_by_group o
      ON o.name_key = r.name_key AND o.is_settled = r.is_settled AND o.custodian_id IS NOT DISTINCT FROM r.custodian_id
    GROUP BY r.name_key, r.is_settled, r.custodian_id, o.organizations
    ORDER BY r.is_settled, participants DESC, max(r.seen_at) DESC, r.name_key
    LIMIT ${sql.lit(MAX_GROUPS)}`,
);

interface RequestOwner {
  organizationId: string;
  accountId: string | null;
}

/** Returns the requests of an organization or of one account, oldest first. Only the operator's database role can read the names. */
export const findCustodianRequests = unpreparedStatement(
  "custodian_requests_of",
  ({ organizationId, accountId }: Params<RequestOwner>) =>
    kysely
      .selectFrom("custodianRequests")
      .select(["id", "accountId", "side", "accountType", "name", "createdAt", "seenAt"])
      .where("organizationId", "=", organizationId)
      .where(sql<boolean>`(${accountId}::text IS NULL OR account_id = ${accountId})`)
      .orderBy("createdAt")
      .orderBy("id"),
);
