import { describe, expect, it } from "@jest/globals";
import { type BuiltKey, buildKey, pollUntil, TestClock } from "@svc/testing";
import { useTestApi } from "../start-test-api.ts";
import { callAs } from "./member-calls.ts";
import { type SignedIn, signInAs } from "./sign-in-as.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = Date.parse("2026-06-15T12:10:00Z");
const clock = new TestClock(START);
const api = useTestApi({ clock, environment: "live" });

interface Usage {
  accepted: number;
  refused: number;
  firstUsedAt: string | null;
}

const getUsage = (person: SignedIn, keyId: string, query = "") =>
  callAs(api, person, "get", `/portal/api/keys/${keyId}/usage${query}`);
const getCurrentKey = (key: string) => api.call("get", "/v1/api-keys/current", key);
const waitForUsage = (person: SignedIn, keyId: string, isComplete: (usage: Usage) => boolean) => {
  const read = async () => (await getUsage(person, keyId).expect(200)).body;
  return pollUntil("the usage is recorded", read, { isDone: isComplete });
};

describe("Key usage", () => {
  const createKeyAndViewer = async (change: object = {}): Promise<{ key: BuiltKey; person: SignedIn }> => {
    const key = await buildKey(api, "ak", change);
    return { key, person: await signInAs(api, "viewer", { organizationId: key.organizationId }) };
  };

  it("200 counts accepted requests, and shows the time of the first and the sender of the last", async () => {
    const { key, person } = await createKeyAndViewer();
    const userAgent = `curl/8 ${"x".repeat(3_000)}`;
    await getCurrentKey(key.key).set("User-Agent", userAgent).expect(200);
    const usage = await waitForUsage(person, key.id, ({ accepted }) => accepted === 1);
    const at = new Date(START).toISOString();
    expect(usage).toMatchObject({
      object: "api_key_usage",
      keyId: key.id,
      by: "hour",
      accepted: 1,
      refused: 0,
      firstUsedAt: at,
      lastUsedAt: at,
      lastAddress: "127.0.0.1",
      lastUserAgent: `curl/8 ${"x".repeat(193)}`,
      lastRefused: null,
      networks: [{ network: "127.0.0.0/24", firstSeenAt: at, lastSeenAt: at }],
      periods: [{ at: "2026-06-15T12:00:00.000Z", accepted: 1, refused: 0 }],
    });
    expect((await getCurrentKey(key.key).expect(200)).body.firstUsedAt).toBe(at);
  });

  it.each([
    ["api_key_revoked", { revokedAt: new Date(START - 1) }],
    ["api_key_expired", { expiresAt: new Date(START - 1) }],
    ["ip_not_allowed", { ipAllowlist: ["192.0.2.0/24"] }],
    ["rate_limited", { rateLimitPerMinute: 1 }],
  ])("200 counts a request refused with %s as refused, not as a use", async (code, change) => {
    const { key, person } = await createKeyAndViewer(change);
    const isLimited = code === "rate_limited";
    if (isLimited) await getCurrentKey(key.key).expect(200);
    expect((await getCurrentKey(key.key)).body.code).toBe(code);
    const usage = await waitForUsage(person, key.id, ({ refused }) => refused === 1);
    expect(usage).toMatchObject({ accepted: isLimited ? 1 : 0, lastRefused: { code, address: "127.0.0.1" } });
    expect(usage.firstUsedAt === null).toBe(!isLimited);
  });

  it("200 counts requests refused for their key type or scope", async () => {
    const pk = await buildKey(api, "pk");
    const pkViewer = await signInAs(api, "viewer", { organizationId: pk.organizationId });
    expect((await getCurrentKey(pk.key)).body.code).toBe("key_type_not_allowed");
    await waitForUsage(pkViewer, pk.id, ({ refused }) => refused === 1);
    const { key, person } = await createKeyAndViewer({ scopes: ["accounts:read"] });
    expect((await api.call("get", "/v1/rollovers", key.key)).body.code).toBe("insufficient_scope");
    expect(await waitForUsage(person, key.id, ({ refused }) => refused === 1)).toMatchObject({ accepted: 0 });
  });

  it("200 groups by day in the organization's time zone, within the requested range only", async () => {
    const { key, person } = await createKeyAndViewer();
    const { organizationId, id: keyId } = key;
    const toDate = (text: string) => new Date(text);
    await api.db.prisma.keyUsageHour.createMany({
      data: [
        { keyId, organizationId, hour: toDate("2026-06-10T03:00Z"), accepted: 1 },
        { keyId, organizationId, hour: toDate("2026-06-10T04:00Z"), accepted: 2, refused: 5 },
        { keyId, organizationId, hour: toDate("2026-06-10T23:00Z"), accepted: 3 },
        { keyId, organizationId, hour: toDate("2026-06-14T23:00Z"), accepted: 100 },
      ],
    });
    const query = "?by=day&from=2026-06-01T00:00:00Z&to=2026-06-12T00:00:00Z";
    const { body } = await getUsage(person, keyId, query).expect(200);
    expect(body).toMatchObject({ accepted: 6, refused: 5 });
    // New York is UTC−4 in June.
    expect(body.periods).toEqual([
      { at: "2026-06-09T04:00:00.000Z", accepted: 1, refused: 0 },
      { at: "2026-06-10T04:00:00.000Z", accepted: 5, refused: 5 },
    ]);
  });

  it.each([
    "?by=week",
    "?from=yesterday",
    "?from=2026-06-15T00:00:00Z&to=2026-06-14T00:00:00Z",
    "?from=2026-01-01T00:00:00Z",
    "?by=day&from=2020-01-01T00:00:00Z",
    "?by=hour&by=day",
  ])("400 for %s", async (query) => {
    const { key, person } = await createKeyAndViewer();
    expect((await getUsage(person, key.id, query).expect(400)).body.code).toBe("invalid_request");
  });

  it("404 for another organization's key, an unknown key, and a malformed ID", async () => {
    const { person } = await createKeyAndViewer();
    const other = await createKeyAndViewer();
    for (const id of [other.key.id, "key_01h2xcejqtf2nbrexx3vqjhp41", "key_x"]) {
      expect((await getUsage(person, id).expect(404)).body.code).toBe("not_found");
    }
  });
});

