import type { Sql } from "@svc/database";
import type { Attestations } from "@svc/rollover-rules/eligibility/attestations";
import { countTypos } from "@svc/rollover-rules/incoming/name-similarity";
import { validationFailed } from "@svc/service-kit/endpoints";
import { findDeclaration, listDeclarationIds } from "./declaration-store.ts";

const POINTER = "#/attestations/disasterDeclaration";
const MAX_TYPOS = 2;

/**
 * Sets `postponement` from the named declaration.
 * @throws Problem `validation_failed` if the declaration is unknown, or the attestations have another `postponement`
 */
export async function resolveDeclaration<Input extends Attestations>(
  db: Sql,
  attestations: Input,
): Promise<Input> {
  const { disasterDeclaration, postponement } = attestations;
  if (disasterDeclaration === undefined) return attestations;
  const hasOtherPostponement =
    postponement !== undefined &&
    (postponement.basis !== "disaster" || postponement.reference !== disasterDeclaration);
  if (hasOtherPostponement) {
    const detail = "must be omitted: disasterDeclaration sets it";
    throw validationFailed([{ pointer: "#/attestations/postponement", detail }]);
  }
  const declaration = await findDeclaration(db, disasterDeclaration);
  if (!declaration) {
    const detail = describeUnknown(disasterDeclaration, await listDeclarationIds(db));
    throw validationFailed([{ pointer: POINTER, detail }]);
  }
  const { id, startsOn, postponedUntil } = declaration;
  return {
    ...attestations,
    postponement: { basis: "disaster", reference: id, startsOn, endsOn: postponedUntil },
  };
}

function describeUnknown(id: string, knownIds: readonly string[]): string {
  const unknown = `is not a known declaration: ${id}.`;
  const candidates = knownIds
    .map((known) => ({ known, typos: countTypos(id, known) }))
    .filter(({ typos }) => typos <= MAX_TYPOS)
    .sort((a, b) => a.typos - b.typos)
    .slice(0, 3)
    .map(({ known }) => known);
  if (candidates.length > 0) return `${unknown} Did you mean ${candidates.join(" or ")}?`;
  return `${unknown} GET /v1/disaster-declarations lists the known ones. If yours is missing, send its facts in postponement.`;
}
