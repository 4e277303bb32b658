import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import type { describe } from "@jest/globals";
import type { Browser } from "playwright-core";

/** The one without windows first: it does the same in two thirds of the time. */
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
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** It asks nobody for anything, and keeps nothing: the profile is a new folder that goes with it. */
const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The Chromium of this machine: `CHROME_PATH`, or one on the PATH; null where there is none. */
export function findBrowser(): string | null {
  return findProgram(NAMES, [process.env.CHROME_PATH ?? ""], [MAC]);
}

/** The first that may be run: of these files, by these names on the PATH, of those files; null where there is none. */
export function findProgram(
  names: readonly string[],
  before: readonly string[],
  after: readonly string[],
): string | null {
  const onPath = (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...before, ...onPath, ...after].find(isProgram) ?? null;
}

function isProgram(file: string): boolean {
  if (file === "") return false;
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Starts it, without a window, on a new empty profile. Call `close` in `afterAll`. @throws Error where there is none */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("there is no Chromium on this machine");
  // Loaded here: every test file imports this package, and few start a browser.
  const { chromium } = await import("playwright-core");
  return chromium.launch({ executablePath, headless: true, args: QUIET });
}

// Read from the globals, at each call: see `describeWithRedis`.
const jest = globalThis as unknown as { describe: typeof describe };

/** `describe` for what only a browser can show: skipped, by name, where there is none. */
export const describeWithBrowser = (...words: Parameters<typeof describe.skip>) =>
  (findBrowser() === null ? jest.describe.skip : jest.describe)(...words);
