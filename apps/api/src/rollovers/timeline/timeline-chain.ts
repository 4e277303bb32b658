import { createHmac, type KeyObject } from "node:crypto";
import type { RolloverState } from "@svc/rollover-rules/rollover-states";
import type { Requester, TimelineActor } from "../../context/actor.ts";
import { type ChainKeys, describeUnknownKey } from "../../context/chain-keys.ts";
import { canonicalJson } from "./canonical-json.ts";

export interface TimelineEntryInput {
  type: string;
  at: Date;
  actor: TimelineActor;
  action: string | null;
  fromState: RolloverState | null;
  toState: RolloverState;
  reason: string | null;
  data: Record<string, unknown>;
  requestedBy?: Requester | null;
  /** Unsealed, so that the previous release can verify new entries during an upgrade. */
  requestId?: string | null;
}

export interface SealedInput extends TimelineEntryInput {
  /** Encrypted reason and data. Null without free text. */
  sealedTexts: string | null;
  /** Digest of the whole row. Null in old entries. */
  rowDigest: string | null;
}

export interface TimelineEntry extends SealedInput {
  requestedBy: Requester | null;
  requestId: string | null;
  rolloverId: string;
  sequence: number;
  /** Null for the key without an ID. */
  keyId: string | null;
  prevHash: string;
  hash: string;
}

/** Position and seal of a timeline's last entry. Sequence 0 if it has no entries. */
export interface ChainHead {
  sequence: number;
  hash: string;
}

export type ChainIssue = { sequence: number; detail: string } | null;

/**
 * Uses HMAC-SHA-256 over the entry's canonical JSON (RFC 8785), which includes the previous seal. Forging a timeline
 * requires the key, not only write access to the database.
 */
export function sealEntry(
  keys: ChainKeys,
  rolloverId: string,
  { head, input }: { head: ChainHead; input: SealedInput },
): TimelineEntry {
  return sealAsJson(keys, rolloverId, { head, input }).entry;
}

export function sealAsJson(
  keys: ChainKeys,
  rolloverId: string,
  { head, input }: { head: ChainHead; input: SealedInput },
): { entry: TimelineEntry; json: string } {
  const { requestedBy = null, requestId = null } = input;
  const sequence = head.sequence + 1;
  const link = { rolloverId, sequence, keyId: keys.currentId, prevHash: head.hash };
  const entry = { ...input, requestedBy, requestId, ...link };
  const json = toSealedText(entry);
  return { entry: { ...entry, hash: digest(keys.current, json) }, json };
}

export function findSealIssue(keys: ChainKeys, entry: TimelineEntry): "changed" | "unknown key" | null {
  const key = keys.find(entry.keyId);
  if (!key) return "unknown key";
  return entry.hash === digest(key, toSealedText(entry)) ? null : "changed";
}

function digest(key: KeyObject, sealed: string): string {
  return createHmac("sha256", key).update(sealed).digest("hex");
}

export function toSealedText(entry: Omit<TimelineEntry, "hash">): string {
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
    // Omit null fields, because old entries were sealed without them.
    ...(sealedTexts === null ? {} : { sealedTexts }),
    ...(rowDigest === null ? {} : { rowDigest }),
    ...(requestedBy === null ? {} : { requestedBy }),
    ...(keyId === null ? {} : { keyId }),
  };
  return canonicalJson(sealed) ?? "";
}

/** Verifies the entries of one timeline, in order. */
export class ChainVerifier {
  private readonly keys: ChainKeys;
  private previous: ChainHead = { sequence: 0, hash: "" };
  private firstIssue: ChainIssue = null;
  last: TimelineEntry | null = null;

  constructor(keys: ChainKeys) {
    this.keys = keys;
  }

  next(entry: TimelineEntry): void {
    this.last = entry;
    if (this.firstIssue) return;
    const expectedSequence = this.previous.sequence + 1;
    const detail = this.findIssueDetail(entry, expectedSequence);
    if (detail !== null) this.firstIssue = { sequence: expectedSequence, detail };
    this.previous = { sequence: entry.sequence, hash: entry.hash };
  }

  /** Compares the last entry with the row's `head`. Returns the first issue. */
  end(head: ChainHead): ChainIssue {
    if (this.firstIssue) return this.firstIssue;
    const { sequence, hash } = this.previous;
    if (sequence === head.sequence && hash === head.hash) return null;
    if (head.sequence > sequence)
      return { sequence: sequence + 1, detail: "the last entries of the timeline are missing" };
    const detail = "the rollover does not refer to the timeline's last entry";
    return { sequence: Math.min(head.sequence + 1, sequence), detail };
  }

  private findIssueDetail(entry: TimelineEntry, expectedSequence: number): string | null {
    if (entry.sequence !== expectedSequence) return "this entry is missing";
    if (entry.prevHash !== this.previous.hash) return "this entry does not follow the one before it";
    const issue = findSealIssue(this.keys, entry);
    if (issue === null) return null;
    return issue === "changed" ? "this entry was changed" : `this entry ${describeUnknownKey(entry.keyId)}`;
  }
}

export function findChainIssue(
  keys: ChainKeys,
  entries: readonly TimelineEntry[],
  head: ChainHead,
): ChainIssue {
  const verifier = new ChainVerifier(keys);
  for (const entry of entries) verifier.next(entry);
  return verifier.end(head);
}
