import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { unwrapAddress } from "../src/auth/address-blocks.ts";
import { createAddressBlocks, parseAddressBlocks } from "../src/auth/index.ts";

describe("Address blocks", () => {
  it.each([
    ["192.0.2.1", "192.0.2.1", true],
    ["192.0.2.1", "192.0.2.2", false],
    ["192.0.2.0/24", "192.0.2.255", true],
    ["192.0.2.0/24", "192.0.3.0", false],
    ["192.0.2.77/24", "192.0.2.1", true],
    ["192.0.2.1/32", "192.0.2.1", true],
    ["192.0.2.1/32", "192.0.2.0", false],
    ["0.0.0.0/0", "203.0.113.9", true],
    ["0.0.0.0/0", "2001:db8::1", false],
    ["::/0", "2001:db8::1", true],
    ["2001:db8::1", "2001:0DB8:0:0:0:0:0:1", true],
    ["2001:db8::/32", "2001:db8:ffff::1", true],
    ["2001:db8::/32", "2001:db9::1", false],
    ["2001:db8::1/128", "2001:db8::2", false],
    ["192.0.2.1", "::ffff:192.0.2.1", true],
    ["192.0.2.1", "::FFFF:192.0.2.1", true],
    ["192.0.2.1", "::ffff:c000:201", true],
    ["192.0.2.0/24", "0:0:0:0:0:ffff:c000:2ff", true],
    ["::ffff:192.0.2.1", "192.0.2.1", true],
    ["::ffff:192.0.2.0/120", "192.0.2.9", true],
    ["::ffff:192.0.2.0/120", "192.0.3.9", false],
    ["192.0.2.1", "::192.0.2.1", false],
    ["192.0.2.1", "1::ffff:192.0.2.1", false],
    ["192.0.2.1", "::ffff:192.0.2.1x", false],
    ["::ffff:192.0.2.16/124", "192.0.2.17", true],
    ["127.0.0.1", "::1", false],
  ])("%s contains %s: %s", (entry, address, expected) => {
    expect(createAddressBlocks([entry]).has(address)).toBe(expected);
  });

  it.each([
    "",
    "x",
    "192.0.2",
    "192.0.2.256",
    "192.0.2.1 ",
    "0300.0.2.1",
    "192.0.2.1/24",
    "2001:db8::g",
    "fe80::1%",
  ])("do not match text that is not an address: %j", (text) => {
    const all = createAddressBlocks(["0.0.0.0/0", "::/0"]);
    expect(all.has(text)).toBe(false);
  });

  it("unwrap only a whole IPv4-mapped address with a dotted part", () => {
    expect(unwrapAddress("::ffff:192.0.2.10")).toBe("192.0.2.10");
    for (const address of ["192.0.2.1", "1::ffff:192.0.2.1", "::ffff:192.0.2.1x", "::ffff:c000:201"])
      expect(unwrapAddress(address)).toBe(address);
  });

  it("ignore the zone of an address", () => {
    expect(createAddressBlocks(["fe80::1"]).has("fe80::1%eth0")).toBe(true);
    expect(createAddressBlocks(["fe80::2"]).has("fe80::1%eth0")).toBe(false);
  });

  it.each([
    "x",
    "192.0.2",
    "192.0.2.0/33",
    "192.0.2.0/-1",
    "192.0.2.0/",
    "192.0.2.0/ 8",
    "192.0.2.0/8/8",
    "192.0.2.0/1e1",
    "2001:db8::/129",
    "::ffff:192.0.2.0/95",
    "::ffff:192.0.2.0/129",
    "/8",
  ])("reject %j with an error that quotes it", (entry) => {
    expect(() => createAddressBlocks(["192.0.2.1", entry])).toThrow(`"${entry}"`);
  });

  it("are empty only if nothing was listed", () => {
    expect(parseAddressBlocks(" , ").isEmpty).toBe(true);
    expect(createAddressBlocks([]).has("192.0.2.1")).toBe(false);
    const two = parseAddressBlocks("192.0.2.1,\n 2001:db8::/32");
    expect(two.isEmpty).toBe(false);
    expect([two.has("192.0.2.1"), two.has("2001:db8::9")]).toEqual([true, true]);
  });

  it("agree with the arithmetic of every IPv4 block", () => {
    const toNumber = (address: string) =>
      address.split(".").reduce((sum, byte) => sum * 256 + Number(byte), 0);
    fc.assert(
      fc.property(fc.ipV4(), fc.ipV4(), fc.integer({ min: 0, max: 32 }), (base, address, bits) => {
        const size = 2 ** (32 - bits);
        const expected = Math.floor(toNumber(base) / size) === Math.floor(toNumber(address) / size);
        const blocks = createAddressBlocks([`${base}/${bits}`]);
        expect(blocks.has(address)).toBe(expected);
        expect(blocks.has(`::ffff:${address}`)).toBe(expected);
      }),
    );
  });

  it("never throw on a lookup", () => {
    const all = createAddressBlocks(["10.0.0.0/8", "2001:db8::/32"]);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.ipV6(),
          fc.ipV6().map((ip) => `${ip}%1`),
          fc.ipV4Extended(),
        ),
        (text) => expect(typeof all.has(text)).toBe("boolean"),
      ),
    );
  });
});
