import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeWithRedisAndBrowser } from "@svc/testing";
import { documentationPages, MEMBER_PAGES, PageVisits, PUBLIC_PAGES } from "./browser-pages.ts";
import { createIdPages, routesWithIds, toRoute } from "./id-pages.ts";
import { type RunningStack, START_TIMEOUT_MS, startRunningStack } from "./running-stack.ts";

/** Long enough for every page to time out, so that the failures are reported. */
const VISITS_TIMEOUT_MS = 600_000;

describeWithRedisAndBrowser("the programs of the images, in a browser", () => {
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

  it(
    "visitors' pages of the portal load without an error",
    async () => {
      const visitor = await visits.newVisitor();
      const failures: string[] = [];
      for (const path of PUBLIC_PAGES)
        failures.push(...(await visits.visit(visitor, `${stack.origin}/portal${path}`)));
      expect(failures).toEqual([]);
    },
    VISITS_TIMEOUT_MS,
  );

  it(
    "the documentation, GraphiQL and the widget service's status page load without an error",
    async () => {
      const visitor = await visits.newVisitor();
      const failures: string[] = [];
      for (const url of [`${stack.widgetAuthUrl}/`, ...(await documentationPages(stack))])
        failures.push(...(await visits.visit(visitor, url)));
      expect(failures).toEqual([]);
    },
    VISITS_TIMEOUT_MS,
  );

  it(
    "members' pages of the portal load without an error",
    async () => {
      const { SVC_PORTAL_EMAIL = "", SVC_PORTAL_PASSWORD = "" } = stack.demo;
      const member = await visits.signIn(SVC_PORTAL_EMAIL, SVC_PORTAL_PASSWORD);
      const failures: string[] = [];
      for (const path of MEMBER_PAGES)
        failures.push(...(await visits.visit(member, `${stack.origin}/portal${path}`)));
      expect(failures).toEqual([]);
    },
    VISITS_TIMEOUT_MS,
  );

  it(
    "members' pages about one thing, with its ID in the address, load without an error",
    async () => {
      const { SVC_PORTAL_EMAIL = "", SVC_PORTAL_PASSWORD = "" } = stack.demo;
      const pages = await createIdPages(stack);
      expect(pages.map(toRoute)).toEqual(expect.arrayContaining(routesWithIds()));
      const member = await visits.signIn(SVC_PORTAL_EMAIL, SVC_PORTAL_PASSWORD);
      const failures: string[] = [];
      for (const path of pages)
        failures.push(...(await visits.visit(member, `${stack.origin}/portal${path}`)));
      expect(failures).toEqual([]);
    },
    VISITS_TIMEOUT_MS,
  );

  it("a person enrolls a passkey and signs in with it", async () => {
    const { SVC_PORTAL_OPERATIONS_EMAIL = "", SVC_PORTAL_OPERATIONS_PASSWORD = "" } = stack.demo;
    const member = await visits.signIn(SVC_PORTAL_OPERATIONS_EMAIL, SVC_PORTAL_OPERATIONS_PASSWORD);
    expect(await visits.signInWithNewPasskey(member)).toBe("Home");
  });

  it("logs no error", () => {
    expect(stack.errors()).toEqual([]);
  });
});
