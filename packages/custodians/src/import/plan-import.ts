import { hash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Custodian, CustodianSeed } from "../custodian.ts";
import type { ReceivingInstructions } from "../receiving.ts";
import { isSandbox, type ReadCustodian } from "./csv-schema.ts";

export interface FieldChange {
  field: keyof CustodianSeed | `receiving.${keyof ReceivingInstructions}`;
  from: unknown;
  to: unknown;
}

export interface PlannedUpdate {
  id: string;
  seed: CustodianSeed;
  changes: FieldChange[];
}

export interface ImportPlan {
  added: CustodianSeed[];
  updated: PlannedUpdate[];
  /** Slugs in `updated` that the file does not name. */
  deactivated: string[];
  /** Unchanged slugs that the file does not name. */
  missing: string[];
  unchanged: number;
}

const FIELDS = [
  "name",
  "aliases",
  "aliasFacts",
  "category",
  "roles",
  "supportedAccountTypes",
  "deliveryMethods",
  "requirements",
  "processingDays",
  "logoUrl",
  "website",
  "verified",
  "active",
  "popularRank",
] as const satisfies readonly (keyof CustodianSeed)[];

const RECEIVING_FIELDS = [
  "payee",
  "checkAddress",
  "wire",
  "ach",
  "dtcNumber",
  "requests",
  "enclosures",
] as const satisfies readonly (keyof ReceivingInstructions)[];

/** Lists whose order is irrelevant. */
const SETS: readonly string[] = ["roles", "supportedAccountTypes", "deliveryMethods"];

/**
 * Plans an import, matching custodians by slug. Custodians are never deleted, because rollovers refer to them.
 *
 * @param deactivateMissing whether to deactivate custodians that the file does not name, except the sandbox's
 */
export function planImport(
  current: readonly Custodian[],
  wanted: readonly ReadCustodian[],
  deactivateMissing: boolean,
): ImportPlan {
  const bySlug = new Map(current.map((custodian) => [custodian.slug, custodian]));
  const plan: ImportPlan = { added: [], updated: [], deactivated: [], missing: [], unchanged: 0 };
  for (const read of wanted) {
    const custodian = bySlug.get(read.slug);
    bySlug.delete(read.slug);
    const seed = fillFromExisting(read, custodian);
    if (!custodian) plan.added.push(seed);
    else planUpdate(plan, custodian, seed);
  }
  for (const custodian of bySlug.values()) {
    if (isSandbox(custodian)) continue;
    if (deactivateMissing && custodian.active) {
      planUpdate(plan, custodian, { ...toSeed(custodian), active: false });
      plan.deactivated.push(custodian.slug);
    } else {
      plan.missing.push(custodian.slug);
    }
  }
  return plan;
}

/** Keeps the existing values of fields for which the file has no columns. */
function fillFromExisting(read: ReadCustodian, existing: Custodian | undefined): CustodianSeed {
  const {
    receiving = existing?.receiving ?? null,
    aliasFacts = existing?.aliasFacts ?? [],
    popularRank = existing?.popularRank ?? null,
  } = read;
  const facts = aliasFacts.filter(({ alias }) => read.aliases.includes(alias));
  return { ...read, receiving, aliasFacts: facts, popularRank };
}

/** Returns a digest of a plan's changes. Excludes unchanged custodians, so that concurrent changes to them do not matter. */
export function digestPlan({ added, updated, deactivated }: ImportPlan, fileDigest: string): string {
  return hash("sha256", JSON.stringify([fileDigest, added, updated, deactivated]));
}

/** Returns the changed fields; for a new custodian, all of its values. */
export function listChanges(custodian: CustodianSeed | null, seed: CustodianSeed): FieldChange[] {
  return [
    ...FIELDS.map((field) => ({ field, from: custodian?.[field] ?? null, to: seed[field] })),
    ...RECEIVING_FIELDS.map((name) => ({
      field: `receiving.${name}` as const,
      from: custodian?.receiving?.[name] ?? null,
      to: seed.receiving?.[name] ?? null,
    })),
  ].filter(({ field, from, to }) => !isSame(field, from, to));
}

function planUpdate(plan: ImportPlan, custodian: Custodian, seed: CustodianSeed): void {
  const changes = listChanges(custodian, seed);
  if (changes.length === 0) plan.unchanged += 1;
  else plan.updated.push({ id: custodian.id, seed, changes });
}

function isSame(field: string, one: unknown, other: unknown): boolean {
  const comparable = (value: unknown) =>
    SETS.includes(field) && Array.isArray(value) ? value.toSorted() : value;
  return isDeepStrictEqual(comparable(one), comparable(other));
}

function toSeed({ id: _id, createdAt: _created, updatedAt: _updated, ...seed }: Custodian): CustodianSeed {
  return seed;
}
