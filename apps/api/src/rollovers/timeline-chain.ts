import { createHmac, type KeyObject } from "node:crypto";
import { canonicalJson } from "./history/canonical-json.ts";
import type { RolloverState } from "./rollover-states.ts";

/** Who did something, as the timeline names it. */
export interface TimelineActor {
  /** `custodian`: one of the sandbox, which plays its side by itself. */
  type: "api_key" | "session" | "member" | "operator" | "timer" | "custodian";
  id: string | null;
}

/** Who asked for what another confirmed, and by which approval. */
export interface Requester extends TimelineActor {
  approvalId: string;
}

/** One thing that happened to a rollover, before it is sealed. */
export interface TimelineEntryInput {
  type: string;
  at: Date;
  actor: TimelineActor;
  action: string | null;
  fromState: RolloverState | null;
  toState: RolloverState;
  reason: string | null;
  data: Record<string, unknown>;
  /** Of what two people did: the actor is who confirmed it. */
  requestedBy?: Requester | null;
}

/** What is sealed of it: free texts in a form that can be erased, and what became of the rollover's row. */
export interface SealedInput extends TimelineEntryInput {
  /** Reason and data as they were given, as ciphertext; null where nobody's own words are in them. */
  sealedTexts: string | null;
  /** The digest of the rollover's whole row; null in entries from before there were any. */
  rowDigest: string | null;
}

/** An entry in its place in the chain. */
export interface TimelineEntry extends SealedInput {
  requestedBy: Requester | null;
  rolloverId: string;
  sequence: number;
  prevHash: string;
  hash: string;
}

/** The last entry's place and seal, as the rollover's own row keeps them. */
export interface ChainHead {
  sequence: number;
  hash: string;
}

/** What a verification found: nothing, or the first place where the chain does not hold. */
export type ChainFault = { sequence: number; detail: string } | null;

/**
 * Seals an entry: HMAC-SHA-256 under the chain's key over the entry's canonical JSON (RFC 8785), the seal before it
 * included. Whoever can write to the database and has not the key cannot make another history fit.
 */
export function sealEntry(
  key: KeyObject,
  rolloverId: string,
  head: ChainHead,
  input: SealedInput,
): TimelineEntry {
  return sealAsJson(key, rolloverId, head, input).entry;
}

/** As `sealEntry`, with the JSON that was sealed. */
export function sealAsJson(
  key: KeyObject,
  rolloverId: string,
  head: ChainHead,
  input: SealedInput,
): { entry: TimelineEntry; json: string } {
  const { requestedBy = null } = input;
  const entry = { ...input, requestedBy, rolloverId, sequence: head.sequence + 1, prevHash: head.hash };
  const json = toSealed(entry);
  return { entry: { ...entry, hash: digest(key, json) }, json };
}

/** Whether an entry is as it was sealed, its place included. */
export function isSealed(key: KeyObject, entry: TimelineEntry): boolean {
  return entry.hash === digest(key, toSealed(entry));
}

function digest(key: KeyObject, sealed: string): string {
  return createHmac("sha256", key).update(sealed).digest("hex");
}

function toSealed(entry: Omit<TimelineEntry, "hash">): string {
  const { rolloverId, sequence, type, at, actor, action, fromState, toState, reason, data, prevHash } = entry;
  const { sealedTexts, rowDigest, requestedBy } = entry;
  const sealed = {
    rolloverId,
    sequence,
    type,
    at: at.toISOString(),
    actor,
    action,
    fromState,
    toState,
    reason,
    data,
    prevHash,
    // Entries without these are sealed without them: leaving one out of another entry changes its seal.
    ...(sealedTexts === null ? {} : { sealedTexts }),
    ...(rowDigest === null ? {} : { rowDigest }),
    ...(requestedBy === null ? {} : { requestedBy }),
  };
  return canonicalJson(sealed) ?? "";
}

/** Goes along a chain, entry by entry; what it found first stays. */
export class ChainWalk {
  private readonly key: KeyObject;
  private before: ChainHead = { sequence: 0, hash: "" };
  private found: ChainFault = null;
  /** The last entry that was seen. */
  last: TimelineEntry | null = null;

  constructor(key: KeyObject) {
    this.key = key;
  }

  next(entry: TimelineEntry): void {
    this.last = entry;
    if (this.found) return;
    const sequence = this.before.sequence + 1;
    const detail = this.findDetail(entry, sequence);
    if (detail !== null) this.found = { sequence, detail };
    this.before = { sequence: entry.sequence, hash: entry.hash };
  }

  /** The first fault of the whole, its end held against the rollover's row. */
  end(head: ChainHead): ChainFault {
    if (this.found) return this.found;
    const { sequence, hash } = this.before;
    if (sequence === head.sequence && hash === head.hash) return null;
    if (head.sequence > sequence)
      return { sequence: sequence + 1, detail: "the end of the timeline was cut off" };
    const detail = "the rollover names another end of its timeline than the timeline has";
    return { sequence: Math.min(head.sequence + 1, sequence), detail };
  }

  private findDetail(entry: TimelineEntry, sequence: number): string | null {
    if (entry.sequence !== sequence) return "this entry is missing";
    if (entry.prevHash !== this.before.hash) return "this entry does not follow the one before it";
    return isSealed(this.key, entry) ? null : "this entry was changed";
  }
}

/** Finds the first entry that was changed, removed or moved, or that the end was cut off. */
export function findChainFault(
  key: KeyObject,
  entries: readonly TimelineEntry[],
  head: ChainHead,
): ChainFault {
  const walk = new ChainWalk(key);
  for (const entry of entries) walk.next(entry);
  return walk.end(head);
}
