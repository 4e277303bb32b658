import { describe, expect, it } from "@jest/globals";
import { buildKey, TestClock } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { createRollover, NOW, runActions } from "../workflow/rollover-steps.ts";
import { createPageClient, createTrackingLink, toToken } from "./page-calls.ts";

const MAIL = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "Portal <portal@example.com>" };

describe("Tracking links", () => {
  const clock = new TestClock(Date.parse(NOW));
  const api = useTestApi({ clock, env: MAIL });
  const create = (rolloverId: string, body: object = {}, key = api.ak.key) =>
    api.call("post", `/v1/rollovers/${rolloverId}/tracking-links`, key).send(body);
  const revoke = (id: string, key = api.ak.key) => api.call("post", `/v1/tracking-links/${id}/revoke`, key);
  const countLinks = () => api.db.prisma.trackingLink.count();

  it("201 returns the link once, and stores only its hash", async () => {
    const id = await createRollover(api);
    const { body } = await create(id, { language: "es", expiresInDays: 10 }).expect(201);
    expect(body).toMatchObject({
      rolloverId: id,
      language: "es",
      status: "active",
      createdBy: { type: "api_key", id: api.ak.id },
      // Ten days after NOW.
      expiresAt: "2026-06-25T12:00:00.000Z",
    });
    expect(body.url).toMatch(/^https:\/\/portal\.example\/track#[\w-]{43}$/);
    const row = await api.db.prisma.trackingLink.findUniqueOrThrow({ where: { id: body.id } });
    expect(JSON.stringify(row)).not.toContain(toToken(body.url));
    const page = await api.call("get", `/v1/rollovers/${id}/tracking-links`).expect(200);
    expect(page.body.data).toEqual([{ ...body, url: null }]);
    const entries = await api.db.prisma.auditEntry.findMany({ where: { targetId: body.id } });
    expect(entries.map(({ action }) => action)).toEqual(["tracking_link.created"]);
  });

  it("mails the link on request", async () => {
    const id = await createRollover(api);
    await create(id, { sendEmail: true }).expect(201);
    expect(await api.db.prisma.mail.count({ where: { organizationId: api.ak.organizationId } })).toBe(1);
  });

  it("422 names an invalid field, and creates nothing", async () => {
    const id = await createRollover(api);
    const before = await countLinks();
    for (const [body, pointer] of [
      [{ language: "fr" }, "#/language"],
      [{ expiresInDays: 0 }, "#/expiresInDays"],
      [{ expiresInDays: 366 }, "#/expiresInDays"],
      [{ expiresInDays: "9" }, "#/expiresInDays"],
      [{ sendEmail: "yes" }, "#/sendEmail"],
    ] as const) {
      expect(expectIssues(await create(id, body), "validation_failed")).toEqual([pointer]);
    }
    expect(await countLinks()).toBe(before);
  });

  it("404 for another organization's rollover or link, and 403 without the scope", async () => {
    const id = await createRollover(api);
    const { id: linkId } = await createTrackingLink(api, id);
    const other = await buildKey(api, "ak");
    expectProblem(await create(id, {}, other.key), "not_found");
    expectProblem(await api.call("get", `/v1/rollovers/${id}/tracking-links`, other.key), "not_found");
    expectProblem(await revoke(linkId, other.key), "not_found");
    const { organizationId } = api.ak;
    const reader = await buildKey(api, "ak", { organizationId, scopes: ["rollovers:read"] });
    expectProblem(await create(id, {}, reader.key), "insufficient_scope");
    expectProblem(await revoke(linkId, reader.key), "insufficient_scope");
    const secret = await buildKey(api, "sk", { organizationId });
    expect((await create(id, {}, secret.key)).status).toBe(403);
    expect(
      (await api.db.prisma.trackingLink.findUniqueOrThrow({ where: { id: linkId } })).revokedAt,
    ).toBeNull();
  });

  it("200 revokes a link and its open page; revoking it again changes nothing", async () => {
    const id = await createRollover(api);
    const link = await createTrackingLink(api, id);
    const page = createPageClient(api, link.token);
    expect((await page.open()).status).toBe(200);
    expect((await revoke(link.id).expect(200)).body.status).toBe("revoked");
    expect((await page.send("get", "status")).status).toBe(410);
    expect((await page.open()).status).toBe(401);
    const repeated = (await revoke(link.id).expect(200)).body;
    expect(repeated.revokedAt).toBe(clock.now().toISOString());
    const entries = await api.db.prisma.auditEntry.findMany({ where: { targetId: link.id } });
    expect(entries.filter(({ action }) => action === "tracking_link.revoked")).toHaveLength(1);
  });

  it("409 for an erased participant, whose earlier links are deleted", async () => {
    const id = await createRollover(api);
    const link = await createTrackingLink(api, id);
    const page = createPageClient(api, link.token);
    await page.open();
    await runActions(api, id, "cancel");
    expect((await page.send("get", "status")).body).toMatchObject({ state: "cancelled", isOver: true });
    const { accountId } = (await api.call("get", `/v1/rollovers/${id}`)).body;
    await api.call("delete", `/v1/accounts/${accountId}`).expect(200);
    expect((await page.send("get", "status")).status).toBe(410);
    expect(await api.db.prisma.trackingLink.count({ where: { accountId } })).toBe(0);
    expectProblem(await create(id), "invalid_transition");
  });
});
