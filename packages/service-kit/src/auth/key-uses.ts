import { redactApiKeys } from "@svc/keys";

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
  networks: Set<string>;
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
    networks: new Set([...earlier.networks, ...later.networks].slice(0, MAX_NETWORKS)),
  };
}

/** Notes a network, unless there are many already. */
export function addNetwork(uses: KeyUses, network: string): void {
  if (uses.networks.size < MAX_NETWORKS) uses.networks.add(network);
}

/** The beginning of what a client calls itself, copied where it is cut: a header can have sixteen kilobytes. */
export function cutUserAgent(text: string | undefined): string | null {
  if (text === undefined || text.length <= MAX_USER_AGENT) return text ?? null;
  return Buffer.from(text.slice(0, MAX_USER_AGENT), "latin1").toString("latin1");
}

/** What a client calls itself, as it is kept: without what cannot be printed, and without any key in it. */
export function cleanUserAgent(text: string): string {
  return redactApiKeys(text.replace(/[^\x20-\x7e]/g, "?"));
}
