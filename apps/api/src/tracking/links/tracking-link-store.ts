import {
  createCounterByParent,
  createFinder,
  type IdParams,
  insertRow,
  json,
  kysely,
  type OrganizationParams,
  type Params,
  type Row,
  type Sql,
  sql,
  statement,
  typedList,
} from "@svc/database";
import { type Page, toPagesBy } from "@svc/service-kit/lists";
import type { TimelineActor } from "../../context/actor.ts";

export type TrackingLanguage = "en" | "es";

export interface StoredTrackingLink
  extends Omit<
    Row<"trackingLinks">,
    "tokenHash" | "optOutHash" | "codeHash" | "codeExpiresAt" | "codeAttempts" | "language" | "createdBy"
  > {
  language: TrackingLanguage;
  createdBy: TimelineActor;
}

const COLUMNS = [
  "id",
  "organizationId",
  "rolloverId",
  "accountId",
  "language",
  "createdBy",
  "createdAt",
  "expiresAt",
  "revokedAt",
  "lastOpenedAt",
] as const;

const selectLinks = (param: Params<OrganizationParams>) =>
  kysely
    .selectFrom("trackingLinks")
    .select(COLUMNS)
    .where("organizationId", "=", param.organizationId)
    .$narrowType<StoredTrackingLink>();

export const findTrackingLink = createFinder(
  statement("tracking_link", (param: Params<IdParams>) => selectLinks(param).where("id", "=", param.id)),
);

/** Lists links by rollover, oldest first. */
export async function listTrackingLinks(
  db: Sql,
  organizationId: string,
  { rolloverIds, after, limit }: { rolloverIds: readonly string[]; after: string; limit: number },
): Promise<Map<string, Page<StoredTrackingLink>>> {
  const links = await selectPages(db, { organizationId, rolloverIds, after, limit: limit + 1 });
  return toPagesBy("rolloverId", links, { ids: rolloverIds, limit });
}

const selectPages = statement(
  "tracking_links_pages",
  (param: Params<OrganizationParams & { rolloverIds: readonly string[]; after: string; limit: number }>) =>
    kysely
      .selectFrom((from) =>
        from
          .selectFrom("trackingLinks")
          .select(COLUMNS)
          .select(sql<number>`row_number() OVER (PARTITION BY rollover_id ORDER BY id)`.as("rowIndex"))
          .where("organizationId", "=", param.organizationId)
          .where("rolloverId", "=", kysely.fn.any(typedList("text", param.rolloverIds)))
          .where("id", ">", param.after)
          .as("link"),
      )
      .select(COLUMNS.map((name) => `link.${name}` as const))
      .where(sql<boolean>`row_index <= ${param.limit}`)
      .orderBy("link.rolloverId")
      .orderBy("link.id")
      .$narrowType<StoredTrackingLink>(),
);

export const countTrackingLinksOfRollovers = createCounterByParent(
  "tracking_links_total_count_of_many",
  (param, rolloverId) => selectLinks(param).where("rolloverId", "=", rolloverId),
);

interface NewLink extends Omit<StoredTrackingLink, "revokedAt" | "lastOpenedAt"> {
  tokenHash: string;
  optOutHash: string;
}

export async function insertTrackingLink(tx: Sql, { createdBy, ...row }: NewLink): Promise<void> {
  await insertRow(tx, { table: "trackingLinks", row: { ...row, createdBy: json(createdBy) } });
}

/** Finds a link of any organization. Links of erased accounts and locked organizations are not usable. */
export const findUsableLink = statement(
  "tracking_link_by_token",
  (param: Params<{ tokenHash: string; now: Date }>) =>
    kysely
      .selectFrom("trackingLinks as link")
      .innerJoin("organizations as organization", "organization.id", "link.organizationId")
      .innerJoin("accounts as account", (join) =>
        join
          .onRef("account.organizationId", "=", "link.organizationId")
          .onRef("account.id", "=", "link.accountId"),
      )
      .select(COLUMNS.map((name) => `link.${name}` as const))
      .where("link.tokenHash", "=", param.tokenHash)
      .where("link.revokedAt", "is", null)
      .where("link.expiresAt", ">", param.now)
      .where("organization.lockedAt", "is", null)
      .where("account.status", "=", "active")
      .$narrowType<StoredTrackingLink>(),
);

