import { describe, expect, it } from "@jest/globals";
import { createPasswordReset } from "../../src/people/members/operator-members.ts";
import { readMails } from "../read-mails.ts";
import { useTestApi } from "../start-test-api.ts";
import { findTablesWith } from "../table-contents.ts";
import { BrowserSession, PASSWORD, setPassword } from "./browser-session.ts";
import { signInAs } from "./sign-in-as.ts";

describe("Password reset", () => {
  // No server listens here. The tests read the queued mails.
  const api = useTestApi({ env: { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "portal@example.com" } });
  const requestReset = (email: string) =>
    new BrowserSession(api.url).post("/portal/auth/request-password-reset", { email });

  it("works once per mailed link, ends every session, and does not reveal whether the address is known", async () => {
    const person = await signInAs(api, "viewer");
    await setPassword(api, person);
    const knownUser = await requestReset(person.email.toUpperCase());
    const unknownUser = await requestReset("nobody@example.com");
    expect([knownUser.status, knownUser.body]).toEqual([unknownUser.status, unknownUser.body]);
    const [mail, ...otherMails] = await readMails(api, {});
    expect(otherMails).toEqual([]);
    expect(mail?.to).toBe(person.email);
    const token = /https:\/\/portal\.example\/portal\/reset#token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const browser = new BrowserSession(api.url);
    const reset = (newPassword: string) =>
      browser.post("/portal/auth/reset-password", { token, newPassword });
    for (const weak of ["qwertyuiop12", person.email])
      expect((await reset(weak)).body).toMatchObject({ code: "validation_failed" });
    expect((await reset("quarry violin maple 77")).status).toBe(200);
    const again = await reset("quarry violin maple 78");
    expect(again.body).toMatchObject({ code: "link_not_valid", status: 410 });
    expect(await api.db.prisma.portalSession.count({ where: { userId: person.userId } })).toBe(0);
    const signIn = (password: string) =>
      browser.post("/portal/auth/sign-in/email", { email: person.email, password });
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn("quarry violin maple 77")).status).toBe(200);
    const lastMail = (await readMails(api, {})).at(-1);
    expect(lastMail).toMatchObject({ to: person.email, subject: expect.stringMatching(/changed/) });
  });

  it("counts characters, not UTF-16 units, up to the maximum", async () => {
    const person = await signInAs(api, "viewer");
    await setPassword(api, person);
    await requestReset(person.email);
    const token = /#token=(\S+)/.exec((await readMails(api, {})).at(-1)?.text ?? "")?.[1] ?? "";
    const browser = new BrowserSession(api.url);
    const reset = (newPassword: string) =>
      browser.post("/portal/auth/reset-password", { token, newPassword });
    const words = "quarry violin maple 77 ";
    const longest = words + "🎻".repeat(128 - words.length);
    expect((await reset(`${longest}🎻`)).body).toMatchObject({
      code: "validation_failed",
      errors: [{ detail: "Use 128 characters or fewer." }],
    });
    expect((await reset(longest)).status).toBe(200);
    const signIn = await browser.post("/portal/auth/sign-in/email", {
      email: person.email,
      password: longest,
    });
    expect(signIn.status).toBe(200);
  });

  it("sends up to three links an hour, with the same response after that", async () => {
    const person = await signInAs(api, "viewer");
    const before = (await readMails(api, {})).length;
    for (let time = 0; time < 5; time += 1) expect((await requestReset(person.email)).status).toBe(200);
    expect((await readMails(api, {})).length - before).toBe(3);
  });

  it("stores no usable token, neither of a mailed link nor of an operator's link", async () => {
    const person = await signInAs(api, "viewer");
    await setPassword(api, person);
    await requestReset(person.email);
    const mailedToken = /#token=(\S+)/.exec((await readMails(api, {})).at(-1)?.text ?? "")?.[1] ?? "";
    const clock = { now: () => new Date() };
    const operatorToken = await createPasswordReset({ db: api.db, clock } as never, person.email, {
      removesFactors: false,
    });
    for (const token of [mailedToken, operatorToken]) expect(await findTablesWith(api, token)).toEqual([]);
    const rows = await api.db.prisma.portalVerification.findMany({ where: { value: person.userId } });
    expect(rows).toHaveLength(2);
    const newPassword = "quarry violin maple 79";
    const reset = (token: string) =>
      new BrowserSession(api.url).post("/portal/auth/reset-password", { token, newPassword });
    // The stored identifier is not a valid token.
    for (const { identifier } of rows)
      for (const guess of [identifier, identifier.replace(/^reset-password:/, "")])
        expect((await reset(guess)).body).toMatchObject({ code: "link_not_valid" });
    for (const token of [mailedToken, operatorToken]) expect((await reset(token)).status).toBe(200);
  });
});

describe("Live environment", () => {
  const api = useTestApi({ environment: "live" });

  it("requires a second factor for every role but viewer, and says so in the profile", async () => {
    for (const role of ["owner", "admin", "developer", "operations", "platform"] as const) {
      const person = await signInAs(api, role, { secondFactor: null });
      const call = (path: string) =>
        api
          .call("get", path, null)
          .set({ ...person.headers, "Svc-Organization": person.organizationId ?? api.ak.organizationId });
      expect((await call("/portal/api/members")).body).toMatchObject({ code: "two_factor_required" });
      const ownSession = new BrowserSession(api.url, person.headers.Cookie);
      const lacking = { needsSecondFactor: true, hasSecondFactor: false };
      expect((await ownSession.get("/portal/auth/profile")).body).toMatchObject(lacking);
    }
    const viewer = await signInAs(api, "viewer", { secondFactor: null });
    expect((await api.call("get", "/portal/api/members", null).set(viewer.headers)).status).toBe(200);
  });
});
