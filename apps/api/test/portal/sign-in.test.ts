import { beforeEach, describe, expect, it } from "@jest/globals";
import { pollUntil } from "@svc/testing";
import { useTestApi } from "../start-test-api.ts";
import { BrowserSession, createOwnerWithPassword, PASSWORD, readAudit } from "./browser-session.ts";
import { signInAs } from "./sign-in-as.ts";

const api = useTestApi();

const openBrowser = () => new BrowserSession(api.url);
const signIn = (email: string, password = PASSWORD, browser = openBrowser()) =>
  browser.post("/portal/auth/sign-in/email", { email, password });

beforeEach(() => api.db.prisma.portalThrottle.deleteMany());

describe("Password sign-in", () => {
  it("opens a session with an HttpOnly, Secure, SameSite=Lax cookie", async () => {
    const person = await createOwnerWithPassword(api);
    const browser = openBrowser();
    const response = await signIn(` ${person.email.toUpperCase()} `, PASSWORD, browser);
    expect({ status: response.status, body: response.body }).toEqual({ status: 200, body: { next: "done" } });
    expect(response.headers["cache-control"]).toBe("no-store");
    const [cookie] = response.headers["set-cookie"] as unknown as string[];
    expect(cookie).toMatch(
      /^__Host-svc\.session_token=\S+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const profile = await browser.get("/portal/auth/profile");
    expect(profile.body).toMatchObject({ email: person.email, hasPassword: true, hasAuthenticator: false });
    // The other session was opened when the owner was created.
    expect(profile.body.sessions).toHaveLength(2);
    const ids = { actorId: person.memberId, targetId: person.memberId };
    expect(await readAudit(api, person)).toEqual([
      { action: "member.signed_in", actorType: "member", ...ids, data: { with: "password" } },
    ]);
  });

  it("returns the same response for a wrong password, unknown address, passwordless account or removed member", async () => {
    const person = await createOwnerWithPassword(api);
    const passwordless = await signInAs(api, "viewer");
    const removedMember = await createOwnerWithPassword(api);
    const where = { id: removedMember.memberId };
    await api.db.prisma.member.update({ where, data: { removedAt: new Date() } });
    const responses = [
      await signIn(person.email, "not it at all"),
      await signIn("nobody@example.com"),
      await signIn(passwordless.email),
      await signIn(removedMember.email),
    ];
    const omitRequestId = ({ requestId: _, ...body }: Record<string, unknown>) => body;
    for (const response of responses) {
      expect(response.status).toBe(401);
      expect(response.headers["set-cookie"]).toBeUndefined();
      expect(response.body).toMatchObject({ code: "sign_in_refused" });
      expect(omitRequestId(response.body)).toEqual(omitRequestId(responses[0]?.body));
    }
    const malformed = await signIn("not an address");
    expect(malformed.status).toBe(401);
    expect(malformed.body).toMatchObject({ code: "sign_in_refused", reason: "invalid_email" });
    const audited = await pollUntil("the refusal is audited", () => readAudit(api, person), {
      isDone: ({ length }) => length > 0,
    });
    expect(audited).toMatchObject([{ action: "member.sign_in_refused", actorType: "service" }]);
  });

  it("rejects a known address without waiting for its audit row, so it is no slower than an unknown one", async () => {
    const person = await createOwnerWithPassword(api);
    const lockHolder = await api.db.pool.connect();
    await lockHolder.query("BEGIN; LOCK TABLE audit_log, audit_pending IN SHARE MODE");
    try {
      expect((await signIn(person.email, "not it at all")).status).toBe(401);
      expect(await readAudit(api, person)).toEqual([]);
    } finally {
      await lockHolder.query("ROLLBACK");
      lockHolder.release();
    }
    const audited = await pollUntil("the refusal is audited", () => readAudit(api, person), {
      isDone: ({ length }) => length > 0,
    });
    expect(audited).toMatchObject([{ action: "member.sign_in_refused" }]);
  });

  it("rejects another origin, whether Origin or Sec-Fetch-Site reveals it", async () => {
    const person = await createOwnerWithPassword(api);
    const body = { email: person.email, password: PASSWORD };
    const foreignHeaders: Record<string, string>[] = [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { Origin: "https://portal.example.evil.example" },
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
    ];
    for (const headers of foreignHeaders) {
      const response = await openBrowser().post("/portal/auth/sign-in/email", body, headers);
      expect(response.body).toMatchObject({ code: "origin_not_allowed", status: 403 });
    }
  });

  it("is throttled by address and account, neither stored in the clear; successes do not count", async () => {
    const person = await createOwnerWithPassword(api);
    expect((await signIn(person.email)).status).toBe(200);
    expect(await api.db.prisma.portalThrottle.findMany({ where: { count: { gt: 0 } } })).toEqual([]);
    const wrong = await Promise.all(
      Array.from({ length: 14 }, () => signIn(person.email, "wrong wrong wrong")),
    );
    expect(wrong.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
    const throttled = await signIn(person.email);
    expect(throttled.body).toMatchObject({ code: "rate_limited" });
    // Ten attempts in 15 minutes (900 seconds).
    expect(Number(throttled.headers["retry-after"])).toBeGreaterThan(800);
    const unknown = await Promise.all(Array.from({ length: 11 }, () => signIn("nobody@example.com")));
    expect(unknown.filter(({ status }) => status === 429)).toHaveLength(1);
    const rows = await api.db.prisma.portalThrottle.findMany();
    expect(JSON.stringify(rows)).not.toMatch(/example\.com|127\.0/);
  });

  it("exposes no other routes of the auth library, and accepts no other fields", async () => {
    const browser = openBrowser();
    const paths = ["sign-up/email", "delete-user", "change-email", "list-sessions", "ok", "update-session"];
    for (const path of paths) expect((await browser.post(`/portal/auth/${path}`)).status).toBe(404);
    expect((await browser.get("/portal/auth/get-session")).status).toBe(404);
    const body = { email: "a@b.example", password: "x", rememberMe: true };
    const response = await browser.post("/portal/auth/sign-in/email", body);
    expect(response.body).toMatchObject({ code: "validation_failed" });
  });
});

describe("Session end", () => {
  it("follows sign-out: a copied cookie no longer works", async () => {
    const person = await createOwnerWithPassword(api);
    const browser = openBrowser();
    await signIn(person.email, PASSWORD, browser);
    const copiedSession = new BrowserSession(api.url);
    for (const [name, value] of browser.cookies) copiedSession.cookies.set(name, value);
    expect((await copiedSession.get("/portal/auth/profile")).status).toBe(200);
    expect((await browser.post("/portal/auth/sign-out")).status).toBe(200);
    expect(browser.cookies.size).toBe(0);
    expect((await copiedSession.get("/portal/auth/profile")).body).toMatchObject({
      code: "sign_in_required",
    });
    expect((await readAudit(api, person)).map(({ action }) => action)).toEqual([
      "member.signed_in",
      "member.signed_out",
    ]);
  });

  it("follows a password change, in every browser but the one that made it", async () => {
    const person = await createOwnerWithPassword(api);
    const [firstBrowser, secondBrowser] = [openBrowser(), openBrowser()];
    await signIn(person.email, PASSWORD, firstBrowser);
    await signIn(person.email, PASSWORD, secondBrowser);
    const change = (currentPassword: string, newPassword: string) =>
      firstBrowser.post("/portal/auth/change-password", { currentPassword, newPassword });
    const newPassword = "quarry violin maple 77";
    const wrong = await change("wrong wrong wrong", newPassword);
    expect(wrong.body).toMatchObject({ code: "sign_in_refused" });
    const invalid = { code: "validation_failed", errors: [{ pointer: "#/newPassword" }] };
    for (const weak of ["short", "password1234", "aaaaaaaaaaaaaaaa", person.email])
      expect((await change(PASSWORD, weak)).body).toMatchObject(invalid);
    expect((await change(PASSWORD, newPassword)).status).toBe(200);
    expect((await firstBrowser.get("/portal/auth/profile")).status).toBe(200);
    expect((await secondBrowser.get("/portal/auth/profile")).status).toBe(401);
    expect((await signIn(person.email)).status).toBe(401);
    expect((await signIn(person.email, newPassword)).status).toBe(200);
  });

  it("can be requested for one session, but only the caller's own", async () => {
    const [person, other] = [await createOwnerWithPassword(api), await signInAs(api, "viewer")];
    const browser = openBrowser();
    await signIn(person.email, PASSWORD, browser);
    const endSession = (id: string) => browser.post("/portal/auth/sessions/end", { id });
    expect((await endSession(other.sessionId)).status).toBe(404);
    expect((await endSession(person.sessionId)).status).toBe(200);
    const { body } = await browser.get("/portal/auth/profile");
    expect(body.sessions).toMatchObject([{ isThis: true, with: "password", ipAddress: "127.0.0.1" }]);
  });
});
