import { findFirefox } from "@svc/testing";
import { type Browser, launch } from "puppeteer-core";

export type { Browser, BrowserContext, ElementHandle, Page } from "puppeteer-core";

/**
 * Starts the installed Firefox with a new profile. Call `close` in `afterAll`. Uses WebDriver BiDi; Playwright needs its own
 * Firefox build.
 *
 * @throws Error if Firefox is not installed
 */
export async function launchFirefox(): Promise<Browser> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error("Firefox is not installed");
  return launch({
    browser: "firefox",
    executablePath,
    headless: true,
    extraPrefsFirefox: { "intl.accept_languages": "en-US", "ui.prefersReducedMotion": 1 },
  });
}
