import { findFreePort } from "@svc/local-servers";
import {
  buildAccount,
  buildRolloverBody,
  getPortalFolder,
  launchBrowser,
  useResource,
  type WatchedPage,
  watchPage,
} from "@svc/testing";
import type { Browser, BrowserContext, BrowserContextOptions } from "playwright-core";
import { type Role, type SignedIn, signInAs } from "../../../api/test/portal/sign-in-as.ts";
import { startTestApi, type TestApi } from "../../../api/test/start-test-api.ts";

export interface Portal {
  api: TestApi;
  /** Origin without the portal's path. */
  origin: string;
  browser: Browser;
  /** Opens a portal path such as `/keys` in a new browser context; null opens it signed out. */
  open(person: Role | SignedIn | null, path: string, options?: BrowserContextOptions): Promise<WatchedPage>;
  /** Creates a member with a session, by default in the organization of the API's key. */
  signIn(role: Role, input?: Parameters<typeof signInAs>[2]): Promise<SignedIn>;
  signInContext(context: BrowserContext, person: SignedIn): Promise<void>;
  createRollover(): Promise<{ id: string; version: number }>;
  stop(): Promise<void>;
}

type ApiOptions = Parameters<typeof startTestApi>[0];

/** Starts API, portal and browser before the tests of the current block, and stops them afterward. */
export function usePortal(options: ApiOptions = {}): Portal {
  return useResource(() => startPortal(options));
}

/** Starts API, portal and browser, which the caller stops. */
export async function startPortal(options: ApiOptions = {}): Promise<Portal> {
  const [portalDirectory, port, browser] = await Promise.all([
    getPortalFolder(),
    findFreePort(),
    launchBrowser(),
  ]);
  const origin = `http://localhost:${port}`;
  const env = { API_PORT: String(port), PORTAL_URL: origin };
  const api = await startTestApi({
    ...options,
    portalDirectory,
    env: (defaults) => ({
      ...defaults,
      ...env,
      ...(typeof options.env === "function" ? options.env(defaults) : options.env),
    }),
  });
  const signIn: Portal["signIn"] = (role, input) =>
    signInAs(api, role, {
      ...(role === "platform" ? {} : { organizationId: api.ak.organizationId }),
      ...input,
      origin,
    });
  const signInContext: Portal["signInContext"] = async (context, { headers }) => {
    const [name = ""] = headers.Cookie.split("=", 1);
    const value = headers.Cookie.slice(name.length + 1);
    await context.addCookies([{ name, value, url: origin, httpOnly: true, sameSite: "Lax" }]);
  };
  return {
    api,
    origin,
    browser,
    signIn,
    signInContext,
    async open(person, path, contextOptions = {}) {
      const context = await browser.newContext({
        locale: "en-US",
        reducedMotion: "reduce",
        viewport: { width: 1280, height: 900 },
        ...contextOptions,
      });
      if (person !== null)
        await signInContext(context, typeof person === "string" ? await signIn(person) : person);
      const watched = await watchPage(context, origin);
      await watched.page.goto(`${origin}/portal${path}`);
      return watched;
    },
    async createRollover() {
      const account = await buildAccount(api, api.ak.organizationId);
      const body = await buildRolloverBody(api, account.id);
      return (await api.call("post", "/v1/rollovers").send(body).expect(201)).body;
    },
    async stop() {
      await browser.close();
      await api.stop();
    },
  };
}
