import { findFirefox } from "@svc/testing";
import { type Browser, launch } from "puppeteer-core";

export type { Browser, BrowserContext, ElementHandle, Page } from "puppeteer-core";

/**
 * Starts the machine's Firefox, without a window, on a new empty profile. Call `close` in `afterAll`. WebDriver BiDi drives it, which
 * every Firefox speaks; Playwright needs a build of its own.
 *
 * @throws Error if there is none
 */
export async function launchFirefox(): Promise<Browser> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error("there is no Firefox on this machine");
  return launch({
    browser: "firefox",
    executablePath,
    headless: true,
    extraPrefsFirefox: { "intl.accept_languages": "en-US", "ui.prefersReducedMotion": 1 },
  });
}
