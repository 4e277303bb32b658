import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { type LocalRedis, startRedis } from "@svc/local-servers";
import { describeWithBrowser, hasRedisServer, itWithRedis, launchBrowser, pollUntil } from "@svc/testing";
import type { AxeResults } from "axe-core";
import type { Browser, Page } from "playwright-core";
import { startTestWidgetAuth, type TestWidgetAuth } from "../start-test-widget-auth.ts";

const axeSource = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
/** 1280 pixels at 400% zoom (WCAG 1.4.10). */
const NARROW = { width: 320, height: 256 };

type Scheme = "light" | "dark";
type Size = typeof DESKTOP;

describeWithBrowser("The status page in a browser", () => {
  let browser: Browser;
  let widget: TestWidgetAuth;
  let degraded: TestWidgetAuth | null = null;
  let redis: LocalRedis | null = null;
  const fetchDegradedStatus = async () => {
    const response = await fetch(degraded?.url ?? "", { headers: { Accept: "application/json" } });
    return (await response.json()) as { status: string };
  };
  beforeAll(async () => {
    browser = await launchBrowser();
    widget = await startTestWidgetAuth();
    if (hasRedisServer) {
      redis = await startRedis();
      degraded = await startTestWidgetAuth({ sharedEnvironment: widget, env: { REDIS_URL: redis.url } });
      await redis.kill();
      await pollUntil("the status page to report degraded", fetchDegradedStatus, {
        isDone: ({ status }) => status === "degraded",
      });
    }
  });
  afterAll(async () => {
    await browser.close();
    if (redis) {
      // A connection that is being retried would outlive the stopped service.
      redis = await startRedis({ port: redis.port });
      await pollUntil("the recovery", fetchDegradedStatus, { isDone: ({ status }) => status === "running" });
      await degraded?.stop();
      await redis.stop();
    }
    await widget.stop();
  });

  const open = async (url: string, scheme: Scheme, size: Size) => {
    const context = await browser.newContext({ viewport: size, colorScheme: scheme });
    const page = await context.newPage();
    const requestedUrls: string[] = [];
    const consoleMessages: string[] = [];
    page.on("request", (request) => requestedUrls.push(request.url()));
    page.on("console", (message) => consoleMessages.push(message.text()));
    page.on("pageerror", (error) => consoleMessages.push(error.message));
    await page.goto(`${url}/`);
    return { page, requestedUrls, consoleMessages, close: () => context.close() };
  };
  const findViolations = async (page: Page) => {
    await page.evaluate(axeSource);
    const { violations, incomplete } = (await page.evaluate(
      "axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })",
    )) as AxeResults;
    return [...violations, ...incomplete].map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
  };

  const checkPage = async (state: "running" | "degraded", scheme: Scheme, size: Size) => {
    const service = state === "running" ? widget : degraded;
    if (!service) throw new Error("The service did not start");
    const { page, requestedUrls, consoleMessages, close } = await open(service.url, scheme, size);
    expect(await findViolations(page)).toEqual([]);
    for (const view of [size, NARROW]) {
      await page.setViewportSize(view);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(view.width);
    }
    expect(requestedUrls.filter((url) => !url.includes("/assets/icon.svg"))).toEqual([
      `${service.url}/`,
      expect.stringContaining(`${service.url}/assets/ibm-plex-sans-latin.woff2?v=`),
      expect.stringContaining(`${service.url}/assets/page.css?v=`),
    ]);
    expect(consoleMessages).toEqual([]);
    const background = await page.evaluate("getComputedStyle(document.body).backgroundColor");
    expect(background).toBe(scheme === "light" ? "rgb(255, 255, 255)" : "rgb(16, 18, 22)");
    const text = await page.locator(".state").innerText();
    expect(text).toContain(`The service is ${state}`);
    if (state === "degraded") expect(text).toContain("Redis is down.");
    const effects = await page.locator(".effects dt").allInnerTexts();
    expect(effects).toEqual(state === "degraded" ? ["Participants", "Integrators", "Operators"] : []);
    expect(await page.locator(".endpoints li").count()).toBe(3);
    await close();
  };
  const title = "passes axe, fits, and loads only styles and a font";
  it(`${title}: running, light, on a phone`, () => checkPage("running", "light", PHONE));
  it(`${title}: running, dark, on a desktop`, () => checkPage("running", "dark", DESKTOP));
  itWithRedis(`${title}: degraded, light, on a desktop`, () => checkPage("degraded", "light", DESKTOP));
  itWithRedis(`${title}: degraded, dark, on a phone`, () => checkPage("degraded", "dark", PHONE));

  it("can be navigated by keyboard: its links are in order, each with a visible focus", async () => {
    const { page, close } = await open(widget.url, "light", DESKTOP);
    const focusedLinks: unknown[] = [];
    for (let step = 0; step < 7; step += 1) {
      await page.keyboard.press("Tab");
      focusedLinks.push(
        await page.evaluate(
          "[document.activeElement.getAttribute('href'), getComputedStyle(document.activeElement).outlineStyle]",
        ),
      );
    }
    expect(focusedLinks).toEqual(
      ["#main", "/", "/docs/contents", "/", "/docs", "/errors", "/?refresh=off"].map((href) => [
        href,
        "solid",
      ]),
    );
    await close();
  });
});
