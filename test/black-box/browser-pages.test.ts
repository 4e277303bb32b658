import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeWithRedisAndBrowser } from "@svc/testing";
import type { BrowserContext } from "playwright-core";
import { fetchDocumentationPages, MEMBER_PAGES, PageVisits, PUBLIC_PAGES } from "./browser-pages.ts";
import { createIdPages, readRoutesWithIds, toRoute } from "./id-pages.ts";
import { type RunningStack, START_TIMEOUT_MS, startRunningStack } from "./running-stack.ts";

/** Long enough for every page to time out, so that the test reports all of them. */
const VISITS_TIMEOUT_MS = 600_000;

describeWithRedisAndBrowser("Packed images, visited with a browser", () => {
  let stack: RunningStack;
  let visits: PageVisits;
  beforeAll(async () => {
    stack = await startRunningStack({ redis: true });
    visits = await PageVisits.start(stack);
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await visits?.stop();
    await stack?.stop();
  });

  const visitAll = async (context: BrowserContext, urls: readonly string[]) => {
    const failures: string[] = [];
    for (const url of urls) failures.push(...(await visits.visit(context, url)));
    expect(failures).toEqual([]);
  };
  const toPortalUrls = (paths: readonly string[]) => paths.map((path) => `${stack.origin}/portal${path}`);
  const signInAsOwner = () => {
    const { SVC_PORTAL_EMAIL = "", SVC_PORTAL_PASSWORD = "" } = stack.demo;
    return visits.signIn(SVC_PORTAL_EMAIL, SVC_PORTAL_PASSWORD);
  };

  it(
    "serve the portal's public pages without an error",
    async () => visitAll(await visits.createContext(), toPortalUrls(PUBLIC_PAGES)),
    VISITS_TIMEOUT_MS,
  );

  it(
    "serve the documentation, GraphiQL and the widget service's status page without an error",
    async () => {
      const urls = [`${stack.widgetAuthUrl}/`, ...(await fetchDocumentationPages(stack))];
      await visitAll(await visits.createContext(), urls);
    },
    VISITS_TIMEOUT_MS,
  );

  it(
    "serve the portal's member pages without an error",
    async () => visitAll(await signInAsOwner(), toPortalUrls(MEMBER_PAGES)),
    VISITS_TIMEOUT_MS,
  );

  it(
    "serve member pages about a single object, with its ID in the address, without an error",
    async () => {
      const pages = await createIdPages(stack);
      expect(readRoutesWithIds()).toContain("/rollovers/$id");
      expect(pages.map(toRoute)).toEqual(expect.arrayContaining(readRoutesWithIds()));
      await visitAll(await signInAsOwner(), toPortalUrls(pages));
    },
    VISITS_TIMEOUT_MS,
  );

  it("let a person enroll a passkey and sign in with it", async () => {
    const { SVC_PORTAL_OPERATIONS_EMAIL = "", SVC_PORTAL_OPERATIONS_PASSWORD = "" } = stack.demo;
    const member = await visits.signIn(SVC_PORTAL_OPERATIONS_EMAIL, SVC_PORTAL_OPERATIONS_PASSWORD);
    expect(await visits.signInWithNewPasskey(member)).toBe("Home");
  });

  it("log no errors", () => expect(stack.errors()).toEqual([]));
});
