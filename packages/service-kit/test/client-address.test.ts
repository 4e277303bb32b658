import type { IncomingMessage } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { toSiteNetwork } from "../src/auth/client-address.ts";
import { parseAddressBlocks, readClientAddress } from "../src/auth/index.ts";
import { sendRaw, startTestApp, type TestApp } from "./start-test-app.ts";

const NO_TRUSTED_PROXIES = parseAddressBlocks("");
const PROXIES = parseAddressBlocks("10.0.0.0/8, 2001:db8:aaaa::/48");

function read(socketAddress: string | undefined, forwarded: string | undefined, trusted = PROXIES) {
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  return readClientAddress({ socket: { remoteAddress: socketAddress }, headers } as IncomingMessage, trusted);
}

describe("readClientAddress", () => {
  it.each([
    [
      "the socket's address if no proxy is trusted",
      "10.1.1.1",
      "203.0.113.5",
      NO_TRUSTED_PROXIES,
      "10.1.1.1",
    ],
    [
      "the socket's address if it is not a trusted proxy",
      "198.51.100.1",
      "203.0.113.5",
      PROXIES,
      "198.51.100.1",
    ],
    ["the hop before a proxy", "10.1.1.1", "203.0.113.5", PROXIES, "203.0.113.5"],
    ["the last hop, whatever precedes it", "10.1.1.1", "1.1.1.1, 203.0.113.5", PROXIES, "203.0.113.5"],
    ["the last hop, even after nonsense", "10.1.1.1", "unknown, 203.0.113.5", PROXIES, "203.0.113.5"],
    ["the hop before our own proxies", "10.1.1.1", "203.0.113.5, 10.2.2.2, 10.3.3.3", PROXIES, "203.0.113.5"],
    [
      "the hop before our own IPv6 proxy",
      "10.1.1.1",
      "203.0.113.5, 2001:db8:aaaa::7",
      PROXIES,
      "203.0.113.5",
    ],
    ["the first proxy, if the client is internal", "10.1.1.1", "10.3.3.3, 10.2.2.2", PROXIES, "10.3.3.3"],
    ["the proxy itself, without the header", "10.1.1.1", undefined, PROXIES, "10.1.1.1"],
    ["the proxy itself, with a blank header", "10.1.1.1", " ", PROXIES, "10.1.1.1"],
    ["an IPv6 client", "10.1.1.1", "2001:db8:1::1", PROXIES, "2001:db8:1::1"],
    ["an address with a port", "10.1.1.1", "203.0.113.5:4711", PROXIES, "203.0.113.5"],
    ["a longer address with a port", "10.1.1.1", "198.51.100.45:4711", PROXIES, "198.51.100.45"],
    ["an IPv6 address in brackets", "10.1.1.1", "[2001:db8:1::1]", PROXIES, "2001:db8:1::1"],
    ["an IPv6 address with a port", "10.1.1.1", "[2001:db8:1::1]:4711", PROXIES, "2001:db8:1::1"],
    [
      "an IPv4-mapped socket address, as IPv4",
      "::ffff:198.51.100.1",
      undefined,
      NO_TRUSTED_PROXIES,
      "198.51.100.1",
    ],
    ["the hop before an IPv4-mapped proxy", "::ffff:10.1.1.1", "::ffff:203.0.113.5", PROXIES, "203.0.113.5"],
  ])("returns %s", (_, socketAddress, forwarded, trusted, expected) => {
    expect(read(socketAddress, forwarded, trusted)).toBe(expected);
  });

  it.each([
    "unknown",
    "_hidden",
    "203.0.113.5, unknown",
    "203.0.113.5, ",
    ",",
    "203.0.113.5,, 10.2.2.2",
    "203.0.113.256",
    "203.0.113.5:port",
    "203.0.113.5:80x",
    "x203.0.113.5:80",
    "x[2001:db8:1::1]:80",
    "203.0.113.5 10.2.2.2",
    "[2001:db8:1::1",
    "2001:db8:1::1]:80",
    "[203.0.113.5]garbage",
    "'203.0.113.5'",
    "fe80::1%eth0%eth1%",
  ])("returns null if the last untrusted hop in %j is not an address", (forwarded) => {
    expect(read("10.1.1.1", forwarded)).toBeNull();
  });

  it("returns null for a closed socket", () => expect(read(undefined, "203.0.113.5")).toBeNull());

  it("is unaffected by anything that the client wrote before the last untrusted hop", () => {
    const hop = fc.oneof(fc.ipV4(), fc.ipV6(), fc.string(), fc.constant("10.9.9.9"));
    fc.assert(
      fc.property(fc.array(hop), fc.nat(3), (forged, proxies) => {
        const ours = Array.from({ length: proxies }, (_, index) => `10.0.0.${index}`);
        expect(read("10.1.1.1", [...forged, "203.0.113.5", ...ours].join(", "))).toBe("203.0.113.5");
      }),
    );
  });

  it("returns an address or null for every header", () => {
    const hop = fc.oneof(
      fc.string(),
      fc.ipV6().map((ip) => `${ip}%1`),
      fc.ipV4Extended(),
    );
    fc.assert(
      fc.property(fc.array(hop), (hops) => {
        const address = read("10.1.1.1", hops.join(","));
        expect(address === null || /^[0-9a-f:.%]+$/i.test(address)).toBe(true);
      }),
    );
  });

  describe("over a real socket", () => {
    let app: TestApp;
    beforeAll(async () => {
      const loopback = parseAddressBlocks("127.0.0.0/8, ::1");
      app = await startTestApp((express) => {
        express.get("/", (req, res) => {
          res.json({ address: readClientAddress(req, loopback) });
        });
      });
    });
    afterAll(() => app.stop());

    it("treats several X-Forwarded-For headers as one list", async () => {
      const lines = ["X-Forwarded-For: 1.1.1.1, 2.2.2.2", "X-Forwarded-For: 3.3.3.3, 127.0.0.9"];
      const response = await sendRaw(app.port, ["GET / HTTP/1.1", ...lines]);
      expect(JSON.parse(response.body)).toEqual({ address: "3.3.3.3" });
    });
  });
});

describe("toSiteNetwork", () => {
  it.each([
    ["192.0.2.1", "192.0.2.0/24"],
    ["192.0.255.17", "192.0.255.0/24"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
    ["2001:DB8::9", "2001:db8:0::/48"],
  ])("maps %s to %s", (address, network) => expect(toSiteNetwork(address)).toBe(network));
});
