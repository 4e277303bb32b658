import {
  type Database,
  fingerprintSecrets,
  SECRET_PURPOSES,
  type SecretPurpose,
  type SecretsByPurpose,
  type Sql,
} from "@svc/database";
import { configFields } from "@svc/service-kit/config";
import { type KeyUse, readKeyUsage, sumByKey } from "../data-keys/key-usage.ts";
import { readDigestUsage, readStoredResponseUsage } from "../index-keys/digest-usage.ts";
import {
  countKeysByPepper,
  countTimelinesByLastKey,
  type RegisteredSecret,
  readRegisteredSecrets,
} from "./secrets-store.ts";

export interface SecretStatus {
  purpose: SecretPurpose;
  id: string;
  /**
   * `known`: registered. `required`: processes do not start without the secret. `retired`: processes start without it.
   * Null if not registered.
   */
  state: "known" | "required" | "retired" | null;
  /**
   * Place in this process's configuration. `current`: first in its list. `behind`: later in its list. `differs`: another secret
   * has this ID. Null if absent.
   */
  held: "current" | "behind" | "differs" | null;
  /** Values that use the secret; null if not counted. */
  count: number | null;
  /** No value uses the secret, it is not current here, and another secret of its purpose is required. */
  mayBeRemoved: boolean;
}

/** Number of values that use each secret, by ID; null if the values are not counted or not in the database. */
type SecretUses = Readonly<Record<SecretPurpose, ReadonlyMap<string, number> | null>>;

/** Reads every table with ciphertexts. */
export async function readSecretUses({ sql, clock }: Database): Promise<SecretUses> {
  const peppers = await countKeysByPepper(sql, { now: clock.now() });
  return {
    KEY_PEPPERS: new Map(peppers.map(({ id, count }) => [id, count])),
    DATA_KEYS: toUses(await readKeyUsage(sql)),
    INDEX_KEY: await readIndexKeyUses(sql, clock.now()),
    CHAIN_KEY: await countTimelinesByLastKey(sql),
    // Sessions are in Redis and expire after four hours.
    SESSION_SECRETS: null,
  };
}

export async function readIndexKeyUses(sql: Sql, now: Date): Promise<ReadonlyMap<string, number>> {
  return toUses([...(await readDigestUsage(sql, now)), ...(await readStoredResponseUsage(sql, now))]);
}

function toUses(uses: readonly KeyUse[]): ReadonlyMap<string, number> {
  return new Map([...sumByKey(uses)].flatMap(([id, count]) => (id === null ? [] : [[id, count] as const])));
}

export async function readSecretStatus(db: Database, secrets: SecretsByPurpose): Promise<SecretStatus[]> {
  return toStatus(await readRegisteredSecrets(db.sql), secrets, await readSecretUses(db));
}

const NOT_COUNTED: SecretUses = {
  KEY_PEPPERS: null,
  DATA_KEYS: null,
  INDEX_KEY: null,
  CHAIN_KEY: null,
  SESSION_SECRETS: null,
};

/** Does not count uses. */
export async function compareSecrets({ sql }: Database, secrets: SecretsByPurpose): Promise<SecretStatus[]> {
  return toStatus(await readRegisteredSecrets(sql), secrets, NOT_COUNTED);
}

/**
 * @param registered the deployment's fingerprints
 * @param secrets this process's secrets
 */
export function toStatus(
  registered: readonly RegisteredSecret[],
  secrets: SecretsByPurpose,
  uses: SecretUses,
): SecretStatus[] {
  const fingerprints = fingerprintSecrets(secrets);
  return SECRET_PURPOSES.flatMap((purpose) => {
    const filterByPurpose = <T extends { purpose: string }>(list: readonly T[]) =>
      list.filter((item) => item.purpose === purpose);
    const ids = [...filterByPurpose(fingerprints), ...filterByPurpose(registered)].map(({ id }) => id);
    return [...new Set([...ids, ...(uses[purpose]?.keys() ?? [])])].map((id) => {
      const row = filterByPurpose(registered).find((candidate) => candidate.id === id);
      const ownFingerprint = filterByPurpose(fingerprints).find((candidate) => candidate.id === id);
      const count = uses[purpose] ? (uses[purpose].get(id) ?? 0) : null;
      const hasOtherRequired = filterByPurpose(registered).some(
        (other) => other.id !== id && isRequired(other),
      );
      return {
        purpose,
        id,
        state: row ? toState(row) : null,
        held: ownFingerprint ? compareFingerprint(ownFingerprint, row) : null,
        count,
        mayBeRemoved: row !== undefined && !ownFingerprint?.current && hasOtherRequired && count === 0,
      };
    });
  });
}

function isRequired({ requiredSince, retiredAt }: RegisteredSecret): boolean {
  return requiredSince !== null && retiredAt === null;
}

function toState(row: RegisteredSecret): "known" | "required" | "retired" {
  if (row.retiredAt !== null) return "retired";
  return isRequired(row) ? "required" : "known";
}

function compareFingerprint(
  ownFingerprint: { fingerprint: string; current: boolean },
  row: RegisteredSecret | undefined,
) {
  if (row && row.fingerprint !== ownFingerprint.fingerprint) return "differs";
  return ownFingerprint.current ? "current" : "behind";
}

/** An operator may have any subset of the secrets. */
export const secretFields = {
  KEY_PEPPERS: configFields.KEY_PEPPERS.optional(),
  DATA_KEYS: configFields.DATA_KEYS.optional(),
  INDEX_KEY: configFields.INDEX_KEY.optional(),
  CHAIN_KEY: configFields.CHAIN_KEY.optional(),
  SESSION_SECRETS: configFields.SESSION_SECRETS.optional(),
};
