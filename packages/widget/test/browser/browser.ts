import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { describe } from "@jest/globals";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
const FLAGS = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A Chromium of this machine, `CHROME_PATH` or one on the PATH; null where there is none. */
function findBrowser(): string | null {
  const onPath = (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [process.env.CHROME_PATH ?? "", ...onPath, MAC].find(isProgram) ?? null;
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

const executablePath = findBrowser();

/** `describe` for what only a browser can show: skipped, by name, where there is none. */
export const describeInBrowser = executablePath ? describe : describe.skip;

/** Starts the browser, with an empty profile of its own. */
export async function launchBrowser(): Promise<Browser> {
  if (!executablePath) throw new Error("there is no Chromium on this machine");
  return chromium.launch({ executablePath, chromiumSandbox: false, args: FLAGS });
}

/** A page, and all that it complains of: errors of scripts, of the content policy, of the console. */
export interface WatchedPage {
  page: Page;
  complaints: string[];
  close(): Promise<void>;
}

/** Opens a page as somebody new: nothing is remembered of another. Nothing moves, so that nothing is waited for. */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ locale: "en-US", reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  await page.goto(url);
  return { page, complaints, close: () => context.close() };
}
