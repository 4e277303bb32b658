import { createHmac, type KeyObject } from "node:crypto";
import { type Account, lockAccount } from "@svc/accounts";
import type { CustodianDirectory, CustodianFacts } from "@svc/custodians";
import type { Sql } from "@svc/database";
import type { LockedRollover } from "@svc/rollover-rules/rollover";
import { APPROVED_FIELDS } from "@svc/rollover-rules/sealed-fields";
import canonicalize from "canonicalize";
import type { ChainKeys } from "../../context/chain-keys.ts";
import type { ApiChange } from "../../context/define-operation.ts";
import type { CoveredFacts } from "./approval.ts";
import { findLastConfirmedFacts } from "./approval-store.ts";

export interface ApprovalSubject {
  rollover: LockedRollover;
  account: Account | null;
  directory: CustodianDirectory;
}

const PARTICIPANT_FIELDS = ["firstName", "lastName", "dateOfBirth", "ssnLast4", "address"] as const;
export const COVERED_ACCOUNT_FIELDS: readonly string[] = PARTICIPANT_FIELDS;

const SIDE_FIELD = /^(source|destination)([A-Z]\w*)$/;

const collectParticipantFacts = (account: Account | null): [string, unknown[]][] =>
  PARTICIPANT_FIELDS.map((name) => [`participant.${name}`, [account?.[name] ?? null]]);

/** Empty details must have the same digest as unknown details. */
function nullIfEmpty(value: unknown): unknown {
  const parts: unknown[] = typeof value === "object" && value !== null ? Object.values(value) : [value];
  return parts.every((part) => part == null || (Array.isArray(part) && part.length === 0)) ? null : value;
}

/** Must match the database trigger `record_custodian_changes`. */
function collectCustodianFacts(
  source: CustodianFacts | null,
  destination: CustodianFacts | null,
): [string, unknown][] {
  const { payee, checkAddress, wire, ach, dtcNumber } = destination?.receiving ?? {};
  const destinationDetails = { custodianName: destination?.name, payee, checkAddress, wire, ach, dtcNumber };
  return [
    ["source.custodianName", source?.name ?? null],
    ["source.requests", nullIfEmpty(source?.receiving?.requests)],
    ...Object.entries(destinationDetails).map(([name, value]): [string, unknown] => [
      `destination.${name}`,
      nullIfEmpty(value),
    ]),
  ];
}

/** Returns the covered facts by path. The parts of an account number share one path. */
export function collectFacts({ rollover, account, directory }: ApprovalSubject): Map<string, unknown[]> {
  const facts = new Map(collectParticipantFacts(account));
  const add = (path: string, value: unknown) => facts.set(path, [...(facts.get(path) ?? []), value]);
  for (const name of APPROVED_FIELDS) {
    const [, side, field = ""] = SIDE_FIELD.exec(name) ?? [];
    const fieldName = field.startsWith("AccountNumber") ? "AccountNumber" : field;
    // `sourceAccountType` has the path `source.accountType`.
    const path = side ? `${side}.${fieldName[0]?.toLowerCase()}${fieldName.slice(1)}` : name;
    add(path, rollover[name] ?? null);
  }
  const source = directory.findById(rollover.sourceCustodianId);
  const destination = directory.findById(rollover.destinationCustodianId);
  for (const [path, value] of collectCustodianFacts(source, destination)) add(path, value);
  const detailsId = findPaymentDetailsId(rollover, directory);
  // A null fact would invalidate approvals that were stored before this fact existed.
  if (detailsId !== null) add(PAYMENT_DETAILS, detailsId);
  return facts;
}

const PAYMENT_DETAILS = "destination.paymentDetailsId";

