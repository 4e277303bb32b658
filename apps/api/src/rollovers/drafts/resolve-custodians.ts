import type { Custodian, CustodianDirectory } from "@svc/custodians";
import type { CustodianRef } from "@svc/rollover-rules/custodian-ref";
import { validationFailed } from "@svc/service-kit/endpoints";
import { Problem } from "@svc/service-kit/errors";

const MAX_SUGGESTIONS = 3;

/** Adds the custodian's ID to a side. An unknown slug stays without an ID. */
export function resolveSlug<Side extends CustodianRef>(directory: CustodianDirectory, side: Side): Side {
  if (side.custodianId !== undefined || side.custodianSlug === undefined) return side;
  return { ...side, custodianId: directory.findBySlug(side.custodianSlug)?.id };
}

/** @throws Problem `not_found` for an unknown custodian, with similar slugs; `validation_failed` for an inactive one */
export function resolveCustodians<Input extends { source: CustodianRef; destination: CustodianRef }>(
  directory: CustodianDirectory,
  input: Input,
): Input {
  const namedCustodians = (["source", "destination"] as const).flatMap((side) => {
    const { custodianId, custodianSlug } = input[side];
    const field = custodianSlug === undefined ? "custodianId" : "custodianSlug";
    if (custodianId === undefined && custodianSlug === undefined) return [];
    const pointer = `#/${side}/${field}`;
    return [{ pointer, slug: custodianSlug, custodian: findCustodian(directory, input[side]) }];
  });
  const missing = namedCustodians.filter(({ custodian }) => custodian === null);
  if (missing.length > 0) {
    const errors = missing.map(({ pointer, slug }) => ({ pointer, detail: explainUnknown(directory, slug) }));
    throw new Problem("not_found", "Unknown custodian.", { errors });
  }
  const inactive = namedCustodians.filter(({ custodian }) => !custodian?.active);
  if (inactive.length > 0) {
    throw validationFailed(
      inactive.map(({ pointer }) => ({ pointer, detail: "this custodian is not active" })),
    );
  }
  return {
    ...input,
    source: resolveSlug(directory, input.source),
    destination: resolveSlug(directory, input.destination),
  };
}

function findCustodian(
  directory: CustodianDirectory,
  { custodianId, custodianSlug = "" }: CustodianRef,
): Custodian | null {
  return custodianId === undefined ? directory.findBySlug(custodianSlug) : directory.findById(custodianId);
}

function explainUnknown(directory: CustodianDirectory, slug: string | undefined): string {
  const similar = slug === undefined ? [] : directory.find({ q: slug }).slice(0, MAX_SUGGESTIONS);
  if (similar.length === 0) return "Unknown custodian.";
  return `Unknown custodian. Similar slugs: ${similar.map((custodian) => custodian.slug).join(", ")}.`;
}
