import type { Environment, KeyType } from "@svc/keys";
import { createAddressBlocks } from "@svc/service-kit/auth";
import ipaddr from "ipaddr.js";
import { z } from "zod";

export const MAX_ALLOWLIST = 100;

/** Shorter prefixes get the warning `wide`. */
const WIDE_BITS = { ipv4: 8, ipv6: 16 } as const;

interface Entry {
  /** Normalized address or CIDR block. */
  text: string;
  address: ipaddr.IPv4 | ipaddr.IPv6;
  bits: number;
  hadHostBits: boolean;
}

/** Normalizes IPv6 per RFC 5952, converts IPv4-mapped IPv6 to IPv4, and clears host bits. */
export const allowlistEntryField = z.string("must be an IP address or CIDR block").transform((text, ctx) => {
  const entry = parseEntry(text.trim());
  if (entry) return entry.text;
  ctx.addIssue("must be an IP address or CIDR block, such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/48");
  return z.NEVER;
});

export const allowlistField = z
  .array(allowlistEntryField, "must be a list of IP addresses and CIDR blocks")
  .max(MAX_ALLOWLIST, `must have at most ${MAX_ALLOWLIST} entries`)
  .transform((entries) => [...new Set(entries)]);

export const ALLOWLIST_WARNINGS = {
  everywhere: "The entry allows every address of its family, as if there were no allowlist.",
  wide: "The entry allows a large part of the internet.",
  not_public: "The entry is in a private or reserved network, so no request from the internet matches it.",
  host_bits: "The entry has host bits set and is stored as the whole network.",
  redundant: "Another entry already includes this entry.",
  own_address_excluded: "The caller's address is not on the list.",
} as const;
export type AllowlistWarningCode = keyof typeof ALLOWLIST_WARNINGS;

interface AllowlistWarning {
  code: AllowlistWarningCode;
  entry: string | null;
  detail: string;
}

export interface AllowlistCheck {
  entries: string[];
  callerAddress: string | null;
  isCallerAllowed: boolean;
  warnings: AllowlistWarning[];
}

/**
 * Normalizes an allowlist, and finds possible mistakes. Ignores invalid entries.
 * @param callerAddress null if unknown
 */
export function checkAllowlist(
  inputs: readonly string[],
  callerAddress: string | null,
  environment: Environment,
): AllowlistCheck {
  const parsed = inputs.flatMap((text) => parseEntry(text.trim()) ?? []);
  const entries = [...new Set(parsed.map(({ text }) => text))];
  const uniqueEntries = entries.flatMap((text) => parseEntry(text) ?? []);
  const isCallerAllowed =
    entries.length === 0 || (callerAddress !== null && createAddressBlocks(entries).has(callerAddress));
  const warnings = [
    ...uniqueEntries.flatMap((entry) => findWarnings(entry, uniqueEntries, environment)),
    ...parsed
      .filter(({ hadHostBits }) => hadHostBits)
      .map(({ text }) => ({
        code: "host_bits" as const,
        entry: text,
        detail: `The entry has host bits set and is stored as the network ${text}. To allow a single address, omit the prefix.`,
      })),
    ...(isCallerAllowed
      ? []
      : [
          {
            code: "own_address_excluded" as const,
            entry: null,
            detail:
              callerAddress === null
                ? "Your address is unknown, so the list cannot be checked against it."
                : `Your address, ${callerAddress}, is not on the list. This is fine if your servers call from another address.`,
          },
        ]),
  ];
  return { entries, callerAddress, isCallerAllowed, warnings };
}

function findWarnings(entry: Entry, all: readonly Entry[], environment: Environment): AllowlistWarning[] {
  const { text, address, bits } = entry;
  const warn = (code: AllowlistWarningCode, detail: string) => [{ code, entry: text, detail }];
  const family = address.kind() === "ipv4" ? "IPv4" : "IPv6";
  if (bits === 0)
    return warn("everywhere", `${text} allows every ${family} address, as if there were no list.`);
  const warnings: AllowlistWarning[] = [];
  if (environment === "live" && address.range() !== "unicast") {
    const detail = `${text} is in a private or reserved network. Requests from the internet never come from there.`;
    warnings.push(...warn("not_public", detail));
  } else if (bits < WIDE_BITS[address.kind()]) {
    warnings.push(
      ...warn("wide", `${text} allows a large part of the internet. Use your servers' own networks.`),
    );
  }
  const wider = all.find((other) => other !== entry && contains(other, entry));
  if (wider) warnings.push(...warn("redundant", `${wider.text} already includes ${text}.`));
  return warnings;
}

function contains(wider: Entry, entry: Entry): boolean {
  if (wider.address.kind() !== entry.address.kind() || wider.bits >= entry.bits) return false;
  return entry.address.match(wider.address as never, wider.bits);
}

/** True if `entries` allow only addresses that `allowedEntries` allow. An empty list allows all. */
export function isWithinAllowlist(entries: readonly string[], allowedEntries: readonly string[]): boolean {
  if (allowedEntries.length === 0) return true;
  if (entries.length === 0) return false;
  const parseAll = (texts: readonly string[]) => texts.flatMap((text) => parseEntry(text) ?? []);
  const allowed = parseAll(allowedEntries);
  return parseAll(entries).every((entry) =>
    allowed.some((other) => other.text === entry.text || contains(other, entry)),
  );
}

function parseEntry(text: string): Entry | null {
  try {
    // Uses the key verifier's parser, so that every stored entry can be enforced.
    createAddressBlocks([text]);
  } catch {
    return null;
  }
  // Zone IDs are meaningful only on one machine.
  if (text.includes("%")) return null;
  const [addressText = "", prefix] = text.split("/");
  const address = ipaddr.process(addressText);
  const wasMappedIpv4 = address.kind() === "ipv4" && addressText.includes(":");
  const maxBits = address.kind() === "ipv4" ? 32 : 128;
  const bits = prefix === undefined ? maxBits : Number(prefix) - (wasMappedIpv4 ? 96 : 0);
  const network = toNetwork(address, bits);
  const networkText = network.toString();
  return {
    text: bits === maxBits ? networkText : `${networkText}/${bits}`,
    address: network,
    bits,
    hadHostBits: networkText !== address.toString(),
  };
}

function toNetwork(address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): ipaddr.IPv4 | ipaddr.IPv6 {
  const cidr = `${address.toString()}/${bits}`;
  return address.kind() === "ipv4"
    ? ipaddr.IPv4.networkAddressFromCIDR(cidr)
    : ipaddr.IPv6.networkAddressFromCIDR(cidr);
}

/** Excludes test keys and publishable keys, because developers and browsers use them from anywhere. */
export function supportsAllowlist(type: KeyType, environment: Environment): boolean {
  return environment === "live" && type !== "pk";
}
