import { type KeysetPosition, type Page, toPage } from "@svc/service-kit/lists";
import type { Sql } from "../sql.ts";
import type { ListPosition } from "./conditions.ts";
import type { RunnableStatement } from "./statement.ts";

export interface OrganizationParams {
  organizationId: string;
}

export interface IdParams extends OrganizationParams {
  id: string;
}

/** Returns a function that reads or locks one of an organization's objects. */
export function createFinder<Row>(read: RunnableStatement<IdParams, Row>) {
  return (db: Sql, organizationId: string, id: string): Promise<Row | null> =>
    read.first(db, { organizationId, id });
}

export interface PageParams extends OrganizationParams, ListPosition {
  /** One more than the page size, to detect a next page. */
  limit: number;
}

export interface PageRequest {
  after: KeysetPosition | null;
  limit: number;
}

/** The parameters other than the organization and the page. Those that can be null are optional. */
export type FilterValues<Params> = {
  [Name in FilterNames<Params> as null extends Params[Name] ? Name : never]?: Params[Name] | undefined;
} & { [Name in FilterNames<Params> as null extends Params[Name] ? never : Name]: Params[Name] };
type FilterNames<Params> = Exclude<keyof Params, keyof PageParams>;

export function toListPosition(after: KeysetPosition | null): ListPosition {
  return { createdAt: after?.createdAt ?? null, id: after?.id ?? null };
}

/** Returns the parameters of a page. */
export function toPageParams(organizationId: string, { after, limit }: PageRequest): PageParams {
  return { organizationId, ...toListPosition(after), limit: limit + 1 };
}

/** Returns a function that reads pages of a list. @param read ends with `pageAfter` */
export function createPageReader<Params extends PageParams, Row>(read: RunnableStatement<Params, Row>) {
  return async (
    db: Sql,
    organizationId: string,
    { after, limit, ...filters }: PageRequest & FilterValues<Params>,
  ): Promise<Page<Row>> => {
    const params = { ...filters, ...toPageParams(organizationId, { after, limit }) };
    return toPage(await (read as unknown as (db: Sql, params: object) => Promise<Row[]>)(db, params), limit);
  };
}
