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
