import { findFreePort } from "@svc/local-servers";
import { buildKey, launchBrowser, type TestEnvironment } from "@svc/testing";
import type { Browser } from "playwright-core";
import { signInAs } from "../apps/api/test/portal/sign-in-as.ts";
import { TEST_PORTAL } from "../apps/api/test/portal/test-portal.ts";
import { buildDeployedCommand, median } from "./load.ts";
import { printLine } from "./report.ts";

const ROUNDS = 5;
/** Factor by which the browser slows its processor down. */
const SLOWDOWN = 4;

/** Median milliseconds of five visits with an empty cache. */
interface FirstPaint {
  name: string;
  paint: number;
  /** Until Home shows that there are no open rollovers. */
  shown: number;
}

/** Measures the home page with and without a slowed processor. @param start starts a program with variables */
export async function measureFirstPaint(
  test: TestEnvironment,
  start: (args: readonly string[], env: Record<string, string>) => Promise<string>,
  env: Record<string, string>,
): Promise<FirstPaint[]> {
  const { organizationId } = await buildKey(test, "ak");
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const settings = { ...env, ...TEST_PORTAL, API_PORT: String(port), PORTAL_URL: origin };
  await start(...buildDeployedCommand("apps/api/src/main.ts", settings));
  const { headers } = await signInAs(test, "operations", { organizationId, origin });
  const browser = await launchBrowser();
  try {
    const results: FirstPaint[] = [];
    for (const rate of [SLOWDOWN, 1]) {
      const visits: { paint: number; shown: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        visits.push(await visit(browser, origin, headers.Cookie, rate));
      }
      results.push({
        name: rate === 1 ? "this processor" : `${rate} times slower`,
        paint: median(visits.map((times) => times.paint)),
        shown: median(visits.map((times) => times.shown)),
      });
    }
    return results;
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, origin: string, cookie: string, rate: number) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: origin, httpOnly: true, sameSite: "Lax" }]);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
  await page.goto(`${origin}/portal/`);
  await page.getByText("No open rollovers.").waitFor();
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    shown: performance.now(),
  }));
  await context.close();
  return times;
}

export function reportFirstPaint(visits: readonly FirstPaint[]): void {
  printLine("| portal home page, empty cache | first paint, ms | shown, ms |\n|---|---:|---:|");
  for (const { name, paint, shown } of visits)
    printLine(`| ${name} | ${paint.toFixed(0)} | ${shown.toFixed(0)} |`);
}
