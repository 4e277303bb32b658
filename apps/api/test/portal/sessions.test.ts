import { describe, expect, it } from "@jest/globals";
import { TEST_CIPHER } from "@svc/testing";
import { openSignIn } from "../../src/people/sign-in/sign-in.ts";
import { useTestApi } from "../start-test-api.ts";
import { signInAs } from "./sign-in-as.ts";
import { TEST_PORTAL } from "./test-portal.ts";

const api = useTestApi();

const buildServices = (at = new Date()) => ({
  db: api.db,
  clock: { now: () => at },
  log: { warn() {}, error() {} } as never,
  cipher: TEST_CIPHER,
  mail: null,
  jobs: {} as never,
});
const buildRequest = (headers: Record<string, string>) =>
  ({
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
  }) as never;
const openSignInAt = (at = new Date()) => openSignIn(TEST_PORTAL, buildServices(at));

describe("Session from a cookie", () => {
  it("identifies the person, like the auth library itself", async () => {
    const person = await signInAs(api, "viewer", { name: "Ada Sample" });
    expect(await openSignInAt().findSession(buildRequest(person.headers))).toEqual({
      id: person.sessionId,
      userId: person.userId,
      email: person.email,
      name: "Ada Sample",
      hasSecondFactor: true,
      isEmailVerified: true,
      ssoIssuer: null,
      createdAt: expect.any(Date),
    });
    const headers = new Headers(person.headers);
    const librarySession = await (await openSignInAt().services?.auth())?.api.getSession({ headers });
    expect(librarySession).toMatchObject({ session: { id: person.sessionId }, user: { id: person.userId } });
  });

  it("shows whether the sign-in included a second factor", async () => {
    const person = await signInAs(api, "viewer", { secondFactor: null });
    expect(await openSignInAt().findSession(buildRequest(person.headers))).toMatchObject({
      hasSecondFactor: false,
    });
  });

  it("is null for a cookie with an invalid signature, another name, or no value", async () => {
    const { headers } = await signInAs(api, "viewer");
    const other = openSignIn({ ...TEST_PORTAL, PORTAL_SECRET: "another".repeat(9) }, buildServices());
    expect(await other.findSession(buildRequest(headers))).toBeNull();
    const [name, value] = headers.Cookie.split("=");
    for (const Cookie of ["", `${name}=`, `${name}=.`, `${name}=a.b`, `other=${value}`]) {
      expect(await openSignInAt().findSession(buildRequest({ Cookie }))).toBeNull();
    }
    expect(await openSignInAt().findSession(buildRequest({}))).toBeNull();
  });

  it("ends twelve hours after sign-in", async () => {
    const { headers } = await signInAs(api, "viewer");
    const end = new Date(Date.now() + 12 * 60 * 60 * 1000);
    expect(await openSignInAt(end).findSession(buildRequest(headers))).toBeNull();
  });

  it("is null where no portal is configured", async () => {
    const { headers } = await signInAs(api, "viewer");
    expect(await openSignIn({}, buildServices()).findSession(buildRequest(headers))).toBeNull();
  });
});
