import { describe, expect, it } from "@jest/globals";
import { buildKey, createTestEnvironment, useResource } from "@svc/testing";
import { runSvc, runSvcJson } from "./run-svc.ts";

const HOUR_MS = 3_600_000;

describe("svc keys usage", () => {
  const test = useResource(() => createTestEnvironment());

  it("0 shows how often and from where a key was used; 1 for an unknown key", async () => {
    const { id, key, organizationId } = await buildKey(test, "ak");
    const hour = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS);
    await test.db.prisma.keyUsageHour.create({
      data: {
        keyId: id,
        organizationId,
        hour,
        accepted: 41,
        refused: 2,
        lastUsedAt: hour,
        lastAddress: "192.0.2.7",
        lastUserAgent: "curl/8",
        lastRefusedAt: hour,
        lastRefusedCode: "ip_not_allowed",
        lastRefusedAddress: "203.0.113.9",
      },
    });
    await test.db.prisma.apiKey.update({ where: { id }, data: { lastUsedAt: hour } });
    const [text, json, missing, tooLong] = await Promise.all([
      runSvc(test.env, "keys", "usage", id),
      runSvcJson(test.env, "keys", "usage", id, "--by", "hour", "--days", "2"),
      runSvc(test.env, "keys", "usage", "key_01h2xcejqtf2nbrexx3vqjhp41"),
      runSvc(test.env, "keys", "usage", id, "--by", "hour", "--days", "60"),
    ]);
    expect(text).toMatchObject({ code: 0 });
    expect(text.stdout).toMatch(/41 accepted and 2 refused/);
    expect(text.stdout).toContain("from 192.0.2.7 (curl/8)");
    expect(text.stdout).toContain("ip_not_allowed, from 203.0.113.9");
    expect(text.stdout).not.toContain(key);
    expect(json).toMatchObject({
      keyId: id,
      by: "hour",
      accepted: 41,
      periods: [{ at: hour.toISOString(), accepted: 41, refused: 2 }],
    });
    expect([missing.code, tooLong.code]).toEqual([1, 1]);
  });
});
