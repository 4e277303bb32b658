import { BlockList, isIP } from "node:net";

/** A set of addresses and CIDR blocks, IPv4 and IPv6. */
export interface AddressBlocks {
  readonly isEmpty: boolean;
  has(address: string): boolean;
}

/** An IPv4 address that was written as an IPv6 one (`::ffff:192.0.2.1`) as what it is; anything else unchanged. */
export function unwrapAddress(address: string): string {
  const match = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return match?.[1] ?? address;
}

/**
 * Reads addresses and CIDR blocks, separated by commas or spaces.
 *
 * @throws Error naming the entry that is neither
 */
export function parseAddressBlocks(text: string): AddressBlocks {
  return createAddressBlocks(text.split(/[\s,]+/).filter(Boolean));
}

/** What most keys have: a list of Node's own is memory outside of the heap, and a process knows ten thousand keys. */
const NO_BLOCKS: AddressBlocks = { isEmpty: true, has: () => false };

/** As `parseAddressBlocks`, from a list. */
export function createAddressBlocks(entries: readonly string[]): AddressBlocks {
  if (entries.length === 0) return NO_BLOCKS;
  const list = new BlockList();
  for (const entry of entries) addEntry(list, entry);
  const has = (address: string) => {
    const plain = unwrapAddress(address);
    const version = isIP(plain);
    return version !== 0 && list.check(plain, version === 4 ? "ipv4" : "ipv6");
  };
  // A key is used from one address again and again.
  let last = { address: "", isIn: false };
  return {
    isEmpty: false,
    has: (address) => {
      if (address !== last.address) last = { address, isIn: has(address) };
      return last.isIn;
    },
  };
}

function addEntry(list: BlockList, entry: string): void {
  const [written = "", bits, ...rest] = entry.split("/");
  const address = unwrapAddress(written);
  const version = isIP(address);
  const family = version === 4 ? "ipv4" : "ipv6";
  if (version === 0 || rest.length > 0) throw new Error(`"${entry}" is not an IP address or CIDR block`);
  if (bits === undefined) {
    list.addAddress(address, family);
    return;
  }
  // A block written on the wrapped form counts its bits from the front of all 128.
  const length = Number(bits) - (address === written ? 0 : 96);
  if (!/^\d{1,3}$/.test(bits) || length < 0 || length > (version === 4 ? 32 : 128)) {
    throw new Error(`"${entry}" has an impossible prefix length`);
  }
  list.addSubnet(address, length, family);
}
