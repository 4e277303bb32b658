import { beforeEach, describe, expect, it } from "@jest/globals";
import { buildOrganization, TEST_CIPHER, useResource } from "@svc/testing";
import { addSsoDomain, removeSsoDomain, setSsoLink } from "../../src/people/members/sso-domains.ts";
import { startTestApi } from "../start-test-api.ts";
import { BrowserSession } from "./browser-session.ts";
import { startOidcProvider } from "./oidc-provider.ts";
import { type SignedIn, signInAs } from "./sign-in-as.ts";

const environment = useResource(async () => {
  const provider = await startOidcProvider("portal");
  const api = await startTestApi({
    env: {
      PORTAL_OIDC_ISSUER: provider.issuer,
      PORTAL_OIDC_CLIENT_ID: "portal",
      PORTAL_OIDC_CLIENT_SECRET: "of-no-use-anywhere-else",
    },
  });
  const stop = async () => {
    await api.stop();
    await provider.stop();
  };
  return { api, provider, stop };
});

const buildContext = () => ({ db: environment.api.db, clock: { now: () => new Date() } }) as never;
const buildDomain = (organizationId: string | null) => ({
  organizationId,
  issuer: environment.provider.issuer,
  domain: "example.com",
});

async function startSingleSignOn(browser = new BrowserSession(environment.api.url), path = "sign-in/sso") {
  const started = await browser.post(`/portal/auth/${path}`);
  expect(started.status).toBe(200);
  const redirect = await fetch(started.body.url, { redirect: "manual" });
  const callbackUrl = new URL(redirect.headers.get("Location") ?? "");
  expect(callbackUrl.origin + callbackUrl.pathname).toBe("https://portal.example/portal/auth/callback/sso");
  const response = await browser.get(callbackUrl.pathname + callbackUrl.search);
  return { browser, response };
}

async function createSsoMember(): Promise<SignedIn> {
  const person = await signInAs(environment.api, "owner");
  await addSsoDomain(buildContext(), buildDomain(person.organizationId));
  return person;
}

const setIdentity = (person: SignedIn, sub = `sub of ${person.userId}`) => {
  environment.provider.person = { sub, email: person.email, emailVerified: true };
};
const linkAccount = (person: SignedIn) =>
  startSingleSignOn(new BrowserSession(environment.api.url, person.headers.Cookie), "link/sso");

async function expectRejection() {
  const { browser, response } = await startSingleSignOn();
  expect(response.status).toBe(302);
  expect(response.headers.location).toMatch(/^\/portal\/sign-in\?error=/);
  expect((await browser.get("/portal/auth/profile")).status).toBe(401);
}

beforeEach(() => {
  Object.assign(environment.provider, { claims: {}, signsWithUnpublishedKey: false, omitsIdToken: false });
});

