import type { Custodian, CustodianDirectory } from "@svc/custodians";
import { Problem, validationFailed } from "@svc/service-kit";

type Side = { custodianId?: string | undefined };

/** @throws Problem `not_found` for a custodian that is not there; `validation_failed` for one that is not active */
export function requireCustodians(
  directory: CustodianDirectory,
  input: { source: Side; destination: Side },
): void {
  const sides = (["source", "destination"] as const).flatMap((side) => {
    const { custodianId } = input[side];
    if (custodianId === undefined) return [];
    return [{ pointer: `#/${side}/custodianId`, custodian: directory.byId(custodianId) }];
  });
  const missing = sides.filter((side) => side.custodian === null);
  if (missing.length > 0) {
    throw new Problem("not_found", "There is no such custodian.", {
      errors: missing.map(({ pointer }) => ({ pointer, detail: "There is no such custodian." })),
    });
  }
  const inactive = sides.filter((side) => !side.custodian?.active);
  if (inactive.length > 0) {
    throw validationFailed(
      inactive.map(({ pointer }) => ({ pointer, detail: "this custodian is not active" })),
    );
  }
}

/** A custodian that a rollover names. @throws Error where the directory has none: nothing is ever deleted from it */
export function custodianOf(directory: CustodianDirectory, id: string): Custodian {
  const custodian = directory.byId(id);
  if (!custodian) throw new Error(`the directory has no ${id}`);
  return custodian;
}
