import {
  createCounterByParent,
  createFinder,
  type IdParams,
  insertRows,
  json,
  kysely,
  type NewRow,
  type OrganizationParams,
  type Params,
  type Row,
  type Sql,
  sql,
  statement,
  typedList,
  updateRow,
} from "@svc/database";
import type { NigoCode } from "@svc/rollover-rules/nigo/nigo-codes";
import type { NigoReporter } from "@svc/rollover-rules/nigo/reported-nigo";
import { type Page, toPagesBy } from "@svc/service-kit/lists";
import type { TimelineActor } from "../../context/actor.ts";
import type { NigoResolution } from "./nigo-fields.ts";

export interface NigoItem
  extends Omit<Row<"rolloverNigoItems">, "code" | "reportedBy" | "resolution" | "resolvedBy" | "createdBy"> {
  code: NigoCode;
  reportedBy: NigoReporter;
  resolution: NigoResolution | null;
  resolvedBy: TimelineActor | null;
  createdBy: TimelineActor;
}

const COLUMNS = [
  "id",
  "organizationId",
  "rolloverId",
  "code",
  "detail",
  "reportedBy",
  "reportedOn",
  "action",
  "custodianId",
  "planName",
  "resolution",
  "resolvedAt",
  "resolvedBy",
  "createdBy",
  "createdAt",
] as const;

const selectItems = (param: Params<OrganizationParams>) =>
  kysely
    .selectFrom("rolloverNigoItems")
    .select(COLUMNS)
    .where("organizationId", "=", param.organizationId)
    .$narrowType<NigoItem>();

export const findNigoItem = createFinder(
  statement("nigo_item", (param: Params<IdParams>) => selectItems(param).where("id", "=", param.id)),
);

/** Returns a page per rollover, oldest first. */
export async function listNigoItems(
  db: Sql,
  organizationId: string,
  { rolloverIds, after, limit }: { rolloverIds: readonly string[]; after: string; limit: number },
): Promise<Map<string, Page<NigoItem>>> {
  const items = await selectPages(db, { organizationId, rolloverIds, after, limit: limit + 1 });
  return toPagesBy("rolloverId", items, { ids: rolloverIds, limit });
}

const selectPages = statement(
  "nigo_items_pages",
  (param: Params<OrganizationParams & { rolloverIds: readonly string[]; after: string; limit: number }>) =>
    kysely
      .selectFrom((from) =>
        from
          .selectFrom("rolloverNigoItems")
          .select(COLUMNS)
          .select(sql<number>`row_number() OVER (PARTITION BY rollover_id ORDER BY id)`.as("rowIndex"))
          .where("organizationId", "=", param.organizationId)
          .where("rolloverId", "=", kysely.fn.any(typedList("text", param.rolloverIds)))
          .where("id", ">", param.after)
          .as("item"),
      )
      .select(COLUMNS.map((name) => `item.${name}` as const))
      .where(sql<boolean>`row_index <= ${param.limit}`)
      .orderBy("item.rolloverId")
      .orderBy("item.id")
      .$narrowType<NigoItem>(),
);

export const countNigoItemsOfRollovers = createCounterByParent(
  "nigo_items_total_count_of_many",
  (param, rolloverId) => selectItems(param).where("rolloverId", "=", rolloverId),
);

const MAX_OPEN = 100;

/** Lists up to `MAX_OPEN` items, oldest first. */
export async function listOpenNigoItems(
  db: Sql,
  organizationId: string,
  rolloverId: string,
): Promise<NigoItem[]> {
  return selectOpen(db, { organizationId, rolloverId });
}

const selectOpen = statement(
  "nigo_items_open",
  (param: Params<OrganizationParams & { rolloverId: string }>) =>
    selectItems(param)
      .where("rolloverId", "=", param.rolloverId)
      .where("resolution", "is", null)
      .orderBy("id")
      .limit(MAX_OPEN),
);

/** Returns the row of a new item, which is not resolved yet. */
export function toNigoRow({
  createdBy,
  resolvedBy: _resolvedBy,
  ...item
}: NigoItem): NewRow<"rolloverNigoItems"> {
  return { ...item, createdBy: json(createdBy) };
}

export async function insertNigoItems(tx: Sql, items: readonly NigoItem[]): Promise<void> {
  await insertRows(tx, "rolloverNigoItems", items.map(toNigoRow));
}

interface Resolution {
  resolution: NigoResolution;
  resolvedAt: Date;
  resolvedBy: TimelineActor;
}

/** Saves the outcome. The caller must hold the rollover's lock. */
export async function saveNigoResolution(
  tx: Sql,
  id: string,
  { resolvedBy, ...columns }: Resolution,
): Promise<void> {
  await updateRow(tx, {
    table: "rolloverNigoItems",
    id,
    changes: { ...columns, resolvedBy: json(resolvedBy) },
  });
}

/** Resolves the items that one of the actions reported. The caller must hold the rollover's lock. */
export async function resolveReportedItems(
  tx: Sql,
  organizationId: string,
  {
    rolloverId,
    actions,
    resolvedBy,
    ...columns
  }: Resolution & { rolloverId: string; actions: readonly string[] },
): Promise<string[]> {
  const params = {
    organizationId,
    rolloverId,
    actions,
    ...columns,
    resolvedBy: JSON.stringify(resolvedBy),
  };
  return (await resolveByAction(tx, params)).map(({ id }) => id);
}

const resolveByAction = statement(
  "nigo_items_resolve_reported",
  (
    param: Params<
      OrganizationParams & {
        rolloverId: string;
        actions: readonly string[];
        resolution: string;
        resolvedAt: Date;
        resolvedBy: string;
      }
    >,
  ) =>
    kysely
      .updateTable("rolloverNigoItems")
      .set({
        resolution: param.resolution,
        resolvedAt: param.resolvedAt,
        resolvedBy: sql`${param.resolvedBy}::jsonb`,
      })
      .where("organizationId", "=", param.organizationId)
      .where("rolloverId", "=", param.rolloverId)
      .where("resolution", "is", null)
      .where("action", "=", kysely.fn.any(typedList("text", param.actions)))
      .returning("id"),
);

export async function eraseNigoTexts(
  tx: Sql,
  organizationId: string,
  rolloverIds: readonly string[],
): Promise<number> {
  return (await eraseTexts(tx, { organizationId, rolloverIds })).length;
}

const eraseTexts = statement(
  "nigo_items_erase",
  (param: Params<OrganizationParams & { rolloverIds: readonly string[] }>) =>
    kysely
      .updateTable("rolloverNigoItems")
      .set({
        detail: sql<string | null>`CASE WHEN detail IS NULL THEN NULL ELSE 'erased' END`,
        planName: null,
      })
      .where("organizationId", "=", param.organizationId)
      .where("rolloverId", "=", kysely.fn.any(typedList("text", param.rolloverIds)))
      .returning("id"),
);
