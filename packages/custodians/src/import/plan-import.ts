import { hash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Custodian, CustodianSeed } from "../custodian.ts";
import type { ReceivingInstructions } from "../receiving.ts";
import { isSandbox, type ParsedCustodian } from "./csv-schema.ts";

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
  /** Slugs in `updated` that become inactive because the file lacks them. */
  deactivated: string[];
  /** Slugs of other custodians that the file lacks. They stay unchanged. */
  missing: string[];
  /** Number of custodians in the file that stay unchanged. */
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

const UNORDERED_FIELDS: readonly string[] = ["roles", "supportedAccountTypes", "deliveryMethods"];

/**
 * Plans an import, matching custodians by slug. Custodians are never deleted, because rollovers refer to them.
 *
 * @param options.deactivateMissing deactivates custodians that the file does not name, except sandbox custodians
 */
export function planImport(
  current: readonly Custodian[],
  parsedCustodians: readonly ParsedCustodian[],
  { deactivateMissing }: { deactivateMissing: boolean },
): ImportPlan {
  const bySlug = new Map(current.map((custodian) => [custodian.slug, custodian]));
  const plan: ImportPlan = { added: [], updated: [], deactivated: [], missing: [], unchanged: 0 };
  for (const parsed of parsedCustodians) {
    const custodian = bySlug.get(parsed.slug);
    bySlug.delete(parsed.slug);
    const seed = fillFromExisting(parsed, custodian);
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

/** Keeps existing values of fields that the file has no columns for. */
function fillFromExisting(parsed: ParsedCustodian, existing: Custodian | undefined): CustodianSeed {
  const {
    receiving = existing?.receiving ?? null,
    aliasFacts = existing?.aliasFacts ?? [],
    popularRank = existing?.popularRank ?? null,
  } = parsed;
  const facts = aliasFacts.filter(({ alias }) => parsed.aliases.includes(alias));
  return { ...parsed, receiving, aliasFacts: facts, popularRank };
}

/** Digests a plan's changes. Concurrent changes to other custodians do not affect the digest. */
export function digestPlan({ added, updated, deactivated }: ImportPlan, fileDigest: string): string {
  return hash("sha256", JSON.stringify([fileDigest, added, updated, deactivated]));
}

/** Returns the changed values, or all values of a new custodian. */
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
  const normalize = (value: unknown) =>
    UNORDERED_FIELDS.includes(field) && Array.isArray(value) ? value.toSorted() : value;
  return isDeepStrictEqual(normalize(one), normalize(other));
}

function toSeed({ id: _id, createdAt: _created, updatedAt: _updated, ...seed }: Custodian): CustodianSeed {
  return seed;
}
