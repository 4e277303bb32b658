import type { Browser } from "playwright-core";
import { findProgram } from "./find-program.ts";

/** In order of preference. The headless shell is a third faster. */
const NAMES = [
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

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export function findBrowser(): string | null {
  return findProgram(NAMES, [process.env.CHROME_PATH ?? ""], [CHROME_ON_MAC]);
}

/** Starts a headless Chromium with an empty profile. Close it in `afterAll`. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("Chromium is not installed on this machine");
  const { chromium } = await import("playwright-core");
  return chromium.launch({ executablePath, headless: true, args: FLAGS });
}

const FIREFOX_ON_MAC = "/Applications/Firefox.app/Contents/MacOS/firefox";

export function findFirefox(): string | null {
  return findProgram(["firefox-esr", "firefox"], [process.env.FIREFOX_PATH ?? ""], [FIREFOX_ON_MAC]);
}
