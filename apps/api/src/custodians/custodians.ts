import {
  type Custodian,
  type CustodianDirectory,
  type CustodianPage,
  type custodianQuerySchema,
  listCustodians as listPage,
} from "@svc/custodians";
import { notFound, type Principal, requireScope } from "@svc/service-kit";
import type { z } from "zod";
import type { ApiContext } from "../context.ts";

/** Lists active custodians, best match first when `q` is given, else by name. */
export function listCustodians(
  ctx: ApiContext,
  principal: Principal,
  query: z.output<typeof custodianQuerySchema>,
): Promise<CustodianPage> {
  requireScope(principal, "custodians:read");
  return listPage(ctx.custodians, query);
}

/** @throws Problem `not_found`; an inactive custodian is found, since old rollovers name it */
export async function getCustodian(ctx: ApiContext, principal: Principal, id: string): Promise<Custodian> {
  return readCustodian(ctx, principal, id);
}

/** As `getCustodian`, and at once where the directory is in memory: one page of rollovers asks forty times. */
export function readCustodian(
  ctx: ApiContext,
  principal: Principal,
  id: string,
): Custodian | Promise<Custodian> {
  requireScope(principal, "custodians:read");
  const find = (directory: CustodianDirectory) => {
    const custodian = directory.byId(id);
    if (!custodian) throw notFound("custodian");
    return custodian;
  };
  const { current } = ctx.custodians;
  return current ? find(current) : ctx.custodians.get().then(find);
}
