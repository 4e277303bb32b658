import type { Browser } from "playwright-core";
import { findProgram } from "./find-program.ts";

/** The headless shell is a third faster than Chromium, so it comes first. */
const CHROMIUM_NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "microsoft-edge",
  "msedge",
];
const CHROME_ON_MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Finds a Chromium-based browser. */
export function findBrowser(): string | null {
  return findProgram(CHROMIUM_NAMES, [process.env.CHROME_PATH ?? ""], [CHROME_ON_MAC]);
}

/** Starts Chromium with an empty profile. Close it in `afterAll`. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("Chromium was not found. Install chromium or set CHROME_PATH.");
  const { chromium } = await import("playwright-core");
  return chromium.launch({ executablePath, headless: true, args: CHROMIUM_FLAGS });
}

const FIREFOX_ON_MAC = "/Applications/Firefox.app/Contents/MacOS/firefox";

export function findFirefox(): string | null {
  return findProgram(["firefox-esr", "firefox"], [process.env.FIREFOX_PATH ?? ""], [FIREFOX_ON_MAC]);
}
