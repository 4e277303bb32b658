import { describe, expect, it } from "@jest/globals";
import { anyCharacter } from "@svc/testing/any-character";
import fc from "fast-check";
import { findUrlIssue, isAddressAllowed } from "../../src/webhooks/endpoints/address-rules.ts";

const PUBLIC_ONLY = { allowLoopback: false };

const findIssue = (url: string, isLive = true) => findUrlIssue(url, isLive, PUBLIC_ONLY);

describe("An endpoint's URL", () => {
  const PRIVATE = "must not be an address of a private or reserved network";
  const LOCAL = "must not be a name of this machine or network";

  it.each([
    "https://hooks.example.com/in",
    "https://hooks.example.com:443/",
    "https://hooks.example.com:8443/a/b?c=d&e=%20",
    "https://münchen.example/",
    "https://1.1.1.1/",
    "https://[2606:4700:4700::1111]/",
    "https://example.com./",
    "https://localhost.example.com/",
    "https://internal.example/",
  ])("%s is valid", (url) => {
    expect([findIssue(url), findIssue(url, false)]).toEqual([null, null]);
  });

  it.each([
    ["http://hooks.example.com/", "must use https in the live environment", null],
    ["https://hooks.example.com:80/", null, null],
    ["https://hooks.example.com:8080/", "must use port 80, 443 or 8443 in the live environment", null],
    ["https://hooks.example.com:22/", "must use port 80, 443 or 8443 in the live environment", null],
    ["https://hooks.example.com:5432/", "must use port 80, 443 or 8443 in the live environment", null],
    ["https://hooks.example.com:0/", "must use port 80, 443 or 8443 in the live environment", null],
  ])("%s: in the live environment %j, in the test environment %j", (url, inLive, inTest) => {
    expect([findIssue(url), findIssue(url, false)]).toEqual([inLive, inTest]);
  });

  it.each([
    [
      "must be an https URL",
      "",
      "x",
      "//example.com",
      "ftp://example.com/",
      "file:///etc/passwd",
      "https://",
    ],
    [
      "must be an https URL",
      "https://exa mple.com",
      "https://[::1",
      "https://1.2.3.256/",
      "https://a:99999/",
    ],
    ["must be an https URL", "javascript:alert(1)", "data:,x", "ws://example.com/", "unix:/run/x.sock"],
    ["must not contain credentials", "https://u@example.com/", "https://u:p@example.com/"],
    ["must not contain credentials", "https://:p@example.com/", "https://1.1.1.1@127.0.0.1/"],
    ["must not contain credentials", "https://example.com:443@127.0.0.1/"],
    ["must not have a fragment", "https://example.com/#x", "https://example.com#@127.0.0.1/"],
    [PRIVATE, "https://169.254.169.254/latest/meta-data/", "https:127.0.0.1/", "https:\\\\127.0.0.1\\x"],
    [PRIVATE, "https://\t127.0.0.1/", "  https://127.0.0.1/", "HTTPS://0X7F.1/"],
  ])("is invalid, with the message: %s", (expected, ...urls) => {
    expect(urls.map((url) => [url, findIssue(url)])).toEqual(urls.map((url) => [url, expected]));
  });

  it.each([
    [PRIVATE, "127.0.0.1", "127.1", "127.0.1", "2130706433", "0x7f000001", "017700000001", "0x7f.0.0.1"],
    [PRIVATE, "0177.0.0.01", "0", "0x", "127.0.0.1.", "１２７.０.０.１", "127%2e0%2e0%2e1", "127。0。0。1"],
    [PRIVATE, "[::1]", "[::]", "[0:0:0:0:0:0:0:1]", "[::ffff:127.0.0.1]", "[::ffff:a9fe:a9fe]"],
    [PRIVATE, "[64:ff9b::10.0.0.1]", "[fd00:ec2::254]", "10.1", "192.168.257"],
    [LOCAL, "localhost", "LOCALHOST", "localhost.", "a.localhost", "db", "ｌｏｃａｌｈｏｓｔ", "local%68ost"],
    [LOCAL, "localhost..", "a.localhost..", "metadata.google.internal", "METADATA.GOOGLE.INTERNAL."],
    [LOCAL, "printer.local", "x.home.arpa", "home.arpa", "x.onion", "x.test", "x.invalid"],
  ])("is invalid because of its host, with the message: %s", (expected, ...hosts) => {
    expect(hosts.map((host) => [host, findIssue(`https://${host}/`)])).toEqual(
      hosts.map((host) => [host, expected]),
    );
  });

  it("is evaluated the same in every notation of its IP address", () => {
    const toParts = (n: number) => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];
    const formatPart = (n: number, base: number) =>
      base === 16 ? `0x${n.toString(16)}` : base === 8 ? `0${n.toString(8)}` : String(n);
    const base = fc.constantFrom(8, 10, 16);
    // Any address, or an address whose first number starts or borders a special-purpose block.
    const anyAddress = fc.oneof(
      fc.nat(0xffffffff),
      fc
        .tuple(
          fc.constantFrom(0, 10, 11, 100, 127, 128, 169, 172, 192, 198, 203, 223, 224, 255),
          fc.nat(0xffffff),
        )
        .map(([first, rest]) => first * 0x1000000 + rest),
    );
    fc.assert(
      fc.property(anyAddress, base, base, base, base, fc.boolean(), (n, b1, b2, b3, b4, hasDot) => {
        const [a = 0, b = 0, c = 0, d = 0] = toParts(n);
        const expected = isAddressAllowed(`${a}.${b}.${c}.${d}`, PUBLIC_ONLY) ? null : PRIVATE;
        const dot = hasDot ? "." : "";
        for (const host of [
          formatPart(n, b1),
          `${formatPart(a, b1)}.${formatPart(n & 0xffffff, b2)}`,
          `${formatPart(a, b1)}.${formatPart(b, b2)}.${formatPart(n & 0xffff, b3)}`,
          `${formatPart(a, b1)}.${formatPart(b, b2)}.${formatPart(c, b3)}.${formatPart(d, b4)}`,
        ])
          expect([host, findIssue(`https://${host}${dot}/`)]).toEqual([host, expected]);
        for (const host of [
          `::ffff:${a}.${b}.${c}.${d}`,
          `64:ff9b::${a}.${b}.${c}.${d}`,
          `::${a}.${b}.${c}.${d}`,
        ])
          expect([host, findIssue(`https://[${host}]/`)]).toEqual([host, PRIVATE]);
      }),
    );
  });

  it("is never accepted with a private host, whatever text surrounds the host", () => {
    const around = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(around, around, (before, after) => {
        const url = `https://${before}127.0.0.1${after}`;
        const host = URL.canParse(url) ? new URL(url).hostname : "127.0.0.1";
        if (host === "127.0.0.1") expect(findIssue(url)).not.toBeNull();
      }),
    );
    // No text throws.
    fc.assert(fc.property(fc.string({ unit: anyCharacter }), (text) => void findIssue(text)));
  });

  it("can be loopback where that is allowed, and never in a private network", () => {
    const findTestIssue = (url: string) => findUrlIssue(url, false, { allowLoopback: true });
    expect(["http://127.0.0.1:3000/", "http://[::1]/", "http://localhost:9/"].map(findTestIssue)).toEqual([
      null,
      null,
      null,
    ]);
    expect(["http://10.0.0.1/", "http://169.254.169.254/", "http://[fd00::1]/"].map(findTestIssue)).toEqual([
      PRIVATE,
      PRIVATE,
      PRIVATE,
    ]);
  });
});
