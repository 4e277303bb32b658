import { describe, expect, it } from "@jest/globals";
import { buildOrganization, computeTotp } from "@svc/testing";
import {
  createPasswordReset,
  inviteAsOperator,
  verifyAsOperator,
} from "../../src/people/members/operator-members.ts";
import { readMails } from "../read-mails.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import { BrowserSession } from "./browser-session.ts";
import { callAs } from "./member-calls.ts";
import { type SignedIn, signInAs } from "./sign-in-as.ts";

const ATTACKER_PASSWORD = "quarry violin maple 71";
const OWN_PASSWORD = "teapot lantern gravel 52";
let count = 0;
const createAddress = () => {
  count += 1;
  return `chief${count}@institution.example`;
};
const buildContext = (api: TestApi) => ({ db: api.db, clock: { now: () => new Date() } }) as never;
const getToken = (text: string) => /#token=(\S+)/.exec(text)?.[1] ?? "";

const invite = async (api: TestApi, owner: SignedIn, email: string) =>
  (await callAs(api, owner, "post", "/portal/api/invitations").send({ email, role: "owner" })).body;

const inviteStaff = (api: TestApi, email: string) =>
  inviteAsOperator(buildContext(api), { organizationId: null, email, role: "platform" });

const accept = (browser: BrowserSession, token: string, password?: string) =>
  browser.post("/portal/auth/invitation/accept", { token, ...(password ? { name: "Chief", password } : {}) });

async function signIn(api: TestApi, email: string, password: string) {
  const browser = new BrowserSession(api.url);
  const response = await browser.post("/portal/auth/sign-in/email", { email, password });
  return { browser, status: response.status };
}

/**
 * As an attacker, invites the address to their own organization and opens the displayed link.
 *
 * @returns the attacker's user, and the browser signed in with the address
 */
async function preRegister(api: TestApi, email: string) {
  const owner = await signInAs(api, "owner");
  const { link } = await invite(api, owner, email);
  expect((await accept(new BrowserSession(api.url), getToken(link), ATTACKER_PASSWORD)).status).toBe(200);
  return { owner, ...(await signIn(api, email, ATTACKER_PASSWORD)) };
}

const readSession = async (browser: BrowserSession) => (await browser.get("/portal/api/session")).body;

describe("Account created without access to its mailbox, in a deployment without a mail server", () => {
  const api = useTestApi();

  it("can't become staff: the operator's invitation is rejected", async () => {
    const email = createAddress();
    const { browser } = await preRegister(api, email);
    const token = await inviteStaff(api, email);
    for (const session of [browser, new BrowserSession(api.url)])
      expect((await accept(session, token)).body).toMatchObject({ code: "email_not_verified", status: 403 });
    expect((await readSession(browser)).platform).toBeNull();
    expect(await api.db.prisma.member.count({ where: { role: "platform" } })).toBe(0);
  });

  it("can access its first organization, but no other until the operator verifies the address", async () => {
    const email = createAddress();
    const { owner, browser } = await preRegister(api, email);
    const { id: userId } = await api.db.prisma.portalUser.findUniqueOrThrow({ where: { email } });
    const organizationId = await buildOrganization(api);
    // Memberships as the previous release stored them.
    for (const [id, joined, role] of [
      ["mem_1", organizationId, "owner"],
      ["mem_2", null, "platform"],
    ] as const)
      await api.db.prisma.member.create({
        data: { id, userId, organizationId: joined, role, createdAt: new Date() },
      });
    const get = (targetId: string) =>
      callAs(
        api,
        { headers: buildCookieHeaders(browser), organizationId: targetId },
        "get",
        "/portal/api/members",
      );
    expect((await get(owner.organizationId ?? "")).status).toBe(200);
    expect((await get(organizationId)).body).toMatchObject({ code: "email_not_verified", status: 403 });
    expect((await get(await buildOrganization(api))).body).toMatchObject({ code: "email_not_verified" });
    expect(await readSession(browser)).toMatchObject({
      user: { isEmailVerified: false },
      memberships: [{ organizationId: owner.organizationId }],
      platform: null,
    });
    expect((await browser.get("/portal/api/organizations")).status).toBe(403);
    expect((await browser.post("/portal/auth/email/send-verification")).body.code).toBe("email_not_verified");

    expect(await verifyAsOperator(buildContext(api), email)).toBe(true);
    expect(await verifyAsOperator(buildContext(api), email)).toBe(false);
    expect((await get(organizationId)).status).toBe(200);
    expect((await readSession(browser)).platform).not.toBeNull();
    const audits = await api.db.prisma.auditEntry.findMany({ where: { action: "member.email_verified" } });
    expect(audits.map(({ actorType, data }) => ({ actorType, data }))).toEqual(
      Array(3).fill({ actorType: "operator", data: { by: "operator" } }),
    );
  });

  it("has no staff access until the operator verifies it", async () => {
    const email = createAddress();
    const accepted = await accept(new BrowserSession(api.url), await inviteStaff(api, email), OWN_PASSWORD);
    expect(accepted.status).toBe(200);
    const { browser } = await signIn(api, email, OWN_PASSWORD);
    expect((await readSession(browser)).platform).toBeNull();
    // An operator's reset link does not verify the mailbox.
    const token = await createPasswordReset(buildContext(api), email, { removesFactors: false });
    const reset = await browser.post("/portal/auth/reset-password", {
      token,
      newPassword: ATTACKER_PASSWORD,
    });
    expect(reset.status).toBe(200);
    const user = await api.db.prisma.portalUser.findUniqueOrThrow({ where: { email } });
    expect(user.emailVerifiedAt).toBeNull();
    await verifyAsOperator(buildContext(api), email);
    const again = await signIn(api, email, ATTACKER_PASSWORD);
    expect((await readSession(again.browser)).platform).not.toBeNull();
  });

  it("joins another organization only soon after a sign-in with the person's own second factor", async () => {
    const person = await signInAs(api, "viewer");
    await api.db.prisma.portalUser.update({ where: { id: person.userId }, data: { twoFactorEnabled: true } });
    const token = await inviteStaff(api, person.email);
    const browser = new BrowserSession(api.url, person.headers.Cookie);
    const other = await signInAs(api, "owner");
    for (const session of [new BrowserSession(api.url), new BrowserSession(api.url, other.headers.Cookie)])
      expect((await accept(session, token)).body).toMatchObject({ code: "sign_in_required" });
    const updateSession = (data: { secondFactor?: string | null; createdAt?: Date }) =>
      api.db.prisma.portalSession.update({ where: { id: person.sessionId }, data });
    await updateSession({ secondFactor: null });
    expect((await accept(browser, token)).body).toMatchObject({ code: "two_factor_required" });
    await updateSession({ secondFactor: "totp", createdAt: new Date(Date.now() - 16 * 60_000) });
    expect((await accept(browser, token)).body).toMatchObject({ code: "sign_in_again" });
    await updateSession({ createdAt: new Date() });
    expect((await accept(browser, token)).status).toBe(200);
    expect((await readSession(browser)).platform).not.toBeNull();
  });
});

