import type { AgreedStatement } from "@svc/consents";
import { findStatement, findVersion, type Statement } from "@svc/consents/catalogue";

/** Returns the agreed statements. Omits those agreed to in a version that is no longer accepted. */
export function findAgreedStatements(agreed: readonly AgreedStatement[]): Statement[] {
  return agreed.flatMap(({ kind, statement, version }) => {
    const found = kind === "attestation" ? findStatement(statement) : null;
    return found && findVersion(found, version) ? [found] : [];
  });
}

export function toAttestations(agreed: readonly AgreedStatement[]): Record<string, true> {
  const named = findAgreedStatements(agreed).flatMap(({ attestation }) => attestation ?? []);
  return Object.fromEntries(named.map((name) => [name, true]));
}
