import { createHmac, type KeyObject } from "node:crypto";
import type { NamedSecret } from "@svc/service-kit/config";
import { DeploymentError, WrongDeploymentError } from "../deployment.ts";
import type { Sql } from "../sql.ts";
import { type JsonText, json } from "../statements/column-types.ts";
import { type Params, sql, unpreparedStatement } from "../statements/statement.ts";

export const SECRET_PURPOSES = [
  "KEY_PEPPERS",
  "DATA_KEYS",
  "INDEX_KEY",
  "CHAIN_KEY",
  "SESSION_SECRETS",
] as const;

export type SecretPurpose = (typeof SECRET_PURPOSES)[number];

const INSUFFICIENT_PRIVILEGE = "42501";

/** Each list starts with the current secret. */
export type SecretsByPurpose = {
  readonly [Purpose in SecretPurpose]?: readonly NamedSecret[] | undefined;
};

export interface SecretFingerprint {
  purpose: SecretPurpose;
  id: string;
  fingerprint: string;
  current: boolean;
}

export function fingerprintSecrets(secrets: SecretsByPurpose): SecretFingerprint[] {
  return SECRET_PURPOSES.flatMap((purpose) =>
    (secrets[purpose] ?? []).map(({ id, key }, index) => ({
      purpose,
      id,
      fingerprint: computeFingerprint(purpose, id, key),
      current: index === 0,
    })),
  );
}

/**
 * Verifies that a process has this deployment's secrets, and registers new ones.
 * @throws WrongDeploymentError, without secret values, if a secret differs, is missing although rows may use it, or is current
 * although retired
 */
export async function requireSecrets(db: Sql, secrets: SecretsByPurpose): Promise<void> {
  const fingerprints = fingerprintSecrets(secrets);
  if (fingerprints.length === 0) return;
  const issues = await register(db, { fingerprints: json(fingerprints) }).catch(
    (error: { code?: string }) => {
      if (error.code !== INSUFFICIENT_PRIVILEGE) throw error;
      throw new DeploymentError("this role cannot register secrets; run `svc db migrate`");
    },
  );
  if (issues.length > 0) throw new WrongDeploymentError(issues.map(formatIssue).join("; "));
}

interface SecretIssue {
  purpose: string;
  id: string;
  kind: "differs" | "missing" | "retired";
}

const register = unpreparedStatement(
  "register_secrets",
  (param: Params<{ fingerprints: JsonText }>) =>
    sql<SecretIssue>`SELECT of_purpose AS purpose, of_id AS id, fault AS kind FROM register_secrets(${param.fingerprints}::jsonb)`,
);

function formatIssue({ purpose, id, kind }: SecretIssue): string {
  switch (kind) {
    case "differs":
      return `${purpose}: the secret ${id} differs from the one registered in this database`;
    case "missing":
      return `${purpose}: is missing ${id}, which may be in use (svc secrets status)`;
    case "retired":
      return `${purpose}: starts with ${id}, which is retired`;
  }
}

/** The fixed text separates fingerprints from other digests. */
function computeFingerprint(purpose: SecretPurpose, id: string, key: KeyObject): string {
  return createHmac("sha256", key)
    .update(`svc secret fingerprint, version 1: ${purpose} ${id}`)
    .digest("hex");
}