describe("Single sign-on", () => {
  it("is linked while signed in, signs in repeatedly as a second factor, and is audited", async () => {
    const person = await createSsoMember();
    setIdentity(person);
    expect((await linkAccount(person)).response.headers.location).toBe("/portal/profile");
    for (let time = 0; time < 2; time += 1) {
      const { browser, response } = await startSingleSignOn();
      expect({ status: response.status, to: response.headers.location }).toEqual({
        status: 302,
        to: "/portal/",
      });
      const { body } = await browser.get("/portal/auth/profile");
      expect(body).toMatchObject({ email: person.email, hasSecondFactor: true });
      expect(body.sessions[0]).toMatchObject({ with: "sso", isThis: true });
    }
    const where = { userId: person.userId };
    const credentials = await environment.api.db.prisma.portalCredential.findMany({ where });
    const accountId = `${environment.provider.issuer} sub of ${person.userId}`;
    const noTokens = { accessToken: null, refreshToken: null, idToken: null };
    expect(credentials).toMatchObject([{ providerId: "sso", accountId, ...noTokens }]);
    const audits = await environment.api.db.prisma.auditEntry.findMany({
      where: { organizationId: person.organizationId, action: "member.sso_linked" },
    });
    expect(audits).toHaveLength(1);
  });

  it("rejects a subject that is not linked, whether its email address is verified or not", async () => {
    const person = await createSsoMember();
    for (const emailVerified of [true, false, undefined]) {
      environment.provider.person = { sub: "new", email: person.email, emailVerified };
      await expectRejection();
    }
    setIdentity(person, "first");
    await linkAccount(person);
    setIdentity(person, "second");
    await expectRejection();
  });

  it("neither links nor signs in without a verified address that matches the account's", async () => {
    const person = await createSsoMember();
    for (const emailVerified of [false, undefined]) {
      environment.provider.person = { sub: "s", email: person.email, emailVerified };
      expect((await linkAccount(person)).response.headers.location).toMatch(/profile\?error=/);
    }
    setIdentity(person);
    await linkAccount(person);
    environment.provider.person.emailVerified = false;
    await expectRejection();
    Object.assign(environment.provider.person, { email: "other@example.com", emailVerified: true });
    await expectRejection();
  });

  it.each<[string, Partial<typeof environment.provider>]>([
    ["another key's signature", { signsWithUnpublishedKey: true }],
    ["another issuer", { claims: { iss: "https://elsewhere.example" } }],
    ["another audience", { claims: { aud: "another-client" } }],
    ["another nonce", { claims: { nonce: "replayed" } }],
    ["an expiration in the past", { claims: { exp: 1_700_000_000 } }],
    ["no ID token", { omitsIdToken: true }],
  ])("rejects a response with %s", async (_, changes) => {
    const person = await createSsoMember();
    setIdentity(person);
    await linkAccount(person);
    Object.assign(environment.provider, changes);
    await expectRejection();
  });

  it("opens only the organizations that accept the issuer for the address's domain", async () => {
    const person = await createSsoMember();
    const other = await buildOrganization(environment.api);
    await signInAs(environment.api, "owner", { userId: person.userId, organizationId: other });
    setIdentity(person);
    await linkAccount(person);
    const { browser } = await startSingleSignOn();
    const listOrganizations = async () => {
      const { memberships } = (await browser.get("/portal/api/session")).body;
      return memberships.map(({ organizationId }: { organizationId: string }) => organizationId);
    };
    expect(await listOrganizations()).toEqual([person.organizationId]);
    await addSsoDomain(buildContext(), { ...buildDomain(other), domain: "elsewhere.example" });
    await addSsoDomain(buildContext(), { ...buildDomain(other), issuer: "https://elsewhere.example" });
    expect(await listOrganizations()).toEqual([person.organizationId]);
    await removeSsoDomain(buildContext(), buildDomain(person.organizationId));
    expect(await listOrganizations()).toEqual([]);
    await expectRejection();
  });

  it("opens staff access only where the institution accepts the issuer", async () => {
    const person = await signInAs(environment.api, "platform");
    setIdentity(person);
    await linkAccount(person);
    await expectRejection();
    await addSsoDomain(buildContext(), buildDomain(null));
    const { browser } = await startSingleSignOn();
    expect((await browser.get("/portal/api/session")).body.platform).not.toBeNull();
  });

  it("can be linked and unlinked by the operator, with a mail each time", async () => {
    const person = await createSsoMember();
    const jobs = { send: async () => {}, close: async () => {} };
    const mail = { smtpUrl: "smtp://127.0.0.1:1", from: "portal@example.com" };
    const setLink = (sub: string | null) =>
      setSsoLink(
        { db: environment.api.db, cipher: TEST_CIPHER, clock: { now: () => new Date() }, jobs, mail },
        { email: person.email, issuer: environment.provider.issuer, sub },
      );
    await setLink("by the operator");
    setIdentity(person, "by the operator");
    const { browser } = await startSingleSignOn();
    expect((await browser.get("/portal/auth/profile")).status).toBe(200);
    await setLink(null);
    expect((await browser.get("/portal/auth/profile")).status).toBe(401);
    await expectRejection();
    expect(await environment.api.db.prisma.mail.count()).toBe(2);
  });

  it("creates no members: unknown and removed people return to the sign-in page", async () => {
    const removedMember = await createSsoMember();
    setIdentity(removedMember);
    await linkAccount(removedMember);
    const where = { id: removedMember.memberId };
    await environment.api.db.prisma.member.update({ where, data: { removedAt: new Date() } });
    const before = await environment.api.db.prisma.portalUser.count();
    await expectRejection();
    environment.provider.person = { sub: "stranger", email: "stranger@example.com", emailVerified: true };
    await expectRejection();
    expect(await environment.api.db.prisma.portalUser.count()).toBe(before);
  });
});
