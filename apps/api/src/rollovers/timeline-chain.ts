import { createHmac, type KeyObject } from "node:crypto";
import { canonicalJson } from "./history/canonical-json.ts";
import { type ChainKeys, lacking } from "./history/chain-keys.ts";
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
  /** The request that caused it. Not sealed, so that the last release verifies new entries during an upgrade. */
  requestId?: string | null;
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
  requestId: string | null;
  rolloverId: string;
  sequence: number;
  /** Which of the chain's keys sealed it; null for the one without an id. */
  keyId: string | null;
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
 * included, under the current one. Whoever can write to the database and has not the key cannot make another history fit.
 */
export function sealEntry(
  keys: ChainKeys,
  rolloverId: string,
  head: ChainHead,
  input: SealedInput,
): TimelineEntry {
  return sealAsJson(keys, rolloverId, head, input).entry;
}

/** As `sealEntry`, with the JSON that was sealed. */
export function sealAsJson(
  keys: ChainKeys,
  rolloverId: string,
  head: ChainHead,
  input: SealedInput,
): { entry: TimelineEntry; json: string } {
  const { requestedBy = null, requestId = null } = input;
  const sequence = head.sequence + 1;
  const place = { rolloverId, sequence, keyId: keys.currentId, prevHash: head.hash };
  const entry = { ...input, requestedBy, requestId, ...place };
  const json = sealedText(entry);
  return { entry: { ...entry, hash: digest(keys.current, json) }, json };
}

/** What is wrong with an entry's seal, its place included; null where it is as it was sealed. */
export function findSealFault(keys: ChainKeys, entry: TimelineEntry): "changed" | "unknown key" | null {
  const key = keys.find(entry.keyId);
  if (!key) return "unknown key";
  return entry.hash === digest(key, sealedText(entry)) ? null : "changed";
}

function digest(key: KeyObject, sealed: string): string {
  return createHmac("sha256", key).update(sealed).digest("hex");
}

/** The canonical JSON that an entry's seal is over. */
export function sealedText(entry: Omit<TimelineEntry, "hash">): string {
  const { rolloverId, sequence, type, at, actor, action, fromState, toState, reason, data, prevHash } = entry;
  const { sealedTexts, rowDigest, requestedBy, keyId } = entry;
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
    ...(keyId === null ? {} : { keyId }),
  };
  return canonicalJson(sealed) ?? "";
}

/** Goes along a chain, entry by entry; what it found first stays. */
export class ChainWalk {
  private readonly keys: ChainKeys;
  private before: ChainHead = { sequence: 0, hash: "" };
  private found: ChainFault = null;
  /** The last entry that was seen. */
  last: TimelineEntry | null = null;

  constructor(keys: ChainKeys) {
    this.keys = keys;
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
    const fault = findSealFault(this.keys, entry);
    if (fault === null) return null;
    return fault === "changed" ? "this entry was changed" : `this entry ${lacking(entry.keyId)}`;
  }
}

/** Finds the first entry that was changed, removed or moved, or that the end was cut off. */
export function findChainFault(
  keys: ChainKeys,
  entries: readonly TimelineEntry[],
  head: ChainHead,
): ChainFault {
  const walk = new ChainWalk(keys);
  for (const entry of entries) walk.next(entry);
  return walk.end(head);
}
