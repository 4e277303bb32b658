import { createHmac, type KeyObject } from "node:crypto";
import canonicalize from "canonicalize";
import type { RolloverState } from "./rollover-states.ts";

/** Who did something, as the timeline names it. */
export interface TimelineActor {
  /** `custodian`: one of the sandbox, which plays its side by itself. */
  type: "api_key" | "session" | "operator" | "timer" | "custodian";
  id: string | null;
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
}

/** An entry in its place in the chain. */
export interface TimelineEntry extends TimelineEntryInput {
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
  input: TimelineEntryInput,
): TimelineEntry {
  const entry = { ...input, rolloverId, sequence: head.sequence + 1, prevHash: head.hash };
  return { ...entry, hash: digest(key, entry) };
}

function digest(key: KeyObject, entry: Omit<TimelineEntry, "hash">): string {
  const { rolloverId, sequence, type, at, actor, action, fromState, toState, reason, data, prevHash } = entry;
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
  };
  return createHmac("sha256", key)
    .update(canonicalize(sealed) ?? "")
    .digest("hex");
}

/** Finds the first entry that was changed, removed or moved, or that the end was cut off. */
export function findChainFault(
  key: KeyObject,
  entries: readonly TimelineEntry[],
  head: ChainHead,
): ChainFault {
  let before: ChainHead = { sequence: 0, hash: "" };
  for (const entry of entries) {
    const sequence = before.sequence + 1;
    if (entry.sequence !== sequence) return { sequence, detail: "this entry is missing" };
    if (entry.prevHash !== before.hash)
      return { sequence, detail: "this entry does not follow the one before it" };
    if (entry.hash !== digest(key, entry)) return { sequence, detail: "this entry was changed" };
    before = entry;
  }
  if (before.sequence === head.sequence && before.hash === head.hash) return null;
  return { sequence: before.sequence + 1, detail: "the end of the timeline was cut off" };
}