/** Prefers the plan's confirmed payment details over the destination custodian's. */
export function findPaymentDetailsId(
  {
    organizationId,
    destinationCustodianId,
    attestations,
  }: Pick<LockedRollover, "organizationId" | "destinationCustodianId" | "attestations">,
  directory: CustodianDirectory,
): string | null {
  const planId = attestations.plans?.destination;
  const planAdditions = planId === undefined ? null : directory.findAdditions(organizationId, planId);
  const custodianAdditions = directory.findAdditions(organizationId, destinationCustodianId);
  return planAdditions?.paymentDetailsId ?? custodianAdditions?.paymentDetailsId ?? null;
}

function digest(key: KeyObject, path: string, values: unknown[]): string {
  const text = canonicalize({ path, values: JSON.parse(JSON.stringify(values)) }) ?? "";
  return createHmac("sha256", key).update(text).digest("hex").slice(0, 32);
}

export function digestFacts(key: KeyObject, subject: ApprovalSubject): CoveredFacts {
  return Object.fromEntries(
    [...collectFacts(subject)].map(([path, values]) => [path, digest(key, path, values)]),
  );
}

/** Returns the paths of facts that differ from the covered ones. */
export function findChanges(keys: ChainKeys, subject: ApprovalSubject, covered: CoveredFacts): string[] {
  const facts = collectFacts(subject);
  const isRemoved = PAYMENT_DETAILS in covered && !facts.has(PAYMENT_DETAILS);
  const changes = findDifferences(keys, [...facts], covered);
  return isRemoved ? [...changes, PAYMENT_DETAILS].sort() : changes;
}

export function findParticipantChanges(keys: ChainKeys, account: Account, covered: CoveredFacts): string[] {
  return findDifferences(keys, collectParticipantFacts(account), covered);
}

interface ChangedCustodians {
  source: CustodianFacts | null;
  destination: CustodianFacts | null;
  /** Changed fact names by custodian ID, as stored in `custodian_changes`. */
  facts: Readonly<Record<string, readonly string[]>>;
}

export function findDirectoryChanges(
  keys: ChainKeys,
  changed: ChangedCustodians,
  covered: CoveredFacts,
): string[] {
  const { source, destination, facts } = changed;
  const changedPaths = (["source", "destination"] as const).flatMap((side) =>
    (facts[changed[side]?.id ?? ""] ?? []).map(
      (name) => `${side}.${name === "name" ? "custodianName" : name}`,
    ),
  );
  const changedFacts = collectCustodianFacts(source, destination).filter(([path]) =>
    changedPaths.includes(path),
  );
  return findDifferences(
    keys,
    changedFacts.map(([path, value]) => [path, [value]]),
    covered,
  );
}

function findDifferences(keys: ChainKeys, facts: [string, unknown[]][], covered: CoveredFacts): string[] {
  const allKeys = [...keys.all()];
  const isSame = ([path, values]: [string, unknown[]]) =>
    allKeys.some((key) => digest(key, path, values) === covered[path]);
  return facts.flatMap((fact) => (isSame(fact) ? [] : [fact[0]])).sort();
}

/** Route facts determine where money goes. */
export const isRouteFact = (path: string): boolean => /^(participant|source|destination)\./.test(path);

/** Locks the account, so that its facts cannot change until the transaction ends. */
export async function lockSubject(
  call: Pick<ApiChange, "cipher">,
  tx: Sql,
  { rollover, directory }: { rollover: LockedRollover; directory: CustodianDirectory },
): Promise<ApprovalSubject> {
  const { organizationId, accountId } = rollover;
  return {
    rollover,
    account: await lockAccount(tx, call as ApiChange, { organizationId, id: accountId, lock: "share" }),
    directory,
  };
}

/** Considers only route facts. */
export async function findChangesSinceConfirmation(
  { chainKeys }: Pick<ApiChange, "chainKeys">,
  tx: Sql,
  subject: ApprovalSubject,
): Promise<string[]> {
  const { organizationId, id } = subject.rollover;
  const confirmedFacts = await findLastConfirmedFacts(tx, organizationId, id);
  return confirmedFacts === null ? [] : findChanges(chainKeys, subject, confirmedFacts).filter(isRouteFact);
}