/** Finds a link of any organization, even if revoked or expired, because participants can always stop messages. */
export const findLinkByOptOut = statement(
  "tracking_link_by_opt_out",
  (param: Params<{ optOutHash: string }>) =>
    kysely
      .selectFrom("trackingLinks")
      .select(COLUMNS)
      .where("optOutHash", "=", param.optOutHash)
      .$narrowType<StoredTrackingLink>(),
);

/** Finds the newest link that works until `until`. */
export async function findNewestLink(
  db: Sql,
  organizationId: string,
  { rolloverId, until }: { rolloverId: string; until: Date },
): Promise<(StoredTrackingLink & { tokenHash: string }) | null> {
  return selectNewest.first(db, { organizationId, rolloverId, until });
}

const selectNewest = statement(
  "tracking_link_newest",
  (param: Params<OrganizationParams & { rolloverId: string; until: Date }>) =>
    selectLinks(param)
      .select("tokenHash")
      .where("rolloverId", "=", param.rolloverId)
      .where("revokedAt", "is", null)
      .where("expiresAt", ">", param.until)
      .orderBy("id", "desc")
      .limit(1),
);

/** @returns null if the link does not exist or is already revoked */
export function revokeTrackingLink(
  tx: Sql,
  organizationId: string,
  { id, at }: { id: string; at: Date },
): Promise<StoredTrackingLink | null> {
  return revoke.first(tx, { organizationId, id, at });
}

const revoke = statement("tracking_link_revoke", (param: Params<IdParams & { at: Date }>) =>
  kysely
    .updateTable("trackingLinks")
    .set({ revokedAt: param.at })
    .where("organizationId", "=", param.organizationId)
    .where("id", "=", param.id)
    .where("revokedAt", "is", null)
    .returning(COLUMNS)
    .$narrowType<StoredTrackingLink>(),
);

/** Replaces an earlier code. Stores only a digest. */
export async function saveCode(
  tx: Sql,
  organizationId: string,
  code: { id: string; codeHash: string; codeExpiresAt: Date },
): Promise<void> {
  await writeCode(tx, { organizationId, ...code });
}

const writeCode = statement(
  "tracking_link_code",
  (param: Params<IdParams & { codeHash: string; codeExpiresAt: Date }>) =>
    kysely
      .updateTable("trackingLinks")
      .set({ codeHash: param.codeHash, codeExpiresAt: param.codeExpiresAt, codeAttempts: 0 })
      .where("organizationId", "=", param.organizationId)
      .where("id", "=", param.id),
);

/**
 * Counts an attempt. Call this before comparing the code.
 * @returns the code's digest, or null if it expired or was tried too often
 */
export async function countCodeAttempt(
  db: Sql,
  organizationId: string,
  { id, now, max }: { id: string; now: Date; max: number },
): Promise<string | null> {
  return (await countOneAttempt.first(db, { organizationId, id, now, max }))?.codeHash ?? null;
}

const countOneAttempt = statement(
  "tracking_link_code_attempt",
  (param: Params<IdParams & { now: Date; max: number }>) =>
    kysely
      .updateTable("trackingLinks")
      .set({ codeAttempts: sql`code_attempts + 1` })
      .where("organizationId", "=", param.organizationId)
      .where("id", "=", param.id)
      .where("codeHash", "is not", null)
      .where("codeExpiresAt", ">", param.now)
      .where("codeAttempts", "<", param.max)
      .returning("codeHash"),
);

/** Records that the page was opened, and uses up the code. */
export async function markOpened(
  tx: Sql,
  organizationId: string,
  { id, at }: { id: string; at: Date },
): Promise<void> {
  await writeOpened(tx, { organizationId, id, at });
}

const writeOpened = statement("tracking_link_opened", (param: Params<IdParams & { at: Date }>) =>
  kysely
    .updateTable("trackingLinks")
    .set({ lastOpenedAt: param.at, codeHash: null, codeExpiresAt: null, codeAttempts: 0 })
    .where("organizationId", "=", param.organizationId)
    .where("id", "=", param.id),
);

export async function deleteTrackingLinks(
  tx: Sql,
  organizationId: string,
  accountId: string,
): Promise<number> {
  return (await deleteByAccount(tx, { organizationId, accountId })).length;
}

const deleteByAccount = statement(
  "tracking_links_erase",
  (param: Params<OrganizationParams & { accountId: string }>) =>
    kysely
      .deleteFrom("trackingLinks")
      .where("organizationId", "=", param.organizationId)
      .where("accountId", "=", param.accountId)
      .returning("id"),
);
