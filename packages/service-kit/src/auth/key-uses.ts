import { redactApiKeys } from "@svc/keys";
import type { ErrorCode } from "../errors/catalogue.ts";
import { toSiteNetwork } from "./client-address.ts";

/** One use of a key. */
export interface KeyUse {
  at: Date;
  /** As `readClientAddress` gives it. */
  address: string | null;
  userAgent: string | undefined;
  /** What it was refused with; null where it was accepted. */
  refusedWith: ErrorCode | null;
}

/** What a key was used for in an hour, as one instance has gathered it since it last wrote. */
export interface KeyUses {
  keyId: string;
  /** When the hour began. */
  hour: Date;
  accepted: number;
  refused: number;
  /** The first and the last use that was accepted. */
  firstUsedAt: Date | null;
  lastUsedAt: Date | null;
  /** Where the last came from; null where it cannot be told. */
  address: string | null;
  userAgent: string | null;
  refusedAt: Date | null;
  /** What the last that was refused was answered. */
  refusedCode: string | null;
  refusedAddress: string | null;
  /** Where accepted uses came from, of `sk` and `ak` keys. */
  networks: readonly string[];
}

const MAX_USER_AGENT = 200;
/** Of one key between two writes. */
const MAX_NETWORKS = 20;

/** Adds up what was gathered of one key and hour at two times. @param later gathered after `earlier` */
export function addUses(earlier: KeyUses, later: KeyUses): KeyUses {
  const last = later.lastUsedAt === null ? earlier : later;
  const refused = later.refusedAt === null ? earlier : later;
  return {
    keyId: later.keyId,
    hour: later.hour,
    accepted: earlier.accepted + later.accepted,
    refused: earlier.refused + later.refused,
    firstUsedAt: earlier.firstUsedAt ?? later.firstUsedAt,
    lastUsedAt: last.lastUsedAt,
    address: last.address,
    userAgent: last.userAgent,
    refusedAt: refused.refusedAt,
    refusedCode: refused.refusedCode,
    refusedAddress: refused.refusedAddress,
    networks: [...new Set([...earlier.networks, ...later.networks])].slice(0, MAX_NETWORKS),
  };
}

/**
 * What a key is used for, counted in place: ten thousand keys in use, each with a record of its own for every few seconds,
 * would be old memory to collect. Times are in milliseconds, and 0 where there was none.
 */
export interface Gathered {
  readonly keyId: string;
  /** When the hour began. */
  readonly hour: number;
  accepted: number;
  refused: number;
  firstUsedAt: number;
  lastUsedAt: number;
  address: string | null;
  userAgent: string | null;
  refusedAt: number;
  refusedCode: string | null;
  refusedAddress: string | null;
  networks: readonly string[];
}

/** Where a key has not been used since. */
const NOWHERE: readonly string[] = [];

/** A count of which nothing is known. @param hour when it began */
export function startGathering(keyId: string, hour: number): Gathered {
  return {
    keyId,
    hour,
    accepted: 0,
    refused: 0,
    firstUsedAt: 0,
    lastUsedAt: 0,
    address: null,
    userAgent: null,
    refusedAt: 0,
    refusedCode: null,
    refusedAddress: null,
    networks: NOWHERE,
  };
}

export const isNothing = ({ accepted, refused }: Gathered): boolean => accepted === 0 && refused === 0;

/** Counts one use. @param withNetwork whether to note where it came from: with `pk_` keys it is from anywhere */
export function addUse(
  uses: Gathered,
  { at, address, userAgent, refusedWith }: KeyUse,
  withNetwork: boolean,
) {
  const time = at.getTime();
  if (refusedWith !== null) {
    uses.refused += 1;
    uses.refusedAt = time;
    uses.refusedCode = refusedWith;
    uses.refusedAddress = address;
    return;
  }
  const isNewPlace = uses.accepted === 0 || uses.address !== address;
  if (uses.accepted === 0) uses.firstUsedAt = time;
  uses.accepted += 1;
  uses.lastUsedAt = time;
  // A text that says the same stays the one that is there.
  if (uses.address !== address) uses.address = address;
  const agent = cutUserAgent(userAgent);
  if (uses.userAgent !== agent) uses.userAgent = agent;
  if (isNewPlace && withNetwork && address !== null) addNetwork(uses, toSiteNetwork(address));
}

/** Notes a network, unless there are many already. */
function addNetwork(uses: Gathered, network: string): void {
  if (uses.networks.length >= MAX_NETWORKS || uses.networks.includes(network)) return;
  uses.networks = [...uses.networks, network];
}

/** What has been counted, and counts anew. What it last was used from stays, to be the same again. */
export function takeUses(uses: Gathered): KeyUses {
  const wasUsed = uses.accepted > 0;
  const wasRefused = uses.refused > 0;
  const taken: KeyUses = {
    keyId: uses.keyId,
    hour: new Date(uses.hour),
    accepted: uses.accepted,
    refused: uses.refused,
    firstUsedAt: wasUsed ? new Date(uses.firstUsedAt) : null,
    lastUsedAt: wasUsed ? new Date(uses.lastUsedAt) : null,
    address: wasUsed ? uses.address : null,
    userAgent: wasUsed && uses.userAgent !== null ? cleanUserAgent(uses.userAgent) : null,
    refusedAt: wasRefused ? new Date(uses.refusedAt) : null,
    refusedCode: wasRefused ? uses.refusedCode : null,
    refusedAddress: wasRefused ? uses.refusedAddress : null,
    networks: uses.networks,
  };
  uses.accepted = 0;
  uses.refused = 0;
  uses.networks = NOWHERE;
  return taken;
}

/** The beginning of what a client calls itself, copied where it is cut: a header can have sixteen kilobytes. */
function cutUserAgent(text: string | undefined): string | null {
  if (text === undefined || text.length <= MAX_USER_AGENT) return text ?? null;
  return Buffer.from(text.slice(0, MAX_USER_AGENT), "latin1").toString("latin1");
}

/** What a client calls itself, as it is kept: without what cannot be printed, and without any key in it. */
function cleanUserAgent(text: string): string {
  return redactApiKeys(text.replace(/[^\x20-\x7e]/g, "?"));
}
