import { redactApiKeys } from "@svc/keys";
import type { ErrorCode } from "../errors/catalogue.ts";
import { toSiteNetwork } from "./client-address.ts";

export interface KeyUse {
  usedAt: Date;
  address: string | null;
  userAgent: string | undefined;
  refusedWith: ErrorCode | null;
}

export interface HourlyKeyUsage {
  keyId: string;
  hour: Date;
  accepted: number;
  refused: number;
  // Accepted uses, with the address and user agent of the last one.
  firstUsedAt: Date | null;
  lastUsedAt: Date | null;
  address: string | null;
  userAgent: string | null;
  refusedAt: Date | null;
  refusedCode: string | null;
  refusedAddress: string | null;
  /** Networks of accepted uses, for `sk` and `ak` keys. */
  networks: readonly string[];
}

const MAX_USER_AGENT_LENGTH = 200;
/** Per key between two flushes. */
const MAX_NETWORKS = 20;

/** Adds two counts of the same key and hour. */
export function mergeUsage(earlier: HourlyKeyUsage, later: HourlyKeyUsage): HourlyKeyUsage {
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

/** Updated in place, to avoid garbage. Times in milliseconds, 0 if unset. */
export interface UsageCounters {
  readonly keyId: string;
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

const NO_NETWORKS: readonly string[] = [];

export function createUsageCounters(keyId: string, hour: number): UsageCounters {
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
    networks: NO_NETWORKS,
  };
}

export const hasUses = ({ accepted, refused }: UsageCounters): boolean => accepted > 0 || refused > 0;

/** @param recordsNetwork false for `pk_` keys, which are used from anywhere */
export function countUse(
  uses: UsageCounters,
  { usedAt, address, userAgent, refusedWith }: KeyUse,
  recordsNetwork: boolean,
) {
  const time = usedAt.getTime();
  if (refusedWith !== null) {
    uses.refused += 1;
    uses.refusedAt = time;
    uses.refusedCode = refusedWith;
    uses.refusedAddress = address;
    return;
  }
  const isNewAddress = uses.accepted === 0 || uses.address !== address;
  if (uses.accepted === 0) uses.firstUsedAt = time;
  uses.accepted += 1;
  uses.lastUsedAt = time;
  // Keep an equal string, so that the new one is garbage-collected early.
  if (uses.address !== address) uses.address = address;
  const agent = truncateUserAgent(userAgent);
  if (uses.userAgent !== agent) uses.userAgent = agent;
  if (isNewAddress && recordsNetwork && address !== null) addNetwork(uses, toSiteNetwork(address));
}

function addNetwork(uses: UsageCounters, network: string): void {
  if (uses.networks.length >= MAX_NETWORKS || uses.networks.includes(network)) return;
  uses.networks = [...uses.networks, network];
}

/** Returns the counts and resets them. The last address and user agent stay for reuse. */
export function drainUses(uses: UsageCounters): HourlyKeyUsage {
  const wasUsed = uses.accepted > 0;
  const wasRefused = uses.refused > 0;
  const drained: HourlyKeyUsage = {
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
  uses.networks = NO_NETWORKS;
  return drained;
}

/** Copies the first characters, because a slice would keep the whole header, up to 16 kB, in memory. */
function truncateUserAgent(text: string | undefined): string | null {
  if (text === undefined || text.length <= MAX_USER_AGENT_LENGTH) return text ?? null;
  return Buffer.from(text.slice(0, MAX_USER_AGENT_LENGTH), "latin1").toString("latin1");
}

function cleanUserAgent(text: string): string {
  return redactApiKeys(text.replace(/[^\x20-\x7e]/g, "?"));
}
