import {
  type Database,
  fingerprintSecrets,
  type HeldSecrets,
  SECRET_PURPOSES,
  type SecretPurpose,
  type Sql,
} from "@svc/database";
import { type KeyUse, readKeyUsage, sumByKey } from "../data-keys/key-usage.ts";
import { readAnswerUsage, readDigestUsage } from "../index-keys/digest-usage.ts";
import { countEndsByKey } from "./chain-usage.ts";
import { countKeysByPepper, type KnownSecret, readKnownSecrets } from "./secrets-store.ts";

export interface SecretStatus {
  purpose: SecretPurpose;
  id: string;
  /** `required`: processes without it do not start. Null if never seen. */
  state: "known" | "required" | "retired" | null;
  /** `behind`: not the first of its list. `differs`: another secret has this ID. */
  held: "current" | "behind" | "differs" | null;
  /** Values under it; null if not counted. */
  count: number | null;
  /** True if no values are under it, it is not current here, and another secret of the purpose is required. */
  mayBeRemoved: boolean;
}

/** By ID; null if the values are not in the database. */
export type SecretUses = Readonly<Record<SecretPurpose, ReadonlyMap<string, number> | null>>;

/** Reads every table with ciphertexts. */
export async function readSecretUses({ sql, clock }: Database): Promise<SecretUses> {
  const peppers = await countKeysByPepper(sql, { now: clock.now() });
  return {
    KEY_PEPPERS: new Map(peppers.map(({ id, count }) => [id, count])),
    DATA_KEYS: toUses(await readKeyUsage(sql)),
    INDEX_KEY: await readIndexKeyUses(sql, clock.now()),
    CHAIN_KEY: await countEndsByKey(sql),
    // Sessions are in Redis and expire after four hours.
    SESSION_SECRETS: null,
  };
}

export async function readIndexKeyUses(sql: Sql, now: Date): Promise<ReadonlyMap<string, number>> {
  return toUses([...(await readDigestUsage(sql, now)), ...(await readAnswerUsage(sql, now))]);
}

function toUses(uses: readonly KeyUse[]): ReadonlyMap<string, number> {
  return new Map([...sumByKey(uses)].flatMap(([id, count]) => (id === null ? [] : [[id, count] as const])));
}

export async function readSecretStatus(db: Database, held: HeldSecrets): Promise<SecretStatus[]> {
  return toStatus(await readKnownSecrets(db.sql), held, await readSecretUses(db));
}

const NOT_COUNTED: SecretUses = {
  KEY_PEPPERS: null,
  DATA_KEYS: null,
  INDEX_KEY: null,
  CHAIN_KEY: null,
  SESSION_SECRETS: null,
};

/** Like `readSecretStatus`, without counting values. */
export async function compareSecrets({ sql }: Database, held: HeldSecrets): Promise<SecretStatus[]> {
  return toStatus(await readKnownSecrets(sql), held, NOT_COUNTED);
}

/**
 * @param known the deployment's fingerprints
 * @param held this process's secrets
 */
export function toStatus(known: readonly KnownSecret[], held: HeldSecrets, uses: SecretUses): SecretStatus[] {
  const holds = fingerprintSecrets(held);
  return SECRET_PURPOSES.flatMap((purpose) => {
    const of = <T extends { purpose: string }>(list: readonly T[]) =>
      list.filter((one) => one.purpose === purpose);
    const ids = [...of(holds), ...of(known)].map(({ id }) => id);
    return [...new Set([...ids, ...(uses[purpose]?.keys() ?? [])])].map((id) => {
      const row = of(known).find((one) => one.id === id);
      const own = of(holds).find((one) => one.id === id);
      const count = uses[purpose] ? (uses[purpose].get(id) ?? 0) : null;
      const hasAnother = of(known).some((one) => one.id !== id && isRequired(one));
      return {
        purpose,
        id,
        state: row ? stateOf(row) : null,
        held: own ? heldAs(own, row) : null,
        count,
        mayBeRemoved: row !== undefined && !own?.current && hasAnother && count === 0,
      };
    });
  });
}

export function isRequired({ requiredSince, retiredAt }: KnownSecret): boolean {
  return requiredSince !== null && retiredAt === null;
}

function stateOf(row: KnownSecret): "known" | "required" | "retired" {
  if (row.retiredAt !== null) return "retired";
  return isRequired(row) ? "required" : "known";
}

function heldAs(own: { fingerprint: string; current: boolean }, row: KnownSecret | undefined) {
  if (row && row.fingerprint !== own.fingerprint) return "differs";
  return own.current ? "current" : "behind";
}
