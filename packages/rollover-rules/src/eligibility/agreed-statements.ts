import type { AgreedStatement } from "@svc/consents";
import { findStatement, findVersion, type Statement } from "@svc/consents/catalogue";

/** Returns the attestations that the participant agreed to. Skips versions that are no longer valid. */
export function findAgreedStatements(agreed: readonly AgreedStatement[]): Statement[] {
  return agreed.flatMap(({ kind, statement, version }) => {
    const catalogStatement = kind === "attestation" ? findStatement(statement) : null;
    return catalogStatement && findVersion(catalogStatement, version) ? [catalogStatement] : [];
  });
}

export function toAttestations(agreed: readonly AgreedStatement[]): Record<string, true> {
  const names = findAgreedStatements(agreed).flatMap(({ attestation }) => attestation ?? []);
  return Object.fromEntries(names.map((name) => [name, true]));
}
