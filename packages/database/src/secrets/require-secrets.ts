import { createHmac, type KeyObject } from "node:crypto";
import type { NamedSecret } from "@svc/service-kit";
import { DeploymentError, WrongDeploymentError } from "../deployment.ts";
import type { Sql } from "../sql.ts";
import { type JsonText, json } from "../statements/column-types.ts";
import { type Params, plannedEachTime, sql } from "../statements/statement.ts";

export const SECRET_PURPOSES = [
  "KEY_PEPPERS",
  "DATA_KEYS",
  "INDEX_KEY",
  "CHAIN_KEY",
  "SESSION_SECRETS",
] as const;

export type SecretPurpose = (typeof SECRET_PURPOSES)[number];

const INSUFFICIENT_PRIVILEGE = "42501";

/** The first secret of a list is the current one. */
export type HeldSecrets = {
  readonly [Purpose in SecretPurpose]?: readonly NamedSecret[] | undefined;
};

export interface SecretFingerprint {
  purpose: SecretPurpose;
  id: string;
  fingerprint: string;
  current: boolean;
}

/** Returns fingerprints of all secrets with a known purpose. */
export function fingerprintSecrets(held: HeldSecrets): SecretFingerprint[] {
  return SECRET_PURPOSES.flatMap((purpose) =>
    (held[purpose] ?? []).map(({ id, key }, index) => ({
      purpose,
      id,
      fingerprint: fingerprint(purpose, id, key),
      current: index === 0,
    })),
  );
}

/**
 * Verifies that a process has this deployment's secrets, and registers new ones.
 *
 * @param held purposes without secrets are skipped
 * @throws WrongDeploymentError, naming variables and IDs but no values, when a secret differs, is missing although rows may use it, or is
 *   current although retired
 */
export async function requireSecrets(db: Sql, held: HeldSecrets): Promise<void> {
  const given = fingerprintSecrets(held);
  if (given.length === 0) return;
  const faults = await register(db, { given: json(given) }).catch((error: { code?: string }) => {
    if (error.code !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new DeploymentError("this role cannot register secrets; run `svc db migrate`");
  });
  if (faults.length > 0) throw new WrongDeploymentError(faults.map(explain).join("; "));
}

interface SecretFault {
  purpose: string;
  id: string;
  fault: "differs" | "missing" | "retired";
}

const register = plannedEachTime(
  "register_secrets",
  (param: Params<{ given: JsonText }>) =>
    sql<SecretFault>`SELECT of_purpose AS purpose, of_id AS id, fault FROM register_secrets(${param.given}::jsonb)`,
);

function explain({ purpose, id, fault }: SecretFault): string {
  switch (fault) {
    case "differs":
      return `${purpose}: the secret ${id} differs from the one registered in this database`;
    case "missing":
      return `${purpose}: is missing ${id}, which may be in use (svc secrets status)`;
    case "retired":
      return `${purpose}: starts with ${id}, which is retired`;
  }
}

/** Separates fingerprints from everything else digested under these secrets. */
function fingerprint(purpose: SecretPurpose, id: string, key: KeyObject): string {
  return createHmac("sha256", key)
    .update(`svc secret fingerprint, version 1: ${purpose} ${id}`)
    .digest("hex");
}
