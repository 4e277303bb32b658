import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { type AddressBlocks, unwrapAddress } from "./address-blocks.ts";

/**
 * The client's address: the socket's, unless that is a trusted proxy. Then X-Forwarded-For is walked from the
 * right, past every trusted proxy, to the first address that one of them saw and that is not one of them.
 *
 * @returns null when it cannot be told (a garbled entry where the walk ends); callers refuse what depends on it
 */
export function readClientAddress(request: IncomingMessage, trustedProxies: AddressBlocks): string | null {
  const socketAddress = request.socket.remoteAddress;
  if (!socketAddress) return null;
  let address = unwrapAddress(socketAddress);
  if (trustedProxies.isEmpty || !trustedProxies.has(address)) return address;

  const hops = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((hop) => hop.trim());
  if (hops.length === 1 && hops[0] === "") return address;
  for (const hop of hops.reverse()) {
    const seen = parseHop(hop);
    if (seen === null) return null;
    address = seen;
    if (!trustedProxies.has(address)) return address;
  }
  return address;
}

/** Some proxies write a port behind the address. */
function parseHop(hop: string): string | null {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(hop)?.[1] ?? hop;
  const address = unwrapAddress(bare);
  return isIP(address) === 0 ? null : address;
}

/**
 * Whom refusals are counted by: an IPv4 address by itself, an IPv6 one by its /64, which is what one subscriber has at
 * the least.
 *
 * @param address as `readClientAddress` gives it; all that cannot be told are one client
 */
export function toClientNetwork(address: string | null): string {
  if (address === null) return "unknown";
  if (isIP(address) !== 6) return address;
  return `${firstGroups(address, 4)}::/64`;
}

/**
 * The network of one site, by which a place that a key is used from is known again: of an IPv4 address the /24, of an IPv6
 * one the /48.
 */
export function toSiteNetwork(address: string): string {
  if (isIP(address) === 6) return `${firstGroups(address, 3)}::/48`;
  return `${address.slice(0, address.lastIndexOf("."))}.0/24`;
}

/** So many of the eight groups of an IPv6 address, each written in one way. */
function firstGroups(address: string, count: number): string {
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const before = groupsOf(head);
  const behind = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array.from({ length: 8 - before.length - behind.length }, () => "0");
  const network = [...before, ...zeros, ...behind].slice(0, count);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}

/** The groups of 16 bits of a part of an IPv6 address. An IPv4 address at its end is two, whose value does not matter. */
function groupsOf(part: string): string[] {
  if (part === "") return [];
  return part.split(":").flatMap((group) => (group.includes(".") ? ["0", "0"] : [group]));
}
