import {
  type Custodian,
  type CustodianDirectory,
  type CustodianView,
  toCustodianView,
} from "@svc/custodians";
import type { MaybePromise } from "@svc/operations";
import { notFound } from "@svc/service-kit/errors";
import type { ApiContext } from "../context/context.ts";

/** Most rollovers of a page share a few custodians. */
const views = new WeakMap<Custodian, CustodianView>();

/**
 * Finds inactive custodians too, because old rollovers reference them. Synchronous when the directory is in memory, for pages of rollovers.
 */
export function readCustodian(
  { custodians, environment }: Pick<ApiContext, "custodians" | "environment">,
  id: string,
): MaybePromise<CustodianView> {
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
