import type { Browser, BrowserContextOptions, Page } from "playwright-core";

export interface WatchedPage {
  page: Page;
  pageErrors: string[];
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
  const pageErrors: string[] = [];
  page.on("pageerror", (error) => pageErrors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") pageErrors.push(message.text());
  });
  await page.goto(url);
  return { page, pageErrors, close: () => context.close() };
}
