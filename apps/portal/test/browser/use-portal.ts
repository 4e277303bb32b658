import { findFreePort } from "@svc/local-servers";
import {
  aroundTests,
  buildAccount,
  buildRolloverBody,
  launchBrowser,
  portalDirectory,
  type WatchedPage,
  watchPage,
} from "@svc/testing";
import type { Browser, BrowserContext, BrowserContextOptions } from "playwright-core";
import { type Role, type SignedIn, signInAs } from "../../../api/test/portal/sign-in-as.ts";
import { startTestApi, type TestApi } from "../../../api/test/start-test-api.ts";

/** A portal that is served by a running API, and a browser for it. */
export interface Portal {
  api: TestApi;
  /** `http://localhost:…`, without the portal's path. */
  origin: string;
  browser: Browser;
  /** Opens a page of the portal (`/keys`) in a browser of its own; as nobody where no one is given. */
  open(person: Role | SignedIn | null, path: string, options?: BrowserContextOptions): Promise<WatchedPage>;
  /** Makes a member with a session; of the organization of the API's key unless another is named. */
  signIn(role: Role, input?: Parameters<typeof signInAs>[2]): Promise<SignedIn>;
  /** Puts this person's session into a browser: as if they had just signed in there. */
  enter(context: BrowserContext, person: SignedIn): Promise<void>;
  /** Makes a rollover in the organization of the API's key, as its server would. */
  createRollover(): Promise<{ id: string; version: number }>;
  stop(): Promise<void>;
}

type ApiOptions = Parameters<typeof startTestApi>[0];

/** Starts API, portal and browser before the tests of the file or block that calls this, and ends them behind them. */
export function usePortal(options: ApiOptions = {}): Portal {
  return aroundTests(() => startPortal(options));
}

/** As `usePortal`, for what is no test. */
export async function startPortal(options: ApiOptions = {}): Promise<Portal> {
  // Its address has to be known before the API starts: its sign-in takes calls from there alone.
  const [directory, port, browser] = await Promise.all([portalDirectory(), findFreePort(), launchBrowser()]);
  const origin = `http://localhost:${port}`;
  const env = { API_PORT: String(port), PORTAL_URL: origin };
  const api = await startTestApi({
    ...options,
    portalDirectory: directory,
    env: (own) => ({
      ...own,
      ...env,
      ...(typeof options.env === "function" ? options.env(own) : options.env),
    }),
  });
  const signIn: Portal["signIn"] = (role, input) =>
    signInAs(api, role, {
      ...(role === "platform" ? {} : { organizationId: api.ak.organizationId }),
      ...input,
      origin,
    });
  const enter: Portal["enter"] = async (context, { headers }) => {
    const [name = "", value = ""] = headers.Cookie.split(/=(.*)/s);
    await context.addCookies([{ name, value, url: origin, httpOnly: true, sameSite: "Lax" }]);
  };
  return {
    api,
    origin,
    browser,
    signIn,
    enter,
    async open(person, path, contextOptions = {}) {
      const context = await browser.newContext({
        locale: "en-US",
        reducedMotion: "reduce",
        viewport: { width: 1280, height: 900 },
        ...contextOptions,
      });
      if (person !== null) await enter(context, typeof person === "string" ? await signIn(person) : person);
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
