import {
  type Custodian,
  type CustodianDirectory,
  type CustodianView,
  toCustodianView,
} from "@svc/custodians";
import type { Answered } from "@svc/operations";
import { notFound } from "@svc/service-kit";
import type { ApiContext } from "../context.ts";

/** As long as the directory that they are of is in memory: forty of a page are mostly the same few. */
const views = new WeakMap<Custodian, CustodianView>();

/**
 * An inactive custodian is found too, since old rollovers name it. At once where the directory is in memory: one page of
 * rollovers asks forty times.
 *
 * @throws Problem `not_found`
 */
export function readCustodian(
  { custodians, environment }: Pick<ApiContext, "custodians" | "environment">,
  id: string,
): Answered<CustodianView> {
  const find = (directory: CustodianDirectory) => {
    const custodian = directory.byId(id);
    if (!custodian) throw notFound("custodian");
    const shown = views.get(custodian) ?? toCustodianView(custodian, environment);
    views.set(custodian, shown);
    return shown;
  };
  const { current } = custodians;
  return current ? find(current) : custodians.get().then(find);
}
