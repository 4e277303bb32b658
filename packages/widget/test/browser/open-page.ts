import type { Browser, BrowserContextOptions, Page } from "playwright-core";

/** A page and its errors: scripts, content security policy and console. */
export interface WatchedPage {
  page: Page;
  complaints: string[];
  close(): Promise<void>;
}

/** Opens a page with reduced motion. */
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
