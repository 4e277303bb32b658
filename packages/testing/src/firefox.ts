import type { Browser } from "puppeteer-core";
import { findProgram } from "./find-program.ts";

const MAC = "/Applications/Firefox.app/Contents/MacOS/firefox";

/** The Firefox of this machine, as it is released: `FIREFOX_PATH`, or one on the PATH; null where there is none. */
export function findFirefox(): string | null {
  return findProgram(["firefox-esr", "firefox"], [process.env.FIREFOX_PATH ?? ""], [MAC]);
}

/**
 * Starts it, without a window, on a new empty profile. Call `close` in `afterAll`. It is driven by WebDriver BiDi, which every Firefox speaks;
 * Playwright asks for a build of its own.
 *
 * @throws Error where there is none
 */
export async function launchFirefox(): Promise<Browser> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error("there is no Firefox on this machine");
  // Loaded here: every test file imports this package, and one starts a Firefox.
  const { launch } = await import("puppeteer-core");
  return launch({
    browser: "firefox",
    executablePath,
    headless: true,
    extraPrefsFirefox: { "intl.accept_languages": "en-US", "ui.prefersReducedMotion": 1 },
  });
}
