import { beforeEach, describe, expect, it } from "@jest/globals";
import { computeTotp, pollUntil } from "@svc/testing";
import { readMails } from "../read-mails.ts";
import { useTestApi } from "../start-test-api.ts";
import { BrowserSession, createOwnerWithPassword, PASSWORD, readAudit } from "./browser-session.ts";
import type { SignedIn } from "./sign-in-as.ts";

// No server listens here. The tests read the queued mails.
const api = useTestApi({ env: { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "portal@example.com" } });

const openBrowser = () => new BrowserSession(api.url);
const signIn = (email: string, password = PASSWORD, browser = openBrowser()) =>
  browser.post("/portal/auth/sign-in/email", { email, password });

const readMailsTo = async (email: string) =>
  (await readMails(api, {})).filter(({ to }) => to === email).map(({ text }) => text);

beforeEach(() => api.db.prisma.portalThrottle.deleteMany());

describe("Second factor", () => {
  async function addAuthenticator(person: SignedIn) {
    const browser = openBrowser();
    await signIn(person.email, PASSWORD, browser);
    const enabled = await browser.post("/portal/auth/two-factor/enable", { password: PASSWORD });
    expect(enabled.status).toBe(200);
    const { totpUri, recoveryCodes } = enabled.body as { totpUri: string; recoveryCodes: string[] };
    const code = computeTotp(totpUri);
    expect((await browser.post("/portal/auth/two-factor/verify-totp", { code })).status).toBe(200);
    return { browser, totpUri, recoveryCodes };
  }

  it("is set up with a code, is required from then on, and marks the session as two-factor", async () => {
    const person = await createOwnerWithPassword(api);
    const { browser, totpUri } = await addAuthenticator(person);
    const profile = (await browser.get("/portal/auth/profile")).body;
    expect(profile).toMatchObject({ hasAuthenticator: true, hasSecondFactor: true });
    const nextBrowser = openBrowser();
    expect((await signIn(person.email, PASSWORD, nextBrowser)).body).toEqual({ next: "second_factor" });
    expect((await nextBrowser.get("/portal/auth/profile")).status).toBe(401);
    const rejected = (await nextBrowser.post("/portal/auth/two-factor/verify-totp", { code: "000000" })).body;
    expect(rejected).toMatchObject({ code: "sign_in_refused", reason: "invalid_code" });
    await pollUntil("the refusal is audited", async () =>
      (await readAudit(api, person)).some(({ action }) => action === "member.sign_in_refused"),
    );
    // Codes work once, so this sign-in needs the next code.
    const code = computeTotp(totpUri, 1);
    const response = await nextBrowser.post("/portal/auth/two-factor/verify-totp", { code });
    expect(response.body).toEqual({});
    expect((await nextBrowser.get("/portal/auth/profile")).body).toMatchObject({ hasSecondFactor: true });
    expect((await readAudit(api, person)).map(({ action, data }) => ({ action, data })).slice(-2)).toEqual([
      { action: "member.sign_in_refused", data: { at: "two-factor/verify-totp" } },
      { action: "member.signed_in", data: { with: "totp" } },
    ]);
  });

  it("can be a recovery code, which works once", async () => {
    const person = await createOwnerWithPassword(api);
    const { recoveryCodes } = await addAuthenticator(person);
    expect(recoveryCodes).toHaveLength(10);
    const [code] = recoveryCodes;
    const statuses = [];
    for (let time = 0; time < 2; time += 1) {
      const browser = openBrowser();
      await signIn(person.email, PASSWORD, browser);
      statuses.push((await browser.post("/portal/auth/two-factor/verify-backup-code", { code })).status);
    }
    expect(statuses).toEqual([200, 401]);
  });

  it("accepts a code once: of six concurrent challenges with the same code, one succeeds", async () => {
    const person = await createOwnerWithPassword(api);
    const { totpUri } = await addAuthenticator(person);
    const challenges = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const browser = openBrowser();
        await signIn(person.email, PASSWORD, browser);
        return browser;
      }),
    );
    const code = computeTotp(totpUri, 1);
    const responses = await Promise.all(
      challenges.map((browser) => browser.post("/portal/auth/two-factor/verify-totp", { code })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
    const [rejected] = responses.filter(({ status }) => status === 401);
    expect(rejected?.body).toMatchObject({ code: "sign_in_refused", reason: "code_already_used" });
    // The previous code, which set up the app, is rejected, too.
    const lateBrowser = openBrowser();
    await signIn(person.email, PASSWORD, lateBrowser);
    const earlier = { code: computeTotp(totpUri) };
    expect((await lateBrowser.post("/portal/auth/two-factor/verify-totp", earlier)).status).toBe(401);
  });

  it("accepts a code that was first sent to an expired sign-in, and audits no refusal", async () => {
    const person = await createOwnerWithPassword(api);
    const { totpUri } = await addAuthenticator(person);
    const [expired, current] = [openBrowser(), openBrowser()];
    await signIn(person.email, PASSWORD, expired);
    await api.db.prisma.portalVerification.updateMany({
      where: { value: person.userId },
      data: { expiresAt: new Date(Date.now() - 1_000) },
    });
    await signIn(person.email, PASSWORD, current);
    const code = computeTotp(totpUri, 1);
    expect((await expired.post("/portal/auth/two-factor/verify-totp", { code })).status).toBe(401);
    expect((await current.post("/portal/auth/two-factor/verify-totp", { code })).status).toBe(200);
    const actions = (await readAudit(api, person)).map(({ action }) => action);
    expect(actions).not.toContain("member.sign_in_refused");
  });

  it("ends the person's other sessions when it is added, and notifies the person by mail", async () => {
    const person = await createOwnerWithPassword(api);
    const otherBrowser = openBrowser();
    await signIn(person.email, PASSWORD, otherBrowser);
    expect((await otherBrowser.get("/portal/auth/profile")).status).toBe(200);
    const { browser } = await addAuthenticator(person);
    expect((await otherBrowser.get("/portal/auth/profile")).status).toBe(401);
    const { body } = await browser.get("/portal/auth/profile");
    expect(body.sessions).toMatchObject([{ isThis: true, with: "totp" }]);
    const mails = await readMailsTo(person.email);
    expect(mails).toEqual([expect.stringContaining("An authenticator app was added.")]);
  });

  it("can't be changed later than 15 minutes after the sign-in; a password change does not count as a sign-in", async () => {
    const person = await createOwnerWithPassword(api);
    const { browser } = await addAuthenticator(person);
    await api.db.prisma.portalSession.updateMany({
      where: { userId: person.userId },
      data: { createdAt: new Date(Date.now() - 16 * 60_000) },
    });
    const steps: [string, object][] = [
      ["two-factor/disable", { password: PASSWORD }],
      ["two-factor/generate-backup-codes", { password: PASSWORD }],
      ["passkey/delete-passkey", { id: "psk_1" }],
    ];
    for (const [path, body] of steps) {
      const response = await browser.post(`/portal/auth/${path}`, body);
      expect([path, response.body.code]).toEqual([path, "sign_in_again"]);
    }
    const newPassword = "quarry violin maple 77";
    const passwords = { currentPassword: PASSWORD, newPassword };
    expect((await browser.post("/portal/auth/change-password", passwords)).status).toBe(200);
    const disabled = await browser.post("/portal/auth/two-factor/disable", { password: newPassword });
    expect(disabled.body).toMatchObject({ code: "sign_in_again" });
  });

  it("can't be added with the password alone if the person has a passkey", async () => {
    const person = await createOwnerWithPassword(api);
    await api.db.prisma.portalPasskey.create({
      data: {
        id: `psk_${person.userId}`,
        userId: person.userId,
        publicKey: "",
        credentialId: person.userId,
        counter: 0,
        deviceType: "singleDevice",
        backedUp: false,
      },
    });
    const browser = openBrowser();
    await signIn(person.email, PASSWORD, browser);
    const enabled = await browser.post("/portal/auth/two-factor/enable", { password: PASSWORD });
    const options = await browser.get("/portal/auth/passkey/generate-register-options");
    expect([enabled.body.code, options.body.code]).toEqual(Array(2).fill("two_factor_required"));
  });

  it("is throttled after ten wrong codes, even if they are spread over several challenges", async () => {
    const person = await createOwnerWithPassword(api);
    await addAuthenticator(person);
    const statuses = [];
    for (let time = 0; time < 4; time += 1) {
      const browser = openBrowser();
      await signIn(person.email, PASSWORD, browser);
      for (let guess = 0; guess < 3; guess += 1)
        statuses.push((await browser.post("/portal/auth/two-factor/verify-totp", { code: "000000" })).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses.slice(10)).toEqual(Array(2).fill(429));
  });

  it("is removed only with the password, no longer counts for the session, and notifies the person by mail", async () => {
    const person = await createOwnerWithPassword(api);
    const { browser } = await addAuthenticator(person);
    const disable = async (password: string) =>
      (await browser.post("/portal/auth/two-factor/disable", { password })).status;
    expect([await disable("wrong wrong"), await disable(PASSWORD)]).toEqual([401, 200]);
    const profile = (await browser.get("/portal/auth/profile")).body;
    expect(profile).toMatchObject({ hasAuthenticator: false, hasSecondFactor: false });
    expect((await readMailsTo(person.email)).at(-1)).toContain("Your authenticator app was removed.");
  });
});
