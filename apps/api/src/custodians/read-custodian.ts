import {
  type Custodian,
  type CustodianDirectory,
  type CustodianView,
  toCustodianView,
} from "@svc/custodians";
import type { MaybePromise } from "@svc/operations";
import { notFound } from "@svc/service-kit/errors";
import type { ApiContext } from "../context/context.ts";

/** Cached, because most rollovers on a page share a few custodians. */
const views = new WeakMap<Custodian, CustodianView>();

/**
 * Includes inactive custodians. Returns no promise if the directory is in memory, so that pages of rollovers stay fast.
 */
export function readCustodian(
  { custodians, environment }: Pick<ApiContext, "custodians" | "environment">,
  id: string,
): MaybePromise<CustodianView> {
  const find = (directory: CustodianDirectory) => {
    const custodian = directory.findById(id);
    if (!custodian) throw notFound("custodian");
    const view = views.get(custodian) ?? toCustodianView(custodian, environment);
    views.set(custodian, view);
    return view;
  };
  const { current } = custodians;
  return current ? find(current) : custodians.get().then(find);
}
