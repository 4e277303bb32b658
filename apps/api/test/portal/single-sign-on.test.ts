import { describe, expect, it } from "@jest/globals";
import { aroundTests } from "@svc/testing";
import { startTestApi } from "../start-test-api.ts";
import { BrowserSession } from "./browser-session.ts";
import { startOidcProvider } from "./oidc-provider.ts";
import { signInAs } from "./sign-in-as.ts";

const world = aroundTests(async () => {
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

/** Goes to the provider and comes back, as a browser does. */
async function goThere() {
  const from = new BrowserSession(world.api.url);
  expect((await from.get("/portal/auth/ways")).body).toEqual({ sso: true });
  const begun = await from.post("/portal/auth/sign-in/sso");
  const there = await fetch(begun.body.url, { redirect: "manual" });
  const back = new URL(there.headers.get("Location") ?? "");
  expect(back.origin + back.pathname).toBe("https://portal.example/portal/auth/callback/sso");
  const answer = await from.get(back.pathname + back.search);
  return { from, answer };
}

describe("the institution's own sign-in", () => {
  it("lets in who is a member, twice as the same person, and counts as a second factor", async () => {
    const person = await signInAs(world.api, "owner");
    world.provider.person = { sub: "known", email: person.email, emailVerified: true };
    for (let time = 0; time < 2; time += 1) {
      const { from, answer } = await goThere();
      expect({ status: answer.status, to: answer.headers.location }).toEqual({ status: 302, to: "/portal/" });
      const { body } = await from.get("/portal/auth/profile");
      expect(body).toMatchObject({ email: person.email, hasSecondFactor: true });
      expect(body.sessions[0]).toMatchObject({ with: "sso", isThis: true });
    }
    const [credential] = await world.api.db.prisma.portalCredential.findMany({
      where: { userId: person.userId },
    });
    expect(credential).toMatchObject({
      providerId: "sso",
      accessToken: null,
      refreshToken: null,
      idToken: null,
    });
  });

  it("makes nobody a member: who is unknown, or was removed, comes back to the page for signing in", async () => {
    const gone = await signInAs(world.api, "viewer");
    await world.api.db.prisma.member.update({
      where: { id: gone.memberId },
      data: { removedAt: new Date() },
    });
    const before = await world.api.db.prisma.portalUser.count();
    for (const email of ["stranger@example.com", gone.email]) {
      world.provider.person = { sub: email, email, emailVerified: true };
      const { from, answer } = await goThere();
      expect({ email, status: answer.status }).toEqual({ email, status: 302 });
      expect(answer.headers.location).toMatch(/^\/portal\/sign-in\?error=/);
      expect((await from.get("/portal/auth/profile")).status).toBe(401);
    }
    expect(await world.api.db.prisma.portalUser.count()).toBe(before);
  });
});
