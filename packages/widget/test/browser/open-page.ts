import type { Browser, BrowserContextOptions, Page } from "playwright-core";

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
