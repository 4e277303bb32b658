import { BlockList, isIP } from "node:net";

export interface AddressBlocks {
  readonly isEmpty: boolean;
  has(address: string): boolean;
}

/** Converts `::ffff:192.0.2.1` to `192.0.2.1`. */
export function unwrapAddress(address: string): string {
  const match = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return match?.[1] ?? address;
}

/**
 * Parses addresses and CIDR blocks, separated by commas or spaces.
 * @throws Error naming the invalid entry
 */
export function parseAddressBlocks(text: string): AddressBlocks {
  return createAddressBlocks(text.split(/[\s,]+/).filter(Boolean));
}

/** Shared, because each BlockList uses memory outside the heap. */
const NO_BLOCKS: AddressBlocks = { isEmpty: true, has: () => false };

export function createAddressBlocks(entries: readonly string[]): AddressBlocks {
  if (entries.length === 0) return NO_BLOCKS;
  const list = new BlockList();
  for (const entry of entries) addEntry(list, entry);
  const has = (address: string) => {
    const unwrapped = unwrapAddress(address);
    const version = isIP(unwrapped);
    return version !== 0 && list.check(unwrapped, version === 4 ? "ipv4" : "ipv6");
  };
  // Consecutive requests with a key usually have the same address.
  let lastCheck = { address: "", isListed: false };
  return {
    isEmpty: false,
    has: (address) => {
      if (address !== lastCheck.address) lastCheck = { address, isListed: has(address) };
      return lastCheck.isListed;
    },
  };
}

function addEntry(list: BlockList, entry: string): void {
  const [addressText = "", bits, ...extraParts] = entry.split("/");
  const address = unwrapAddress(addressText);
  const version = isIP(address);
  const family = version === 4 ? "ipv4" : "ipv6";
  if (version === 0 || extraParts.length > 0)
    throw new Error(`"${entry}" is not an IP address or CIDR block`);
  if (bits === undefined) {
    list.addAddress(address, family);
    return;
  }
  // The prefix length of an IPv4-mapped address includes its 96 leading bits.
  const length = Number(bits) - (address === addressText ? 0 : 96);
  if (!/^\d{1,3}$/.test(bits) || length < 0 || length > (version === 4 ? 32 : 128)) {
    throw new Error(`"${entry}" has an invalid prefix length`);
  }
  list.addSubnet(address, length, family);
}
