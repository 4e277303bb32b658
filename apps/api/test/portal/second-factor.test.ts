import { beforeEach, describe, expect, it } from "@jest/globals";
import { pollUntil, TEST_CIPHER } from "@svc/testing";
import { mailContentField } from "../../src/people/mail/queue-mail.ts";
import { useTestApi } from "../start-test-api.ts";
import { BrowserSession, createOwnerWithPassword, PASSWORD, readAudit, totpCode } from "./browser-session.ts";
import type { SignedIn } from "./sign-in-as.ts";

// No server listens there; the tests read the queued mails.
const api = useTestApi({ env: { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "portal@example.com" } });

const browser = () => new BrowserSession(api.url);
const signIn = (email: string, password = PASSWORD, from = browser()) =>
  from.post("/portal/auth/sign-in/email", { email, password });

const readMailsTo = async (email: string) => {
  const mails = await api.db.prisma.mail.findMany({ orderBy: { id: "asc" } });
  const contents = mails.map(({ id, contentCiphertext }) =>
    JSON.parse(TEST_CIPHER.decrypt(contentCiphertext, mailContentField(id))),
  );
  return contents.filter(({ to }) => to === email).map(({ text }) => text);
};

beforeEach(() => api.db.prisma.portalThrottle.deleteMany());

describe("Second factor", () => {
  async function setUp(person: SignedIn) {
    const from = browser();
    await signIn(person.email, PASSWORD, from);
    const enabled = await from.post("/portal/auth/two-factor/enable", { password: PASSWORD });
    expect(enabled.status).toBe(200);
    const { totpUri, recoveryCodes } = enabled.body as { totpUri: string; recoveryCodes: string[] };
    const code = await totpCode(totpUri);
    expect((await from.post("/portal/auth/two-factor/verify-totp", { code })).status).toBe(200);
    return { from, totpUri, recoveryCodes };
  }

  it("is set up with a code, is required from then on, and marks the session as two-factor", async () => {
    const person = await createOwnerWithPassword(api);
    const { from, totpUri } = await setUp(person);
    const profile = (await from.get("/portal/auth/profile")).body;
    expect(profile).toMatchObject({ hasAuthenticator: true, hasSecondFactor: true });
    const next = browser();
    expect((await signIn(person.email, PASSWORD, next)).body).toEqual({ next: "second_factor" });
    expect((await next.get("/portal/auth/profile")).status).toBe(401);
    const refused = (await next.post("/portal/auth/two-factor/verify-totp", { code: "000000" })).body;
    expect(refused).toMatchObject({ code: "sign_in_refused", reason: "invalid_code" });
    await pollUntil("the refusal's audit row", async () =>
      (await readAudit(api, person)).some(({ action }) => action === "member.sign_in_refused"),
    );
    const code = await totpCode(totpUri, 1);
    const answer = await next.post("/portal/auth/two-factor/verify-totp", { code });
    expect(answer.body).toEqual({});
    expect((await next.get("/portal/auth/profile")).body).toMatchObject({ hasSecondFactor: true });
    expect((await readAudit(api, person)).map(({ action, data }) => ({ action, data })).slice(-2)).toEqual([
      { action: "member.sign_in_refused", data: { at: "two-factor/verify-totp" } },
      { action: "member.signed_in", data: { with: "totp" } },
    ]);
  });

  it("can be a recovery code, which works once", async () => {
    const person = await createOwnerWithPassword(api);
    const { recoveryCodes } = await setUp(person);
    expect(recoveryCodes).toHaveLength(10);
    const [code] = recoveryCodes;
    const statuses = [];
    for (let time = 0; time < 2; time += 1) {
      const from = browser();
      await signIn(person.email, PASSWORD, from);
      statuses.push((await from.post("/portal/auth/two-factor/verify-backup-code", { code })).status);
    }
    expect(statuses).toEqual([200, 401]);
  });

  it("accepts a code once: of six concurrent challenges with the same code, one succeeds", async () => {
    const person = await createOwnerWithPassword(api);
    const { totpUri } = await setUp(person);
    const challenges = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const from = browser();
        await signIn(person.email, PASSWORD, from);
        return from;
      }),
    );
    const code = await totpCode(totpUri, 1);
    const answers = await Promise.all(
      challenges.map((from) => from.post("/portal/auth/two-factor/verify-totp", { code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
    const [refused] = answers.filter(({ status }) => status === 401);
    expect(refused?.body).toMatchObject({ code: "sign_in_refused", reason: "code_already_used" });
    // The previous code, which set up the app, is rejected, too.
    const late = browser();
    await signIn(person.email, PASSWORD, late);
    const earlier = { code: await totpCode(totpUri) };
    expect((await late.post("/portal/auth/two-factor/verify-totp", earlier)).status).toBe(401);
  });

  it("ends the person's other sessions when it is added, and notifies the person by mail", async () => {
    const person = await createOwnerWithPassword(api);
    const other = browser();
    await signIn(person.email, PASSWORD, other);
    expect((await other.get("/portal/auth/profile")).status).toBe(200);
    const { from } = await setUp(person);
    expect((await other.get("/portal/auth/profile")).status).toBe(401);
    const { body } = await from.get("/portal/auth/profile");
    expect(body.sessions).toMatchObject([{ isThis: true, with: "totp" }]);
    const mails = await readMailsTo(person.email);
    expect(mails).toEqual([expect.stringContaining("An authenticator app was added.")]);
  });

  it("can't be changed without a recent sign-in; a password change does not count as one", async () => {
    const person = await createOwnerWithPassword(api);
    const { from } = await setUp(person);
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
      const answer = await from.post(`/portal/auth/${path}`, body);
      expect([path, answer.body.code]).toEqual([path, "sign_in_again"]);
    }
    const newPassword = "quarry violin maple 77";
    const passwords = { currentPassword: PASSWORD, newPassword };
    expect((await from.post("/portal/auth/change-password", passwords)).status).toBe(200);
    const disabled = await from.post("/portal/auth/two-factor/disable", { password: newPassword });
    expect(disabled.body).toMatchObject({ code: "sign_in_again" });
  });

  it("can't be added next to a passkey with the password alone", async () => {
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
    const from = browser();
    await signIn(person.email, PASSWORD, from);
    const enabled = await from.post("/portal/auth/two-factor/enable", { password: PASSWORD });
    const options = await from.get("/portal/auth/passkey/generate-register-options");
    expect([enabled.body.code, options.body.code]).toEqual(Array(2).fill("two_factor_required"));
  });

  it("is throttled across all challenges", async () => {
    const person = await createOwnerWithPassword(api);
    await setUp(person);
    const statuses = [];
    for (let time = 0; time < 4; time += 1) {
      const from = browser();
      await signIn(person.email, PASSWORD, from);
      for (let guess = 0; guess < 3; guess += 1)
        statuses.push((await from.post("/portal/auth/two-factor/verify-totp", { code: "000000" })).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses.slice(10)).toEqual(Array(2).fill(429));
  });

  it("is removed only with the password, no longer counts for the session, and notifies the person by mail", async () => {
    const person = await createOwnerWithPassword(api);
    const { from } = await setUp(person);
    const disable = async (password: string) =>
      (await from.post("/portal/auth/two-factor/disable", { password })).status;
    expect([await disable("wrong wrong"), await disable(PASSWORD)]).toEqual([401, 200]);
    const profile = (await from.get("/portal/auth/profile")).body;
    expect(profile).toMatchObject({ hasAuthenticator: false, hasSecondFactor: false });
    expect((await readMailsTo(person.email)).at(-1)).toContain("Your authenticator app was removed.");
  });
});
