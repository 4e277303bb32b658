import { type CustodianDirectory, type CustodianView, toCustodianView } from "@svc/custodians";
import type { Answered } from "@svc/operations";
import { notFound } from "@svc/service-kit";
import type { ApiContext } from "../context.ts";

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
    return toCustodianView(custodian, environment);
  };
  const { current } = custodians;
  return current ? find(current) : custodians.get().then(find);
}
