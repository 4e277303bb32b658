import type { CustodianDirectory } from "@svc/custodians";
import { validationFailed } from "@svc/service-kit/endpoints";
import { Problem } from "@svc/service-kit/errors";
import type { IncomingFundsInput } from "./funds-input.ts";

/**
 * @param toPointer returns the JSON pointer of an item
 * @throws Problem `not_found` for an unknown custodian, `validation_failed` for an inactive one
 */
export function requireCustodians(
  directory: CustodianDirectory,
  items: readonly Pick<IncomingFundsInput, "custodianId">[],
  toPointer: (index: number) => string,
): void {
  const namedCustodians = items.flatMap(({ custodianId }, index) =>
    custodianId === undefined
      ? []
      : [{ pointer: `${toPointer(index)}/custodianId`, custodian: directory.findById(custodianId) }],
  );
  const unknown = namedCustodians.filter(({ custodian }) => custodian === null);
  if (unknown.length > 0) {
    const errors = unknown.map(({ pointer }) => ({ pointer, detail: "Unknown custodian." }));
    throw new Problem("not_found", "Unknown custodian.", { errors });
  }
  const inactive = namedCustodians.filter(({ custodian }) => !custodian?.active);
  if (inactive.length > 0)
    throw validationFailed(
      inactive.map(({ pointer }) => ({ pointer, detail: "this custodian is not active" })),
    );
}
