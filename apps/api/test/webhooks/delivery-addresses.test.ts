import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { isAddressAllowed } from "../../src/webhooks/endpoints/address-rules.ts";

const PUBLIC_ONLY = { allowLoopback: false };
const WITH_LOOPBACK = { allowLoopback: true };

const isAllowed = (address: string) => isAddressAllowed(address, PUBLIC_ONLY);

// First and last address of each special-purpose block (IANA), and the public neighbors before and after it,
// if any.
const IPV4 = [
  ["0.0.0.0", "0.255.255.255", null, "1.0.0.0"],
  ["10.0.0.0", "10.255.255.255", "9.255.255.255", "11.0.0.0"],
  ["100.64.0.0", "100.127.255.255", "100.63.255.255", "100.128.0.0"],
  ["127.0.0.0", "127.255.255.255", "126.255.255.255", "128.0.0.0"],
  ["169.254.0.0", "169.254.255.255", "169.253.255.255", "169.255.0.0"],
  ["172.16.0.0", "172.31.255.255", "172.15.255.255", "172.32.0.0"],
  ["192.0.0.0", "192.0.0.255", "191.255.255.255", "192.0.1.0"],
  ["192.0.0.8", "192.0.0.8", null, null],
  ["192.0.0.9", "192.0.0.10", null, null],
  ["192.0.0.170", "192.0.0.171", null, null],
  ["192.0.2.0", "192.0.2.255", "192.0.1.255", "192.0.3.0"],
  ["192.31.196.0", "192.31.196.255", "192.31.195.255", "192.31.197.0"],
  ["192.52.193.0", "192.52.193.255", "192.52.192.255", "192.52.194.0"],
  ["192.88.99.0", "192.88.99.255", "192.88.98.255", "192.88.100.0"],
  ["192.168.0.0", "192.168.255.255", "192.167.255.255", "192.169.0.0"],
  ["192.175.48.0", "192.175.48.255", "192.175.47.255", "192.175.49.0"],
  ["198.18.0.0", "198.19.255.255", "198.17.255.255", "198.20.0.0"],
  ["198.51.100.0", "198.51.100.255", "198.51.99.255", "198.51.101.0"],
  ["203.0.113.0", "203.0.113.255", "203.0.112.255", "203.0.114.0"],
  ["224.0.0.0", "239.255.255.255", "223.255.255.255", null],
  ["240.0.0.0", "255.255.255.255", null, null],
] as const;

/** The last 64 bits of a block's last address. */
const ONES = ":ffff:ffff:ffff:ffff";
// Addresses outside 2000::/3 are not public, so blocks there have no public neighbors.
const IPV6 = [
  ["::", "::1", null, null],
  ["::ffff:0.0.0.0", "::ffff:255.255.255.255", null, null],
  ["64:ff9b::", "64:ff9b::ffff:ffff", null, null],
  ["64:ff9b:1::", `64:ff9b:1:ffff${ONES}`, null, null],
  ["100::", `100::${ONES.slice(1)}`, null, null],
  ["100:0:0:1::", `100:0:0:1${ONES}`, null, null],
  ["2001::", `2001:1ff:ffff:ffff${ONES}`, `2000:ffff:ffff:ffff${ONES}`, "2001:200::"],
  ["2001::", `2001:0:ffff:ffff${ONES}`, null, null],
  ["2001:1::1", "2001:1::3", null, null],
  ["2001:2::", `2001:2:0:ffff${ONES}`, null, null],
  ["2001:3::", `2001:3:ffff:ffff${ONES}`, null, null],
  ["2001:4:112::", `2001:4:112:ffff${ONES}`, null, null],
  ["2001:10::", `2001:1f:ffff:ffff${ONES}`, null, null],
  ["2001:20::", `2001:2f:ffff:ffff${ONES}`, null, null],
  ["2001:30::", `2001:3f:ffff:ffff${ONES}`, null, null],
  ["2001:db8::", `2001:db8:ffff:ffff${ONES}`, `2001:db7:ffff:ffff${ONES}`, "2001:db9::"],
  ["2002::", `2002:ffff:ffff:ffff${ONES}`, `2001:ffff:ffff:ffff${ONES}`, "2003::"],
  ["2620:4f:8000::", `2620:4f:8000:ffff${ONES}`, `2620:4f:7fff:ffff${ONES}`, "2620:4f:8001::"],
  ["3fff::", `3fff:fff:ffff:ffff${ONES}`, `3ffe:ffff:ffff:ffff${ONES}`, "3fff:1000::"],
  ["5f00::", `5f00:ffff:ffff:ffff${ONES}`, null, null],
  ["fc00::", `fdff:ffff:ffff:ffff${ONES}`, null, null],
  ["fe80::", `febf:ffff:ffff:ffff${ONES}`, null, null],
  ["fec0::", `feff:ffff:ffff:ffff${ONES}`, null, null],
  ["ff00::", `ffff:ffff:ffff:ffff${ONES}`, null, null],
] as const;

const toNumber = (address: string) => {
  const [left = "", right] = address.split("::");
  const splitGroups = (text: string) => (text === "" ? [] : text.split(":"));
  const [head, tail] = [splitGroups(left), splitGroups(right ?? "")];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => "0");
  const all = right === undefined ? head : [...head, ...zeros, ...tail];
  return all.reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n);
};
const toAddress = (number: bigint) =>
  Array.from({ length: 8 }, (_, index) => ((number >> BigInt(112 - 16 * index)) & 0xffffn).toString(16)).join(
    ":",
  );
