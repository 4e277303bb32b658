import { createHmac, type KeyObject } from "node:crypto";
import type { NamedSecret } from "@svc/service-kit";
import { DeploymentError, WrongDeploymentError } from "../deployment.ts";
import type { Sql } from "../sql.ts";
import { type JsonText, json } from "../statements/column-types.ts";
import { type Params, plannedEachTime, sql } from "../statements/statement.ts";

/** The variables whose secrets a deployment knows. */
export const SECRET_PURPOSES = [
  "KEY_PEPPERS",
  "DATA_KEYS",
  "INDEX_KEY",
  "CHAIN_KEY",
  "SESSION_SECRETS",
] as const;

export type SecretPurpose = (typeof SECRET_PURPOSES)[number];

const INSUFFICIENT_PRIVILEGE = "42501";

/** The secrets of a process by their variables, as its configuration has them; of a list the first is the current one. */
export type HeldSecrets = {
  readonly [Purpose in SecretPurpose]?: readonly NamedSecret[] | undefined;
};

/** A fingerprint as `register_secrets` takes it. */
export interface SecretFingerprint {
  purpose: SecretPurpose;
  id: string;
  fingerprint: string;
  current: boolean;
}

/** Fingerprints of all that is held; whatever else the configuration has is left alone. */
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
 * Makes sure that a process holds the secrets of this deployment, before it seals or looks up anything under them. What
 * is held for the first time is known from then on.
 *
 * @param held of each purpose all that the process has; a purpose that it has nothing of is not asked about
 * @throws WrongDeploymentError, which names variables and ids and no value, when one is not what the database knows under its
 *   id, is missing though something may be under it, or was retired and is current nevertheless
 */
export async function requireSecrets(db: Sql, held: HeldSecrets): Promise<void> {
  const given = fingerprintSecrets(held);
  if (given.length === 0) return;
  const faults = await register(db, { given: json(given) }).catch((error: { code?: string }) => {
    if (error.code !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new DeploymentError("this role may not register secrets; run `svc db migrate`");
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
      return `${purpose}: what it has under the id ${id} is not the secret that this database knows by it`;
    case "missing":
      return `${purpose}: lacks ${id}, under which something may be (svc secrets status)`;
    case "retired":
      return `${purpose}: begins with ${id}, which was retired`;
  }
}

/** Nothing else that is digested under any of the secrets begins so. */
function fingerprint(purpose: SecretPurpose, id: string, key: KeyObject): string {
  return createHmac("sha256", key)
    .update(`svc secret fingerprint, version 1: ${purpose} ${id}`)
    .digest("hex");
}
