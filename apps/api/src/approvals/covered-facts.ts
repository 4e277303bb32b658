import { createHmac, type KeyObject } from "node:crypto";
import type { Account } from "@svc/accounts";
import type { CustodianDirectory } from "@svc/custodians";
import canonicalize from "canonicalize";
import type { ChainKeys } from "../rollovers/history/chain-keys.ts";
import { MATTER_MEMBERS } from "../rollovers/matter-digest.ts";
import type { LockedRollover } from "../rollovers/rollover.ts";

/** The rollover, the participant, and the directory that an approval is about. */
export interface ApprovedThing {
  rollover: LockedRollover;
  account: Account | null;
  directory: CustodianDirectory;
}

/** A keyed digest of each fact that an approval covers, by its path. It gives nothing away about a participant who was erased since. */
export type CoveredFacts = Readonly<Record<string, string>>;

const PARTICIPANT = ["firstName", "lastName", "dateOfBirth", "ssnLast4", "address"] as const;
/** The account members that an approval covers. */
export const COVERED_ACCOUNT_MEMBERS: readonly string[] = PARTICIPANT;

const SIDE = /^(source|destination)([A-Z]\w*)$/;

const participantFacts = (account: Account | null): [string, unknown[]][] =>
  PARTICIPANT.map((name) => [`participant.${name}`, [account?.[name] ?? null]]);

/** The facts by path. The parts of an account number share one path. */
export function factsOf({ rollover, account, directory }: ApprovedThing): Map<string, unknown[]> {
  const facts = new Map(participantFacts(account));
  const add = (path: string, value: unknown) => facts.set(path, [...(facts.get(path) ?? []), value]);
  for (const name of MATTER_MEMBERS) {
    const [, side, member = ""] = SIDE.exec(name) ?? [];
    const own = member.startsWith("AccountNumber") ? "AccountNumber" : member;
    add(side ? `${side}.${own[0]?.toLowerCase()}${own.slice(1)}` : name, rollover[name] ?? null);
  }
  const source = directory.byId(rollover.sourceCustodianId);
  add("source.custodianName", source?.name ?? null);
  add("source.requests", source?.receiving?.requests ?? null);
  const destination = directory.byId(rollover.destinationCustodianId);
  add("destination.custodianName", destination?.name ?? null);
  const { payee, checkAddress, wire, ach, dtcNumber } = destination?.receiving ?? {};
  for (const [name, value] of Object.entries({ payee, checkAddress, wire, ach, dtcNumber })) {
    add(`destination.${name}`, value ?? null);
  }
  return facts;
}

function digest(key: KeyObject, path: string, values: unknown[]): string {
  const text = canonicalize({ path, values: JSON.parse(JSON.stringify(values)) }) ?? "";
  return createHmac("sha256", key).update(text).digest("hex").slice(0, 32);
}

/** Digests the facts that an approval covers. */
export function digestFacts(key: KeyObject, thing: ApprovedThing): CoveredFacts {
  return Object.fromEntries([...factsOf(thing)].map(([path, values]) => [path, digest(key, path, values)]));
}

/** Returns the paths of the facts that differ from the digests, in alphabetical order. */
export function findChanges(keys: ChainKeys, thing: ApprovedThing, covered: CoveredFacts): string[] {
  return differing(keys, [...factsOf(thing)], covered);
}

/** As `findChanges`, of the participant's facts alone. */
export function findParticipantChanges(keys: ChainKeys, account: Account, covered: CoveredFacts): string[] {
  return differing(keys, participantFacts(account), covered);
}

function differing(keys: ChainKeys, facts: [string, unknown[]][], covered: CoveredFacts): string[] {
  const held = [...keys.all()];
  const isSame = ([path, values]: [string, unknown[]]) =>
    held.some((key) => digest(key, path, values) === covered[path]);
  return facts.flatMap((fact) => (isSame(fact) ? [] : [fact[0]])).sort();
}

/** Whether a fact decides where money goes. */
export const isOfRoute = (path: string): boolean => /^(participant|source|destination)\./.test(path);