const [FIRST_UNICAST, LAST_UNICAST] = ["2000::", `3fff:ffff:ffff:ffff${ONES}`].map(toNumber) as [
  bigint,
  bigint,
];
/** IPv6 blocks, without the block in mixed notation (`::ffff:0.0.0.0`). */
const RESERVED = IPV6.filter(([first]) => !first.includes(".")).map(
  ([first, last]) => [toNumber(first), toNumber(last)] as const,
);
const isReserved = (number: bigint) => RESERVED.some(([first, last]) => number >= first && number <= last);
const bigIntBetween = (min: bigint, max: bigint) => fc.bigInt({ min, max });

describe("An IPv6 address", () => {
  it("outside global unicast is always refused", () => {
    const below = bigIntBetween(0n, FIRST_UNICAST - 1n);
    const above = bigIntBetween(LAST_UNICAST + 1n, (1n << 128n) - 1n);
    fc.assert(fc.property(fc.oneof(below, above), (number) => !isAllowed(toAddress(number))));
    expect([FIRST_UNICAST - 1n, LAST_UNICAST + 1n].map(toAddress).filter(isAllowed)).toEqual([]);
  });

  it("within global unicast is public, unless it is in a block of the special-purpose registries", () => {
    const blocks = RESERVED.filter(([first]) => first >= FIRST_UNICAST && first <= LAST_UNICAST);
    const reserved = fc.constantFrom(...blocks).chain(([first, last]) => bigIntBetween(first, last));
    const globalUnicast = bigIntBetween(FIRST_UNICAST, LAST_UNICAST);
    fc.assert(
      fc.property(
        fc.oneof(globalUnicast, reserved),
        (number) => isAllowed(toAddress(number)) === !isReserved(number),
      ),
    );
    expect(isAllowed("2000::1")).toBe(true);
  });

  it("that is unassigned or was returned to the registry is refused", () => {
    const unassigned = [
      "::2:0:0:1",
      "100:0:1::1",
      "400::1",
      "1fff::1",
      "4000::1",
      "6000::1",
      "e000::1",
      "fe00::1",
    ];
    expect(unassigned.filter(isAllowed)).toEqual([]);
  });
});

describe("An address", () => {
  it.each([...IPV4, ...IPV6])(
    "from %s to %s is refused, and its neighbors are not",
    (first, last, before, after) => {
      expect([first, last].map(isAllowed)).toEqual([false, false]);
      for (const neighbor of [before, after])
        if (neighbor) expect([neighbor, isAllowed(neighbor)]).toEqual([neighbor, true]);
    },
  );

  it.each([
    "1.1.1.1",
    "8.8.8.8",
    "93.184.215.14",
    "100.0.0.1",
    "172.64.0.1",
    "198.41.0.4",
    "223.255.255.254",
  ])("%s (IPv4) is public", (address) => expect(isAllowed(address)).toBe(true));

  it.each([
    "2606:4700:4700::1111",
    "2001:4860:4860::8888",
    "2a00:1450:4001::1",
    "2620:fe::fe",
    "2400:CB00::1",
  ])("%s (IPv6) is public", (address) => expect(isAllowed(address)).toBe(true));

  it.each([
    [
      "v4-mapped",
      "::ffff:10.0.0.1",
      "::ffff:127.0.0.1",
      "::ffff:8.8.8.8",
      "::ffff:7f00:1",
      "0:0:0:0:0:FFFF:a9fe:a9fe",
    ],
    ["v4-compatible", "::127.0.0.1", "::10.0.0.1", "::7f00:1"],
    ["v4-translated", "::ffff:0:127.0.0.1", "::ffff:0:a00:1"],
    ["NAT64", "64:ff9b::127.0.0.1", "64:ff9b::a9fe:a9fe", "64:ff9b::8.8.8.8", "64:ff9b:1::10.0.0.1"],
    ["6to4", "2002:7f00:1::", "2002:a00:1::1", "2002:808:808::1"],
    ["Teredo", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001::1"],
    ["with a zone", "fe80::1%eth0", "::1%lo", "2606:4700::1%1", "2606:4700::1%25eth0"],
    [
      "not an address",
      "",
      " ",
      "localhost",
      "example.com",
      "1.1.1",
      "1.1.1.1.1",
      "01.1.1.1",
      "1.1.1.256",
      "0x1.1.1.1",
    ],
    [
      "not an address",
      "16843009",
      "1.1.1.1 ",
      "1.1.1.1/32",
      "[2606:4700::1]",
      ":::",
      "2606:4700",
      "1.1.1.1\0",
      // A fullwidth digit one.
      "１.1.1.1",
    ],
  ])("that is %s is refused", (_description, ...addresses) => {
    expect(addresses.filter(isAllowed)).toEqual([]);
  });

  it("for loopback is accepted where that is allowed, but no other special address is", () => {
    const isAllowedHere = (address: string) => isAddressAllowed(address, WITH_LOOPBACK);
    expect(
      ["127.0.0.1", "127.255.255.255", "::1", "8.8.8.8"].filter((address) => !isAllowedHere(address)),
    ).toEqual([]);
    const otherAddresses = [...IPV4, ...IPV6].flatMap((block) => block.slice(0, 2) as string[]);
    expect(otherAddresses.filter(isAllowedHere)).toEqual(["127.0.0.0", "127.255.255.255", "::1"]);
  });
});
