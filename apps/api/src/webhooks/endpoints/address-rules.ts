import { BlockList, isIPv4, isIPv6 } from "node:net";

// Webhooks must not reach the worker's own network. These rules forbid IANA's special-purpose ranges, multicast, and IPv6
// outside global unicast.

const FORBIDDEN_IPV4 = [
  "0.0.0.0/8", // this network
  "10.0.0.0/8", // private use
  "100.64.0.0/10", // shared address space (CGNAT)
  "127.0.0.0/8", // loopback
  "169.254.0.0/16", // link local, cloud metadata
  "172.16.0.0/12", // private use
  "192.0.0.0/24", // IETF protocol assignments
  "192.0.2.0/24", // documentation
  "192.31.196.0/24", // AS112
  "192.52.193.0/24", // AMT
  "192.88.99.0/24", // 6to4 relay anycast, deprecated
  "192.168.0.0/16", // private use
  "192.175.48.0/24", // AS112, direct delegation
  "198.18.0.0/15", // benchmarking
  "198.51.100.0/24", // documentation
  "203.0.113.0/24", // documentation
  "224.0.0.0/4", // multicast
  "240.0.0.0/4", // reserved, limited broadcast
] as const;

const GLOBAL_UNICAST_IPV6 = ["2000::/3"] as const;

const FORBIDDEN_IPV6 = [
  "2001::/23", // IETF protocol assignments: Teredo, benchmarking, ORCHID and others
  "2001:db8::/32", // documentation
  "2002::/16", // 6to4
  "2620:4f:8000::/48", // AS112, direct delegation
  "3fff::/20", // documentation
] as const;

const LOOPBACK = ["127.0.0.0/8", "::1/128"] as const;

function toBlockList(blocks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const block of blocks) {
    const [address = "", bits] = block.split("/");
    list.addSubnet(address, Number(bits), isIPv4(address) ? "ipv4" : "ipv6");
  }
  return list;
}

const forbidden = { ipv4: toBlockList(FORBIDDEN_IPV4), ipv6: toBlockList(FORBIDDEN_IPV6) };
const globalUnicast = toBlockList(GLOBAL_UNICAST_IPV6);
const loopback = toBlockList(LOOPBACK);

export interface AddressPolicy {
  allowLoopback: boolean;
}

export function isAddressAllowed(address: string, { allowLoopback }: AddressPolicy): boolean {
  const family = isIPv4(address) ? "ipv4" : isIPv6(address) ? "ipv6" : null;
  // A zone ID names a network interface of this machine.
  if (family === null || address.includes("%")) return false;
  if (allowLoopback && loopback.check(address, family)) return true;
  if (family === "ipv6" && !globalUnicast.check(address, family)) return false;
  return !forbidden[family].check(address, family);
}

const LIVE_PORTS: ReadonlySet<string> = new Set(["", "80", "443", "8443"]);

/** Returns the reason an endpoint URL is not allowed, or null. @param isLive requires https on a standard port */
export function findUrlIssue(text: string, isLive: boolean, policy: AddressPolicy): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !["http:", "https:"].includes(url.protocol)) return "must be an https URL";
  if (isLive && url.protocol !== "https:") return "must use https in the live environment";
  if (url.username || url.password) return "must not contain credentials";
  if (url.hash) return "must not have a fragment";
  if (isLive && !LIVE_PORTS.has(url.port)) return "must use port 80, 443 or 8443 in the live environment";
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const isLiteral = isIPv4(host) || isIPv6(host);
  if (isLiteral && !isAddressAllowed(host, policy))
    return "must not be an address of a private or reserved network";
  if (!isLiteral && isLocalName(host) && !policy.allowLoopback)
    return "must not be a name of this machine or network";
  return null;
}

/** True for names that never resolve on the public internet. */
function isLocalName(host: string): boolean {
  const labels = host.toLowerCase().split(".");
  const name = labels.filter((label) => label !== "").join(".");
  return !name.includes(".") || /(^|\.)(localhost|local|internal|home\.arpa|onion|test|invalid)$/.test(name);
}