describe("safeToRevoke of a replaced key", () => {
  const setUsage = (id: string, first: number | null, last: number | null) =>
    api.db.prisma.apiKey.update({
      where: { id },
      data: {
        firstUsedAt: first === null ? null : new Date(first),
        lastUsedAt: last === null ? null : new Date(last),
      },
    });

  it("depends on the key's last use and its successor's first use", async () => {
    const oldKey = await buildKey(api, "ak");
    expect((await getCurrentKey(oldKey.key).expect(200)).body.safeToRevoke).toBeNull();
    const grace = { gracePeriodSeconds: 604_800 };
    const { body } = await api.call("post", "/v1/api-keys/rotate", oldKey.key).send(grace).expect(201);
    const successorId = body.apiKey.id;
    expect(body.previousKey.safeToRevoke).toMatchObject({ value: false, why: "successor_unused" });
    const person = await signInAs(api, "owner", { organizationId: oldKey.organizationId });
    await waitForUsage(person, oldKey.id, ({ accepted }) => accepted >= 2);
    const now = clock.now().getTime();
    type Case = [why: string, isSafe: boolean, lastUse: number | null, successorFirstUse: number | null];
    const cases: Case[] = [
      ["successor_unused", false, now - DAY_MS, null],
      ["still_used", false, now - HOUR_MS + 1, now - 2 * HOUR_MS],
      ["still_used", false, now, now - 3 * DAY_MS],
      ["replaced", true, now - HOUR_MS, now - 1],
      ["replaced", true, null, now - 1],
      ["used_since_successor", false, now - 2 * HOUR_MS, now - 2 * HOUR_MS],
      ["used_since_successor", false, now - DAY_MS + 1, now - 3 * DAY_MS],
      ["replaced", true, now - DAY_MS, now - 3 * DAY_MS],
    ];
    for (const [why, value, last, successorFirst] of cases) {
      await setUsage(oldKey.id, null, last);
      await setUsage(successorId, successorFirst, successorFirst);
      const { body: usage } = await getUsage(person, oldKey.id).expect(200);
      const toText = (at: number | null) => at && new Date(at).toISOString();
      const times = { lastUsedAt: toText(last), successorFirstUsedAt: toText(successorFirst) };
      expect(usage.safeToRevoke).toEqual({ value, why, ...times });
    }
    const { safeToRevoke } = (await getCurrentKey(oldKey.key).expect(200)).body;
    expect(safeToRevoke).toMatchObject({ why: expect.any(String) });
  });
});
