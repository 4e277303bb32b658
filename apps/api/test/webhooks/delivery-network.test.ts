import type { LookupAddress } from "node:dns";
import { isIPv6 } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { itWithOpenSsl } from "@svc/testing";
import { readApiConfig, readWorkerConfig } from "../../src/platform/config.ts";
import type { DeliveryOverrides } from "../../src/webhooks/sending/start-deliveries.ts";
import { type DeliveryTest, startDeliveryTest, useDeliveryTest } from "./delivery-harness.ts";
import { createSelfSignedCertificate, startTlsReceiver } from "./self-signed.ts";

/** Public but unassigned: packets to it are lost. */
const PUBLIC_ADDRESS = "2000::1";
const RESOLVES_TO_PRIVATE = "the host name resolves to a private or reserved network";
const PRIVATE_ADDRESS = "the address must not be an address of a private or reserved network";
const LOCAL_NAME = "the address must not be a name of this machine or network";

/** Creates a lookup that returns a name's answers one after another, and then repeats the last. */
function createDns(answers: Readonly<Record<string, readonly (readonly string[])[]>>) {
  const lookups: string[] = [];
  const lookup = (
    name: string,
    options: { all?: boolean },
    callback: (error: Error | null, addresses: LookupAddress[]) => void,
  ) => {
    expect(options.all).toBe(true);
    const before = lookups.filter((other) => other === name).length;
    lookups.push(name);
    const addresses = answers[name]?.[before] ?? answers[name]?.at(-1) ?? [];
    const resolved = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
    setImmediate(() => callback(null, resolved));
  };
  return { lookups, lookup: lookup as unknown as NonNullable<DeliveryOverrides["lookup"]> };
}

describe("Delivery addresses", () => {
  let t: DeliveryTest;
  let live: DeliveryTest;
  beforeAll(async () => {
    [t, live] = await Promise.all([
      startDeliveryTest({ allowLoopback: false }),
      startDeliveryTest({ environment: "live", allowLoopback: false }),
    ]);
  });
  afterEach(() => Promise.all([t.clear(), live.clear()]));
  afterAll(() => Promise.all([t?.stop(), live?.stop()]));

  async function deliverTo(urls: readonly string[], overrides: DeliveryOverrides = {}, test = t) {
    const ids: string[] = [];
    for (const url of urls) {
      const { id, organizationId } = await test.insertEndpoint({ url });
      ids.push(id);
      await test.recordEvents(organizationId);
    }
    test.startDispatcher({ retryDelay: () => null, ...overrides });
    await test.waitUntil("all have ended", async () => (await test.countDeliveries("waiting")) === 0);
    return Promise.all(ids.map(async (id) => (await test.listAttempts(id)).map(({ error }) => error)));
  }

  it("are resolved at each attempt: a name is refused once it no longer resolves to a public address", async () => {
    const receiver = await t.startReceiver();
    const secondAnswers = [
      "127.0.0.1",
      "169.254.169.254",
      "::ffff:10.0.0.1",
      "::1",
      "0.0.0.0",
      "fd00:ec2::254",
    ];
    const names = secondAnswers.map((_address, index) => `hooks-${index}.example.com`);
    const dns = createDns(
      Object.fromEntries(
        secondAnswers.map((address, index) => [names[index], [[PUBLIC_ADDRESS], [address]]]),
      ),
    );
    const errors = await deliverTo(
      names.map((name) => `http://${name}:${receiver.port}/`),
      {
        lookup: dns.lookup,
        timeouts: { connectMs: 500 },
        retryDelay: (attempts) => (attempts < 2 ? 0 : null),
      },
    );
    for (const [first, second, ...others] of errors) {
      expect(first).not.toBe(RESOLVES_TO_PRIVATE);
      expect([second, others]).toEqual([RESOLVES_TO_PRIVATE, []]);
    }
    expect([...dns.lookups].sort()).toEqual([...names, ...names].sort());
    expect(receiver.connections()).toBe(0);
  });

  it("are refused if any resolved address is private, in any position, or if the name has no address", async () => {
    const receiver = await t.startReceiver();
    const dns = createDns({
      "last.example.com": [[PUBLIC_ADDRESS, "127.0.0.1"]],
      "first.example.com": [["127.0.0.1", PUBLIC_ADDRESS]],
      "middle.example.com": [["8.8.8.8", "10.0.0.1", PUBLIC_ADDRESS]],
      "mapped.example.com": [["::ffff:127.0.0.1"]],
      "zone.example.com": [["fe80::1%lo"]],
      "none.example.com": [[]],
      "garbage.example.com": [["localhost"]],
    });
    const names = ["last", "first", "middle", "mapped", "zone", "none", "garbage"];
    const errors = await deliverTo(
      names.map((name) => `http://${name}.example.com:${receiver.port}/`),
      { lookup: dns.lookup },
    );
    expect(errors).toEqual(names.map(() => [RESOLVES_TO_PRIVATE]));
    expect(dns.lookups).toHaveLength(names.length);
    expect(receiver.connections()).toBe(0);
  });

  it("are refused before any lookup if a stored URL names a private host", async () => {
    const receiver = await t.startReceiver();
    const { port } = receiver;
    const dns = createDns({});
    const literals = [
      "127.0.0.1",
      "127.1",
      "2130706433",
      "0x7f000001",
      "0177.0.0.1",
      "0.0.0.0",
      "127.0.0.1.",
      "[::1]",
      "[::]",
      "[::ffff:127.0.0.1]",
      "169.254.169.254",
      "10.0.0.1",
      "[64:ff9b::7f00:1]",
    ];
    const names = ["localhost", "localhost.", "a.localhost", "printer", "metadata.google.internal"];
    const errors = await deliverTo(
      [...literals, ...names].map((host) => `http://${host}:${port}/`),
      { lookup: dns.lookup },
    );
    expect(errors).toEqual([...literals.map(() => [PRIVATE_ADDRESS]), ...names.map(() => [LOCAL_NAME])]);
    expect(dns.lookups).toEqual([]);
    expect(receiver.connections()).toBe(0);
  });

  it("are refused with another scheme, credentials or a fragment", async () => {
    const receiver = await t.startReceiver();
    const { port } = receiver;
    const errors = await deliverTo([
      `ftp://127.0.0.1:${port}/`,
      "file:///etc/passwd",
      "not an address",
      `http://8.8.8.8@127.0.0.1:${port}/`,
      `http://example.com/#@127.0.0.1:${port}/`,
    ]);
    const notHttps = "the address must be an https URL";
    expect(errors).toEqual([
      [notHttps],
      [notHttps],
      [notHttps],
      ["the address must not contain credentials"],
      ["the address must not have a fragment"],
    ]);
    expect(receiver.connections()).toBe(0);
  });

  it("must, in the live environment, use https and a usual port, and never reach this machine", async () => {
    const receiver = await live.startReceiver();
    const { port } = receiver;
    const dns = createDns({ "hooks.example.com": [["127.0.0.1"]], "port-8443.example.com": [["127.0.0.1"]] });
    const unusualPort = "the address must use port 80, 443 or 8443 in the live environment";
    const errors = await deliverTo(
      [
        "http://hooks.example.com/",
        `https://hooks.example.com:${port}/`,
        "https://hooks.example.com:22/",
        `https://127.0.0.1:${port}/`,
        "https://127.0.0.1/",
        "https://hooks.example.com/",
        "https://port-8443.example.com:8443/",
      ],
      { lookup: dns.lookup },
      live,
    );
    expect(errors).toEqual([
      ["the address must use https in the live environment"],
      [unusualPort],
      [unusualPort],
      [unusualPort],
      [PRIVATE_ADDRESS],
      [RESOLVES_TO_PRIVATE],
      [RESOLVES_TO_PRIVATE],
    ]);
    expect([...dns.lookups].sort()).toEqual(["hooks.example.com", "port-8443.example.com"]);
    expect(receiver.connections()).toBe(0);
  });

  it("cannot be this machine in the live environment, whatever the settings", () => {
    const env = { ...live.env, WEBHOOK_ALLOW_LOOPBACK: "true" };
    for (const read of [readApiConfig, readWorkerConfig]) {
      expect(() => read(env)).toThrow("must be false in the live environment");
      expect(read({ ...live.env }).WEBHOOK_ALLOW_LOOPBACK).toBe(false);
    }
  });
});

