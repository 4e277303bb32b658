import { launchBrowser, pollUntil } from "@svc/testing";
import type { Browser, BrowserContext, Page, Request } from "playwright-core";
import type { RunningStack } from "./running-stack.ts";

const TIMEOUT_MS = 30_000;
const MAX_GUIDES = 2;

export class PageVisits {
  private readonly browser: Browser;
  private readonly stack: RunningStack;

  private constructor(browser: Browser, stack: RunningStack) {
    this.browser = browser;
    this.stack = stack;
  }

  static async start(stack: RunningStack): Promise<PageVisits> {
    return new PageVisits(await launchBrowser(), stack);
  }

  stop(): Promise<void> {
    return this.browser.close();
  }

  async createContext(): Promise<BrowserContext> {
    const context = await this.browser.newContext({ locale: "en-US", reducedMotion: "reduce" });
    context.setDefaultTimeout(TIMEOUT_MS);
    return context;
  }

  async signIn(email: string, password: string): Promise<BrowserContext> {
    const context = await this.createContext();
    const page = await this.openPortal(context, "/sign-in");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
    await page.close();
    return context;
  }

  /**
   * Opens a page, and waits for its heading, its contents and all requests except the change stream.
   * @returns console errors, failed requests and timeouts
   */
  async visit(context: BrowserContext, url: string): Promise<string[]> {
    const page = await context.newPage();
    const failures: string[] = [];
    page.on("pageerror", ({ message }) => failures.push(message));
    page.on("console", (message) => {
      if (message.type() === "error") failures.push(message.text());
    });
    const pending = new Set<Request>();
    page.on("request", (request) => pending.add(request));
    page.on("requestfinished", (request) => pending.delete(request));
    page.on("requestfailed", (request) => {
      pending.delete(request);
      failures.push(`${request.url()} ${request.failure()?.errorText}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
    });
    try {
      await page.goto(url, { waitUntil: "domcontentloaded" });
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await page.locator(".skeleton").first().waitFor({ state: "detached" });
      await page.waitForLoadState("load");
      await pollUntil(`the requests of ${url} receive responses`, () =>
        [...pending].every((request) => request.url().endsWith("/portal/api/changes")),
      );
    } catch (error) {
      failures.push(String(error));
    }
    // Copied first, because closing aborts the change stream and adds a failure.
    const uniqueFailures = [...new Set(failures)].map((failure) => `${url}: ${failure}`);
    await page.close();
    return uniqueFailures;
  }

  /** Enrolls a virtual passkey and signs in with it alone. @returns the next heading */
  async signInWithNewPasskey(context: BrowserContext): Promise<string | null> {
    const page = await this.openPortal(context, "/profile");
    const devtools = await context.newCDPSession(page);
    await devtools.send("WebAuthn.enable");
    await devtools.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.getByRole("button", { name: "Add passkey" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("My laptop");
    await dialog.getByRole("button", { name: "Add passkey" }).click();
    await page.getByRole("button", { name: "Remove: My laptop" }).waitFor();
    await context.clearCookies();
    await page.goto(`${this.stack.origin}/portal/sign-in`, { waitUntil: "domcontentloaded" });
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    const heading = page.getByRole("heading", { level: 1, name: "Home" });
    await heading.waitFor();
    return heading.textContent();
  }

  private async openPortal(context: BrowserContext, path: string): Promise<Page> {
    const page = await context.newPage();
    await page.goto(`${this.stack.origin}/portal${path}`, { waitUntil: "domcontentloaded" });
    return page;
  }
}

export const MEMBER_PAGES = [
  "/",
  "/rollovers",
  "/rollovers/new",
  "/approvals",
  "/accounts",
  "/custodians",
  "/keys",
  "/webhooks",
  "/events",
  "/logs",
  "/widget",
  "/team",
  "/audit",
  "/settings",
  "/profile",
];

export const PUBLIC_PAGES = ["/sign-in", "/reset", "/verify-email", "/invitation"];

export async function fetchDocumentationPages({ apiUrl }: RunningStack): Promise<string[]> {
  const response = await fetch(`${apiUrl}/docs/contents`, { headers: { Accept: "application/json" } });
  const { entries } = (await response.json()) as { entries: { kind: string; href: string }[] };
  const pages = new Map<string, Set<string>>();
  for (const { kind, href } of entries) {
    const kindPages = pages.get(kind) ?? new Set();
    if (kindPages.size < (kind === "Guide" ? MAX_GUIDES : 1)) kindPages.add(href.replace(/#.*/, ""));
    pages.set(kind, kindPages);
  }
  const overviews = ["/", "/docs", "/docs/guides", "/docs/contents", "/docs/graphql", "/docs/graphiql"];
  const paths = new Set([...overviews, ...[...pages.values()].flatMap((kindPages) => [...kindPages])]);
  return [...paths].map((path) => new URL(path, apiUrl).href);
}
