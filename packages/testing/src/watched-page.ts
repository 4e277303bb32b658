import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { BrowserContext, Page } from "playwright-core";

/** Records errors, policy violations and requests to other hosts. */
export interface WatchedPage {
  page: Page;
  context: BrowserContext;
  /** Must be empty at the end of every test. */
  pageErrors: string[];
  /**
   * Runs axe in the light scheme on a desktop and in the dark scheme on a phone. `AXE_VIEWS=all` checks both schemes at both
   * sizes, `current view` only the page as displayed.
   */
  findIssues(scope?: "current view"): Promise<string[]>;
  close(): Promise<void>;
}

/** Client errors are expected responses of the API. */
const EXPECTED_ERROR = /^Failed to load resource: the server responded with a status of 4/;
const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

/**
 * Waits until transitions end, because fading elements have too little contrast. Setting an inherited property first makes the
 * browser update all elements.
 */
const WAIT_FOR_COLORS = `(async () => {
  document.documentElement.style.setProperty("--drawn", String(performance.now()));
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map(({ finished }) => finished));
})()`;
const ALL_VIEWS = (["light", "dark"] as const).flatMap((colorScheme) =>
  [DESKTOP, PHONE].map((size) => ({ colorScheme, size })),
);
const DEFAULT_VIEWS = [
  { colorScheme: "light", size: DESKTOP },
  { colorScheme: "dark", size: PHONE },
] as const;
const CHECKED_VIEWS = process.env.AXE_VIEWS === "all" ? ALL_VIEWS : DEFAULT_VIEWS;

let axeText: Promise<string> | null = null;

export async function watchPage(context: BrowserContext, origin: string): Promise<WatchedPage> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const pageErrors: string[] = [];
  page.on("pageerror", (error) => pageErrors.push(error.message));
  page.on("console", (message) => {
    const text = message.text();
    if ((message.type() === "error" || message.type() === "warning") && !EXPECTED_ERROR.test(text))
      pageErrors.push(text);
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) pageErrors.push(`request to ${url.origin}`);
  });
  return {
    page,
    context,
    pageErrors,
    findIssues: async (scope) => {
      // `evaluate` bypasses the page's content security policy.
      await page.evaluate(await readAxe());
      if (scope === "current view") return page.evaluate(runAxe);
      return findViolations(page);
    },
    close: () => context.close(),
  };
}

function readAxe(): Promise<string> {
  axeText ??= readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  return axeText;
}

async function findViolations(page: Page): Promise<string[]> {
  const initialSize = page.viewportSize() ?? DESKTOP;
  const violations = new Set<string>();
  for (const { colorScheme, size } of CHECKED_VIEWS) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize(size);
    await page.evaluate(WAIT_FOR_COLORS);
    for (const violation of await page.evaluate(runAxe))
      violations.add(`${colorScheme} ${size.width}: ${violation}`);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: "reduce" });
  await page.setViewportSize(initialSize);
  return [...violations];
}

async function runAxe(): Promise<string[]> {
  const { axe } = globalThis as unknown as {
    axe: {
      configure(options: object): void;
      run(
        context: object,
        options: object,
      ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
    };
  };
  // Tooltips belong to their element, and need no landmark.
  const regionMatcher = "dialog, [role=dialog], [role=alertdialog], [role=tooltip], svg";
  axe.configure({ checks: [{ id: "region", options: { regionMatcher } }] });
  const { violations } = await axe.run(
    // React Aria keeps announcements for seconds, and they can refer to removed fields.
    { exclude: [["[data-live-announcer]"]] },
    { resultTypes: ["violations"] },
  );
  const formatNode = ({ html, failureSummary = "" }: { html: string; failureSummary?: string }) =>
    `${html.slice(0, 300)} ${failureSummary.replaceAll("\n", " ").slice(0, 300)}`;
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${formatNode(node)}`));
}