describe("Delivery addresses with loopback allowed", () => {
  const t = useDeliveryTest();

  it("connect to the address that was checked, with the original name in Host, and never to a private one", async () => {
    const receiver = await t.startReceiver();
    const dns = createDns({ "a.example.com": [["127.0.0.1"]], "b.example.com": [["127.0.0.1", "10.0.0.1"]] });
    const ids: string[] = [];
    for (const name of ["a", "b"]) {
      const { id, organizationId } = await t.insertEndpoint({
        url: `http://${name}.example.com:${receiver.port}/x`,
      });
      await t.recordEvents(organizationId);
      ids.push(id);
    }
    t.startDispatcher({ lookup: dns.lookup, retryDelay: () => null });
    await t.waitUntil("both have ended", async () => (await t.countDeliveries("waiting")) === 0);
    expect(await t.listAttempts(ids[0]!)).toMatchObject([{ statusCode: 204 }]);
    expect(await t.listAttempts(ids[1]!)).toMatchObject([{ statusCode: null, error: RESOLVES_TO_PRIVATE }]);
    expect(receiver.requests.map(({ headers }) => headers.host)).toEqual([`a.example.com:${receiver.port}`]);
  });
});

describe("A TLS receiver", () => {
  const name = "hooks.example.com";
  const certificate = createSelfSignedCertificate(name);
  const t = useDeliveryTest();

  itWithOpenSsl("gets nothing if its certificate is untrusted, and the attempt records why", async () => {
    const receiver = await startTlsReceiver(certificate!);
    try {
      const dns = createDns({ [name]: [["127.0.0.1"]] });
      const { id, organizationId } = await t.insertEndpoint({ url: `https://${name}:${receiver.port}/` });
      await t.recordEvents(organizationId);
      t.startDispatcher({ lookup: dns.lookup, retryDelay: () => null });
      await t.waitUntil("it has ended", async () => (await t.countDeliveries("failed")) === 1);
      const error = "the certificate is self-signed (DEPTH_ZERO_SELF_SIGNED_CERT)";
      expect(await t.listAttempts(id)).toMatchObject([{ statusCode: null, error, responseBody: null }]);
      expect(receiver.countRequests()).toBe(0);
    } finally {
      await receiver.close();
    }
  });
});
