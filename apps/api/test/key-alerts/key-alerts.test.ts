import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { type BuiltKey, buildKey, TestClock } from "@svc/testing";
import type { ApiContext } from "../../src/context/context.ts";
import { readApiConfig } from "../../src/index.ts";
import { deleteOldEvidence } from "../../src/keys/key-alerts/delete-old-evidence.ts";
import { reviewKeys, watchKeys } from "../../src/keys/key-alerts/watch-keys.ts";
import { createApiContext } from "../../src/platform/open-context.ts";
import { signInAs } from "../portal/sign-in-as.ts";
import { readMails } from "../read-mails.ts";
import { useTestApi } from "../start-test-api.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const HOURS_PER_WEEK = 168;
/** Numbers of hours with usage: older than 400 days (more than two batches of 1,000), and newer. */
const OLD_HOURS = 2_201;
const RECENT_HOURS = 99;
const NOW = Date.parse("2026-06-15T12:30:00Z");
const clock = new TestClock(NOW);
const api = useTestApi({ clock });

describe("Key alerts", () => {
  let ctx: ApiContext;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const env = {
      ...api.env,
      DATABASE_URL: api.urls.api,
      SMTP_URL: "smtp://127.0.0.1:1",
      MAIL_FROM: "Portal <portal@example.com>",
      PORTAL_URL: "https://portal.example.com",
      PORTAL_SECRET: Buffer.alloc(32, "x").toString("base64"),
    };
    const openRedis = api.redis.openRedis ? { openRedis: api.redis.openRedis } : {};
    ({ ctx, close } = await createApiContext(readApiConfig(env), { clock, ...openRedis }));
  });
  afterAll(() => close?.());
  beforeEach(() => clock.advance(NOW - clock.now().getTime()));

  const ago = (ms: number) => new Date(NOW - ms);
  const toHour = (at: Date) => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
  const readEvents = async ({ organizationId }: BuiltKey) =>
    (await api.db.prisma.event.findMany({ where: { organizationId }, orderBy: { createdAt: "asc" } })).map(
      ({ type, data }) => ({ type, ...(data as object) }),
    );
  const buildOldKey = async (change: object = {}, firstUsedAt: Date | null = ago(30 * DAY_MS)) => {
    const key = await buildKey(api, "ak", { createdAt: ago(31 * DAY_MS), ...change });
    await api.db.prisma.apiKey.update({
      where: { id: key.id },
      data: { firstUsedAt, lastUsedAt: ago(HOUR_MS) },
    });
    return key;
  };
  const recordNetwork = (key: BuiltKey, network: string, firstSeenAt: Date) =>
    api.db.prisma.keyNetwork.create({
      data: {
        keyId: key.id,
        organizationId: key.organizationId,
        network,
        firstSeenAt,
        lastSeenAt: firstSeenAt,
      },
    });
  const recordRefusals = (key: BuiltKey, hour: Date, count: number) =>
    api.db.prisma.keyUsageHour.create({
      data: {
        keyId: key.id,
        organizationId: key.organizationId,
        hour,
        refused: count,
        lastRefusedCode: "ip_not_allowed",
      },
    });

  it("report a new network once a day, but not in a key's first week", async () => {
    const key = await buildOldKey();
    await recordNetwork(key, "192.0.2.0/24", ago(30 * DAY_MS));
    await recordNetwork(key, "198.51.100.0/24", ago(23 * DAY_MS));
    await watchKeys(ctx);
    expect(await readEvents(key)).toEqual([]);
    await recordNetwork(key, "203.0.113.0/24", ago(HOUR_MS));
    await recordNetwork(key, "2001:db8:7::/48", ago(HOUR_MS / 2));
    await Promise.all([watchKeys(ctx), watchKeys(ctx), watchKeys(ctx)]);
    const first = {
      type: "api_key.new_network",
      keyId: key.id,
      networks: ["203.0.113.0/24", "2001:db8:7::/48"],
      count: 2,
      firstSeenAt: ago(HOUR_MS).toISOString(),
    };
    expect(await readEvents(key)).toEqual([first]);
    await recordNetwork(key, "192.0.7.0/24", ago(1));
    await watchKeys(ctx);
    expect(await readEvents(key)).toEqual([first]);
    clock.advance(DAY_MS);
    await watchKeys(ctx);
    expect(await readEvents(key)).toEqual([first, expect.objectContaining({ networks: ["192.0.7.0/24"] })]);
  });

  it("report a new network of a key without a recorded first use, counted from its first known network", async () => {
    const key = await buildOldKey({}, null);
    await recordNetwork(key, "192.0.2.0/24", ago(6 * DAY_MS));
    await recordNetwork(key, "198.51.100.0/24", ago(0));
    await watchKeys(ctx);
    expect(await readEvents(key)).toEqual([]);
    clock.advance(2 * DAY_MS);
    await recordNetwork(key, "203.0.113.0/24", clock.now());
    await watchKeys(ctx);
    expect(await readEvents(key)).toEqual([expect.objectContaining({ networks: ["203.0.113.0/24"] })]);
  });

  it("report a second key even if the first has more new networks than a batch", async () => {
    const [noisy, quiet] = [await buildOldKey(), await buildOldKey()];
    await api.db.prisma.keyNetwork.createMany({
      data: Array.from({ length: 450 }, (_, index) => ({
        keyId: noisy.id,
        organizationId: noisy.organizationId,
        network: `10.${index >> 8}.${index & 255}.0/24`,
        firstSeenAt: ago(HOUR_MS),
        lastSeenAt: ago(HOUR_MS),
      })),
    });
    await recordNetwork(quiet, "203.0.113.0/24", ago(1));
    await watchKeys(ctx);
    expect(await readEvents(quiet)).toHaveLength(1);
    const [only, ...otherEvents] = await readEvents(noisy);
    expect(otherEvents).toEqual([]);
    expect(only).toMatchObject({ type: "api_key.new_network" });
  });

  it.each([
    ["50 with none before", 50, 0, true],
    ["49 with none before", 49, 0, false],
    ["exactly 10 times the usual number", 100, 10, false],
    ["more than 10 times the usual number", 101, 10, true],
  ])("report growing refusals above the threshold only: %s", async (_, count, usual, isAlerted) => {
    const key = await buildOldKey();
    const hour = new Date("2026-06-15T12:00:00Z");
    if (usual > 0) await recordRefusals(key, ago(3 * DAY_MS), usual * HOURS_PER_WEEK);
    // Refusals older than a week do not count toward the usual number.
    await recordRefusals(key, ago(8 * DAY_MS), 1_000_000);
    await recordRefusals(key, hour, count);
    await Promise.all([watchKeys(ctx), watchKeys(ctx)]);
    const data = { keyId: key.id, hour: hour.toISOString(), refused: count, usual, code: "ip_not_allowed" };
    expect(await readEvents(key)).toEqual(isAlerted ? [{ type: "api_key.refusals_growing", ...data }] : []);
  });

  it("report a key once after 90 days without use, and again 90 days after its next use", async () => {
    const created = ago(200 * DAY_MS);
    const neverUsedKey = await buildKey(api, "pk", { createdAt: created });
    const unusedKey = await buildKey(api, "ak", { createdAt: created });
    const used = await buildKey(api, "ak", { createdAt: created });
    const revokedKey = await buildKey(api, "ak", { createdAt: created, revokedAt: ago(DAY_MS) });
    const youngKey = await buildKey(api, "ak", { createdAt: ago(89 * DAY_MS) });
    const use = (key: BuiltKey, at: Date) =>
      api.db.prisma.apiKey.update({ where: { id: key.id }, data: { lastUsedAt: at } });
    await use(unusedKey, ago(91 * DAY_MS));
    await use(used, ago(89 * DAY_MS));
    await Promise.all([reviewKeys(ctx), reviewKeys(ctx)]);
    await reviewKeys(ctx);
    const type = "api_key.unused";
    expect(await readEvents(neverUsedKey)).toEqual([{ type, keyId: neverUsedKey.id, lastUsedAt: null }]);
    const firstAlert = { type, keyId: unusedKey.id, lastUsedAt: ago(91 * DAY_MS).toISOString() };
    expect(await readEvents(unusedKey)).toEqual([firstAlert]);
    for (const key of [used, revokedKey, youngKey]) expect(await readEvents(key)).toEqual([]);
    await use(unusedKey, ago(0));
    clock.advance(90 * DAY_MS);
    await reviewKeys(ctx);
    expect(await readEvents(unusedKey)).toEqual([firstAlert]);
    clock.advance(1);
    await reviewKeys(ctx);
    expect(await readEvents(unusedKey)).toEqual([
      firstAlert,
      { ...firstAlert, lastUsedAt: ago(0).toISOString() },
    ]);
  });

  it("report an expiring key 14, 3 and 1 days ahead, once each, except days already past at its creation", async () => {
    const expiresAt = new Date(NOW + 14 * DAY_MS);
    const key = await buildOldKey({ expiresAt });
    const shortLivedKey = await buildOldKey({ createdAt: ago(0), expiresAt: new Date(NOW + 2 * DAY_MS) });
    const readAlertDays = async (alertedKey: BuiltKey) =>
      (await readEvents(alertedKey)).map((event) => (event as unknown as { days: number }).days);
    await reviewKeys(ctx);
    await reviewKeys(ctx);
    expect([await readAlertDays(key), await readAlertDays(shortLivedKey)]).toEqual([[14], []]);
    clock.advance(DAY_MS + 1);
    await reviewKeys(ctx);
    expect([await readAlertDays(key), await readAlertDays(shortLivedKey)]).toEqual([[14], [1]]);
    clock.advance(10 * DAY_MS);
    await reviewKeys(ctx);
    expect(await readAlertDays(key)).toEqual([14, 3]);
    clock.advance(2 * DAY_MS);
    await Promise.all([reviewKeys(ctx), reviewKeys(ctx)]);
    expect(await readAlertDays(key)).toEqual([14, 3, 1]);
    clock.advance(DAY_MS);
    await reviewKeys(ctx);
    expect(await readAlertDays(key)).toEqual([14, 3, 1]);
  });

  it("report the expiry of a replaced key only while it is still in use", async () => {
    const buildReplacedKey = async (lastUsedAt: Date, rotatedAt: Date) => {
      const key = await buildOldKey({ expiresAt: new Date(NOW + 12 * HOUR_MS) });
      const next = await buildKey(api, "ak", { organizationId: key.organizationId, createdAt: rotatedAt });
      await api.db.prisma.apiKey.update({ where: { id: next.id }, data: { rotatedFromId: key.id } });
      await api.db.prisma.apiKey.update({ where: { id: key.id }, data: { lastUsedAt } });
      return key;
    };
    const used = await buildReplacedKey(ago(60_000), ago(2 * HOUR_MS));
    const unusedKey = await buildReplacedKey(ago(2 * HOUR_MS), ago(2 * HOUR_MS));
    const recentlyReplaced = await buildReplacedKey(ago(60_000), ago(HOUR_MS / 2));
    await reviewKeys(ctx);
    expect((await readEvents(used)).map(({ type }) => type)).toEqual(["api_key.expiring"]);
    for (const key of [unusedKey, recentlyReplaced]) expect(await readEvents(key)).toEqual([]);
  });

  it("are mailed to the organization's owners and administrators only", async () => {
    const key = await buildOldKey();
    const { organizationId } = key;
    const members = [];
    for (const role of ["owner", "admin", "developer", "viewer"] as const)
      members.push(await signInAs(api, role, { organizationId }));
    const removedMember = await signInAs(api, "owner", { organizationId });
    await api.db.prisma.member.update({
      where: { id: removedMember.memberId },
      data: { removedAt: new Date() },
    });
    await recordNetwork(key, "203.0.113.0/24", ago(1));
    await watchKeys(ctx);
    const mails = await readMails(api, { organizationId });
    expect(mails.map(({ to }) => to)).toEqual(members.slice(0, 2).map(({ email }) => email));
    expect(mails[0]?.subject).toMatch(/^\[test\] API key used from a new network: /);
    expect(mails[0]?.text).toContain("203.0.113.0/24");
    expect(mails[0]?.text).toContain(`https://portal.example.com/portal/keys/${key.id}`);
    expect(mails[0]?.text).not.toContain(key.key);
  });

  it("delete their evidence after 400 days (usage) and 90 days (networks)", async () => {
    const key = await buildOldKey();
    const { id: keyId, organizationId } = key;
    const hours = Array.from({ length: OLD_HOURS + RECENT_HOURS }, (_, index) => ({
      keyId,
      organizationId,
      hour: toHour(ago(400 * DAY_MS + (index - RECENT_HOURS) * HOUR_MS)),
    }));
    await api.db.prisma.keyUsageHour.createMany({ data: hours });
    await recordNetwork(key, "192.0.2.0/24", ago(91 * DAY_MS));
    await recordNetwork(key, "198.51.100.0/24", ago(89 * DAY_MS));
    await deleteOldEvidence(ctx);
    const remainingHours = await api.db.prisma.keyUsageHour.findMany({
      where: { keyId },
      orderBy: { hour: "asc" },
    });
    expect(remainingHours.length).toBe(RECENT_HOURS);
    expect(remainingHours[0]?.hour.getTime()).toBeGreaterThanOrEqual(NOW - 400 * DAY_MS);
    const networks = await api.db.prisma.keyNetwork.findMany({ where: { keyId } });
    expect(networks.map(({ network }) => network)).toEqual(["198.51.100.0/24"]);
  });
});
