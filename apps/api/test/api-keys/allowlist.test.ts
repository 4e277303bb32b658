import { describe, expect, it } from "@jest/globals";
import { createAddressBlocks } from "@svc/service-kit/auth";
import {
  allowlistField,
  checkAllowlist,
  MAX_ALLOWLIST,
  supportsAllowlist,
} from "../../src/keys/api-keys/allowlist.ts";

const OWN_ADDRESS = "203.0.113.7";

describe("API key allowlists", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    [" 203.0.113.7 ", "203.0.113.7"],
    ["203.0.113.7/32", "203.0.113.7"],
    ["203.0.113.0/24", "203.0.113.0/24"],
    ["203.0.113.7/24", "203.0.113.0/24"],
    ["10.255.255.255/9", "10.128.0.0/9"],
    ["1.2.3.4/0", "0.0.0.0/0"],
    ["2001:DB8:0:0:0:0:0:1", "2001:db8::1"],
    ["2001:db8::1/128", "2001:db8::1"],
    ["2001:db8:ffff::/33", "2001:db8:8000::/33"],
    ["1:0:0:2:0:0:0:3", "1:0:0:2::3"],
    ["::/0", "::/0"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["::ffff:192.0.2.1/120", "192.0.2.0/24"],
    ["::FFFF:0:0/96", "0.0.0.0/0"],
  ])("normalizes %j to %s, which matches the same addresses", (input, normalized) => {
    expect(allowlistField.parse([input])).toEqual([normalized]);
    const [before, after] = [createAddressBlocks([input.trim()]), createAddressBlocks([normalized])];
    for (const address of ["203.0.113.7", "203.0.113.8", "10.200.0.1", "192.0.2.77", "2001:db8::1", "::1"]) {
      expect([address, after.has(address)]).toEqual([address, before.has(address)]);
    }
  });

  it.each([
    "",
    " ",
    "localhost",
    "203.0.113",
    "203.0.113.256",
    "203.0.113.07",
    "0x7f.0.0.1",
    "2130706433",
    "203.0.113.7/33",
    "203.0.113.7/-1",
    "203.0.113.7/",
    "203.0.113.7/24/24",
    "203.0.113.7 203.0.113.8",
    "203.0.113.7,203.0.113.8",
    "203.0.113.1-9",
    "*",
    "2001:db8::/129",
    "2001:db8:::1",
    "fe80::1%eth0",
    "fe80::%eth0/10",
    "::ffff:192.0.2.1/40",
    "[2001:db8::1]",
    "https://203.0.113.7",
    null,
    7,
    {},
  ])("rejects %j", (entry) => {
    const { error } = allowlistField.safeParse([OWN_ADDRESS, entry]);
    expect(error?.issues).toEqual([
      expect.objectContaining({
        path: [1],
        message: expect.stringMatching(/^must be an IP address or CIDR block/),
      }),
    ]);
  });

  it("removes duplicate entries and accepts up to 100 entries", () => {
    expect(allowlistField.parse(["::1", "0:0:0:0:0:0:0:1", "10.0.0.1", "10.0.0.1/32"])).toEqual([
      "::1",
      "10.0.0.1",
    ]);
    const entries = Array.from({ length: MAX_ALLOWLIST }, (_, index) => `203.0.113.${index}`);
    expect(allowlistField.parse(entries)).toEqual(entries);
    expect(allowlistField.safeParse([...entries, OWN_ADDRESS]).error?.issues).toHaveLength(1);
  });

  it("reports whether the caller's address is allowed", () => {
    const check = (entries: string[], address: string | null = OWN_ADDRESS) =>
      checkAllowlist(entries, address, "live");
    expect(check([])).toEqual({
      entries: [],
      callerAddress: OWN_ADDRESS,
      isCallerAllowed: true,
      warnings: [],
    });
    expect(check([], null)).toMatchObject({ isCallerAllowed: true, warnings: [] });
    expect(check(["203.0.113.0/29"])).toMatchObject({ isCallerAllowed: true });
    expect(check(["8.8.8.8", "::ffff:203.0.113.7"])).toMatchObject({ isCallerAllowed: true });
    for (const address of [OWN_ADDRESS, null]) {
      const excluded = check(["8.8.8.8"], address);
      expect(excluded).toMatchObject({ callerAddress: address, isCallerAllowed: false });
      expect(excluded.warnings).toEqual([
        {
          code: "own_address_excluded",
          entry: null,
          detail: expect.stringContaining(address ?? "is unknown"),
        },
      ]);
    }
  });

  it.each([
    [["0.0.0.0/0"], ["everywhere 0.0.0.0/0"]],
    [
      ["::/0", "8.0.0.0/8", "203.0.113.7"],
      ["everywhere ::/0", "not_public 203.0.113.7"],
    ],
    [["128.0.0.0/1"], ["wide 128.0.0.0/1"]],
    [
      ["2000::/15", "203.0.113.7"],
      ["wide 2000::/15", "not_public 203.0.113.7"],
    ],
    [["10.1.2.0/24"], ["not_public 10.1.2.0/24", "own_address_excluded null"]],
    [["fd00::/8"], ["not_public fd00::/8", "own_address_excluded null"]],
    [
      ["8.8.8.8/16", "8.8.0.0/16"],
      ["host_bits 8.8.0.0/16", "own_address_excluded null"],
    ],
    [
      ["8.8.8.0/24", "8.8.8.8"],
      ["redundant 8.8.8.8", "own_address_excluded null"],
    ],
    [["8.8.8.8", "2606:4700::1111"], ["own_address_excluded null"]],
  ])("warns about likely mistakes: %j", (entries, expected) => {
    const { warnings } = checkAllowlist(entries, OWN_ADDRESS, "live");
    expect(warnings.map(({ code, entry }) => `${code} ${entry}`)).toEqual(expected);
  });

  it("warns about private networks only in the live environment, because test keys have no allowlist", () => {
    expect(checkAllowlist(["10.0.0.1"], "10.0.0.1", "test").warnings).toEqual([]);
    const types = ["pk", "sk", "ak"] as const;
    expect(types.map((type) => supportsAllowlist(type, "live"))).toEqual([false, true, true]);
    expect(types.map((type) => supportsAllowlist(type, "test"))).toEqual([false, false, false]);
  });
});