describe("Account created without access to its mailbox, in a deployment with a mail server", () => {
  const apiWithoutMail = useTestApi();
  const api = useTestApi({ env: { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "portal@example.com" } });

  const findMailedToken = async (email: string) => {
    const mails = await readMails(api, {});
    return getToken(mails.filter(({ to }) => to === email).at(-1)?.text ?? "");
  };

  async function createUnverifiedAccount() {
    const email = createAddress();
    const owner = await signInAs(api, "owner");
    const { organizationId } = owner;
    const token = await inviteAsOperator(buildContext(api), { organizationId, email, role: "viewer" });
    await accept(new BrowserSession(api.url), token, ATTACKER_PASSWORD);
    const { browser } = await signIn(api, email, ATTACKER_PASSWORD);
    const enabled = await browser.post("/portal/auth/two-factor/enable", { password: ATTACKER_PASSWORD });
    await browser.post("/portal/auth/two-factor/verify-totp", { code: computeTotp(enabled.body.totpUri) });
    return { email, browser };
  }

  it("goes to the mailbox's owner by invitation, without anything that the attacker set up", async () => {
    const { email, browser } = await createUnverifiedAccount();
    const inviter = await signInAs(api, "owner");
    expect(await invite(api, inviter, email)).toMatchObject({ isMailed: true, link: null });
    const token = await findMailedToken(email);
    const ownBrowser = new BrowserSession(api.url);
    expect((await ownBrowser.post("/portal/auth/invitation/look-up", { token })).body.step).toBe("reclaim");
    expect((await accept(ownBrowser, token, OWN_PASSWORD)).status).toBe(200);
    expect((await browser.get("/portal/auth/profile")).status).toBe(401);
    expect((await signIn(api, email, ATTACKER_PASSWORD)).status).toBe(401);
    const signedIn = await signIn(api, email, OWN_PASSWORD);
    const { memberships, user } = await readSession(signedIn.browser);
    expect(memberships).toHaveLength(2);
    expect(user.isEmailVerified).toBe(true);
  });

  it("is recovered by its owner with a mailed password reset, which removes the attacker's second factor", async () => {
    const { email } = await createUnverifiedAccount();
    const ownBrowser = new BrowserSession(api.url);
    await ownBrowser.post("/portal/auth/request-password-reset", { email });
    const token = await findMailedToken(email);
    const reset = await ownBrowser.post("/portal/auth/reset-password", { token, newPassword: OWN_PASSWORD });
    expect(reset.status).toBe(200);
    const { browser, status } = await signIn(api, email, OWN_PASSWORD);
    expect(status).toBe(200);
    const profile = (await browser.get("/portal/auth/profile")).body;
    expect(profile).toMatchObject({ isEmailVerified: true, hasAuthenticator: false });
  });

  it("is verified once by a mailed link, only in a browser that is signed in to it", async () => {
    const { email, browser } = await createUnverifiedAccount();
    expect((await browser.post("/portal/auth/email/send-verification")).body).toEqual({ isMailed: true });
    const token = await findMailedToken(email);
    const verify = (session: BrowserSession) => session.post("/portal/auth/email/verify", { token });
    expect((await verify(new BrowserSession(api.url))).status).toBe(401);
    const other = await signInAs(api, "owner");
    expect((await verify(new BrowserSession(api.url, other.headers.Cookie))).body.code).toBe(
      "link_not_valid",
    );
    expect((await verify(browser)).status).toBe(200);
    expect((await verify(browser)).body.code).toBe("link_not_valid");
    expect((await browser.get("/portal/auth/profile")).body.isEmailVerified).toBe(true);
  });

  it("is verified for new people by a mailed invitation, but not by a displayed one", async () => {
    for (const [target, isEmailVerified] of [
      [api, true],
      [apiWithoutMail, false],
    ] as const) {
      const email = createAddress();
      const owner = await signInAs(target, "owner");
      const { link } = await invite(target, owner, email);
      const token = link === null ? await findMailedToken(email) : getToken(link);
      await accept(new BrowserSession(target.url), token, OWN_PASSWORD);
      const { browser } = await signIn(target, email, OWN_PASSWORD);
      expect((await readSession(browser)).user).toMatchObject({ isEmailVerified });
    }
  });
});

function buildCookieHeaders(browser: BrowserSession): SignedIn["headers"] {
  const Cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return { Cookie, Origin: "https://portal.example", "Sec-Fetch-Site": "same-origin" };
}
