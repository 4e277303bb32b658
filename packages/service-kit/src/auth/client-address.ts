import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { type AddressBlocks, unwrapAddress } from "./address-blocks.ts";

/**
 * Returns the socket's address or, behind a trusted proxy, the rightmost untrusted X-Forwarded-For entry.
 * @returns null if the entry is malformed or the socket closed; then refuse requests that depend on the address
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
    const hopAddress = parseHop(hop);
    if (hopAddress === null) return null;
    address = hopAddress;
    if (!trustedProxies.has(address)) return address;
  }
  return address;
}

/** Accepts an optional port: `192.0.2.1:443`, `[2001:db8::1]:443` or `2001:db8::1`. */
function parseHop(hop: string): string | null {
  const bracketed = /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1];
  const ipv4WithPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(hop)?.[1];
  const address = unwrapAddress(bracketed ?? ipv4WithPort ?? hop);
  return isIP(address) === 0 ? null : address;
}

/** Returns the network for counting refusals: an IPv4 address or, for IPv6, the /64, which is a subscriber's smallest block. */
export function toClientNetwork(address: string | null): string {
  if (address === null) return "unknown";
  if (isIP(address) !== 6) return address;
  return `${getFirstGroups(address, 4)}::/64`;
}

/** Returns the network of the site that uses a key: IPv4 /24, IPv6 /48. */
export function toSiteNetwork(address: string): string {
  if (isIP(address) === 6) return `${getFirstGroups(address, 3)}::/48`;
  return `${address.slice(0, address.lastIndexOf("."))}.0/24`;
}

function getFirstGroups(address: string, count: number): string {
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const before = splitGroups(head);
  const after = tail === undefined ? [] : splitGroups(tail);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  const network = [...before, ...zeros, ...after].slice(0, count);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}

/** Returns two zero groups for an embedded IPv4 address, whose value is unused. */
function splitGroups(part: string): string[] {
  if (part === "") return [];
  return part.split(":").flatMap((group) => (group.includes(".") ? ["0", "0"] : [group]));
}
