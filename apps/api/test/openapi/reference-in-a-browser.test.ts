import { expect, it } from "@jest/globals";
import {
  buildAccount,
  describeWithBrowser,
  launchBrowser,
  useResource,
  type WatchedPage,
  watchPage,
} from "@svc/testing";
import type { BrowserContextOptions, Page } from "playwright-core";
import { startTestApi } from "../start-test-api.ts";

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
/** 1280 pixels at 400% zoom (WCAG 1.4.10). */
const NARROW = { width: 320, height: 256 };

const PAGES = [
  "/",
  "/docs",
  "/docs/reference/createRollover",
  "/docs/reference/listRollovers",
  "/docs/reference/on_rollover_custodian_soft_rejected",
  "/docs/guides",
  "/docs/guides/first-rollover",
  "/errors",
  "/errors/consent_insufficient",
  "/docs/contents",
  "/docs/graphql",
  "/docs/graphql/Rollover",
];

describeWithBrowser("Documentation in a browser", () => {
  const site = useResource(async () => {
    const [api, browser] = await Promise.all([startTestApi(), launchBrowser()]);
    const origin = api.url;
    return {
      api,
      async open(path: string, options: BrowserContextOptions = {}): Promise<WatchedPage> {
        const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: "reduce", ...options });
        const watched = await watchPage(context, origin);
        await watched.page.goto(origin + path);
        return watched;
      },
      async stop() {
        await browser.close();
        await api.stop();
      },
    };
  });
  const getSearchBox = (page: Page) => page.getByRole("combobox", { name: "Search" });
  const getResult = (page: Page) => page.locator(".try-it .result");
  const getSendButton = (page: Page) => page.getByRole("button", { name: "Send" });
  const getKeyField = (page: Page) => page.getByLabel("API key");

  it.each(PAGES)("%s passes axe, fits at four times the zoom, and reports no problems", async (path) => {
    const { page, pageErrors, findIssues, close } = await site.open(path);
    expect(await findIssues()).toEqual([]);
    await page.setViewportSize(NARROW);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(NARROW.width);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it.each([
    ["light", DESKTOP],
    ["dark", PHONE],
  ] as const)("shows GraphiQL in %s mode, and sends a request from it", async (colorScheme, viewport) => {
    const options = { colorScheme, viewport };
    const { page, pageErrors, findIssues, close } = await site.open("/docs/graphiql", options);
    await page.getByRole("heading", { level: 1, name: "GraphiQL" }).waitFor();
    await page.locator(".graphiql-query-editor .view-line").getByText("rollovers").waitFor();
    await page.locator(".graphiql-editor-tool .view-line").getByText("Authorization").waitFor();
    expect(await findIssues("current view")).toEqual([]);
    const [sent] = await Promise.all([
      page.waitForResponse("**/graphql"),
      page.getByRole("button", { name: /^Execute query/ }).click(),
    ]);
    expect(await sent.json()).toMatchObject({ code: "invalid_api_key" });
    expect(pageErrors).toEqual([]);
    await close();
  });

  it.each([
    ["/docs/reference/createRollovr", "There is no such operation"],
    ["/docs/guides/<script>", "There is no such guide"],
    ["/docs/graphql/Nothing", "There is no such type"],
    ["/errors/constructor", "There is no such error code"],
  ])("%s shows browsers an HTML 404 page that links to all documentation", async (path, title) => {
    const { page, findIssues, close } = await site.open(path);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    expect(await findIssues()).toEqual([]);
    await page.getByRole("link", { name: "all documentation" }).click();
    await page.getByRole("heading", { level: 1, name: "All documentation" }).waitFor();
    await close();
    const response = await site.api.call("get", encodeURI(path), null).set("Accept", "text/html").expect(404);
    expect(response.headers["content-type"]).toMatch(/^text\/html/);
    for (const accept of ["*/*", "application/json", "text/html;q=0.5, application/json"]) {
      const { headers } = await site.api.call("get", encodeURI(path), null).set("Accept", accept).expect(404);
      expect(headers["content-type"]).toMatch(/^application\/problem\+json/);
    }
  });

  it("shows all samples without JavaScript, but no Send button", async () => {
    const { page, close } = await site.open("/docs/reference/createRollover", { javaScriptEnabled: false });
    for (const language of ["curl", "TypeScript", "Python", "Go"])
      expect(await page.locator(`.samples pre[data-lang="${language}"]`).isVisible()).toBe(true);
    expect(await getSendButton(page).isVisible()).toBe(false);
    await close();
  });

  it("searches by keyboard alone, tolerates a typo, and passes axe with the results", async () => {
    const { page, findIssues, close } = await site.open("/docs/guides");
    await page.keyboard.press("/");
    await getSearchBox(page).fill("idempotncy");
    const options = page.getByRole("option");
    await options.first().waitFor();
    expect(await options.first().getAttribute("aria-selected")).toBe("true");
    expect(await findIssues()).toEqual([]);
    await getSearchBox(page).fill("xylophone orchestra");
    await page.getByText("No results. Try fewer or different words.").waitFor();
    expect(await findIssues()).toEqual([]);
    await getSearchBox(page).fill("createRollover");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/docs/reference/createRollover");
    await close();
  });

  it("keeps the sample language across pages, and switches it with arrow keys", async () => {
    const { page, close } = await site.open("/docs/reference/createRollover");
    const tab = (name: string) => page.getByRole("tab", { name, exact: true }).first();
    await tab("curl").focus();
    await page.keyboard.press("ArrowRight");
    expect(await tab("TypeScript").getAttribute("aria-selected")).toBe("true");
    await page.goto(`${site.api.url}/docs/guides/first-rollover`);
    await tab("TypeScript").waitFor();
    expect(await tab("TypeScript").getAttribute("aria-selected")).toBe("true");
    await close();
  });

  it("follows links to the former one-page reference, even if only the hash changes", async () => {
    const { page, close } = await site.open("/docs#/Rollovers/createRollover");
    await page.waitForURL("**/docs/reference/createRollover");
    await page.goto(`${site.api.url}/docs`);
    await page.evaluate("location.hash = '#/Rollovers/listRollovers'");
    await page.waitForURL("**/docs/reference/listRollovers");
    await close();
  });

  it("sends createRollover from its reference page with existing IDs", async () => {
    await buildAccount(site.api, site.api.ak.organizationId);
    const { page, findIssues, pageErrors, close } = await site.open("/docs/reference/createRollover");
    await getKeyField(page).fill(site.api.ak.key);
    await page.getByRole("button", { name: "Use IDs from this service" }).click();
    await getResult(page).getByText("Replaced the example IDs with IDs from this service.").waitFor();
    await getSendButton(page).click();
    await getResult(page).getByText("201 Created").waitFor();
    expect(await findIssues()).toEqual([]);
    await getSendButton(page).click();
    await getResult(page).getByText("409 Conflict").waitFor();
    await getResult(page).getByRole("link", { name: "About the error duplicate_rollover" }).waitFor();
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("explains a body that is not JSON, and a body that the API rejects", async () => {
    const { page, findIssues, close } = await site.open("/docs/reference/createRollover");
    const body = page.getByLabel("Body");
    await body.fill("{");
    await getSendButton(page).click();
    await getResult(page).getByText("The body is not JSON").waitFor();
    expect(await body.getAttribute("aria-invalid")).toBe("true");
    expect(await page.evaluate("document.activeElement.id")).toBe("try-body");
    expect(await findIssues()).toEqual([]);
    await body.fill("{}");
    await getSendButton(page).click();
    await getResult(page).getByText("401 Unauthorized").waitFor();
    await getKeyField(page).fill(site.api.ak.key);
    await getSendButton(page).click();
    await getResult(page).getByText("422 Unprocessable Entity").waitFor();
    await getResult(page).getByRole("link", { name: "About the error validation_failed" }).waitFor();
    expect(await findIssues()).toEqual([]);
    await close();
  });

  it("keeps the Idempotency-Key until a response arrives", async () => {
    const { page, context, close } = await site.open("/docs/reference/createOrRetrieveAccount");
    const idempotencyKey = page.locator('[name="header.Idempotency-Key"]');
    await getKeyField(page).fill(site.api.ak.key);
    const first = await idempotencyKey.inputValue();
    await context.setOffline(true);
    await getSendButton(page).click();
    await getResult(page).getByText("It is unknown whether the request was carried out.").waitFor();
    expect(await idempotencyKey.inputValue()).toBe(first);
    await context.setOffline(false);
    await getSendButton(page).click();
    await getResult(page).getByText("201 Created").waitFor();
    expect(await idempotencyKey.inputValue()).not.toBe(first);
    await close();
  });

  it("promises nothing about a second attempt without an Idempotency-Key", async () => {
    const { page, context, close } = await site.open("/docs/reference/writeIrsFile");
    await context.setOffline(true);
    await getSendButton(page).click();
    await getResult(page).getByText("Check before you send it again").waitFor();
    await close();
  });

  it("keeps a test key until the tab is closed, and never keeps a live key", async () => {
    const { page, close } = await site.open("/docs/reference/getCurrentApiKey");
    const readStoredKey = async (value: string) => {
      await getKeyField(page).fill(value);
      await getSendButton(page).click();
      await getResult(page)
        .getByText(/^(200|401) /)
        .waitFor();
      await page.reload();
      await getSendButton(page).waitFor();
      return getKeyField(page).inputValue();
    };
    expect(await readStoredKey(site.api.ak.key)).toBe(site.api.ak.key);
    expect(await readStoredKey(site.api.ak.key.replace("svc_test_", "svc_live_"))).toBe("");
    await close();
  });
});
