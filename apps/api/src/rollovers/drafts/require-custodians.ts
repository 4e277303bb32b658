import type { Custodian, CustodianDirectory } from "@svc/custodians";
import { validationFailed } from "@svc/service-kit/endpoints";
import { Problem } from "@svc/service-kit/errors";

type Side = { custodianId?: string | undefined };

/** @throws Problem `not_found` for an unknown custodian; `validation_failed` for an inactive one */
export function requireCustodians(
  directory: CustodianDirectory,
  input: { source: Side; destination: Side },
): void {
  const sideCustodians = (["source", "destination"] as const).flatMap((side) => {
    const { custodianId } = input[side];
    if (custodianId === undefined) return [];
    return [{ pointer: `#/${side}/custodianId`, custodian: directory.byId(custodianId) }];
  });
  const missing = sideCustodians.filter((side) => side.custodian === null);
  if (missing.length > 0) {
    throw new Problem("not_found", "Unknown custodian.", {
      errors: missing.map(({ pointer }) => ({ pointer, detail: "Unknown custodian." })),
    });
  }
  const inactive = sideCustodians.filter((side) => !side.custodian?.active);
  if (inactive.length > 0) {
    throw validationFailed(
      inactive.map(({ pointer }) => ({ pointer, detail: "this custodian is not active" })),
    );
  }
}

/** @throws Error if unknown, which cannot happen: the directory never deletes entries */
export function getCustodianById(directory: CustodianDirectory, id: string): Custodian {
  const custodian = directory.byId(id);
  if (!custodian) throw new Error(`the directory has no ${id}`);
  return custodian;
}
