import { expect, it } from "@jest/globals";
import { describeWithBrowser, pollUntil } from "@svc/testing";
import { usePortal } from "./use-portal.ts";

describeWithBrowser("Portal shell", () => {
  const portal = usePortal();

  it("redirects a signed-out user to the sign-in page, with the requested page in its URL", async () => {
    const { page, complaints, close } = await portal.open(null, "/keys?state=active");
    await page.waitForURL(/\/portal\/sign-in/);
    expect(new URL(page.url()).searchParams.get("next")).toBe("/keys?state=active");
    expect(complaints).toEqual([]);
    await close();
  });

  it("shows an unknown address within the shell, with a title and a link back", async () => {
    for (const path of ["/nothing-here", "/rollovers/new/nothing", "/keys/a/b/c"]) {
      const { page, findIssues, close } = await portal.open("developer", path);
      const main = page.getByRole("main");
      await main.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
      expect(await page.title()).toContain("Page not found");
      await page.getByRole("navigation", { name: "Portal" }).waitFor();
      expect(await findIssues()).toEqual([]);
      await main.getByRole("link", { name: "Go to Home" }).click();
      await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
      await close();
    }
    const { page, close } = await portal.open(null, "/nothing-here");
    await page.waitForURL(/\/portal\/sign-in/);
    await close();
  });

  it("shows the role's navigation and the environment in words, without axe violations", async () => {
    const { page, complaints, findIssues, close } = await portal.open("viewer", "/");
    await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
    await page.getByRole("heading", { name: "Needs attention" }).waitFor();
    await page.getByRole("button", { name: /^Your account/ }).waitFor();
    expect(await page.getByText("Test data: nothing here moves money.").isVisible()).toBe(true);
    const linkTexts = await page
      .getByRole("navigation", { name: "Portal" })
      .getByRole("link")
      .allTextContents();
    expect(linkTexts).toContain("Rollovers");
    expect(linkTexts).not.toContain("Audit");
    expect(await findIssues()).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it("works by keyboard alone: past the navigation, through the palette, and to the page title", async () => {
    const { page, complaints, findIssues, close } = await portal.open("developer", "/");
    await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.textContent")).toBe("Skip to content");
    await page.keyboard.press("Control+k");
    await page.getByRole("searchbox", { name: "Search, or paste an ID" }).waitFor();
    expect(await findIssues()).toEqual([]);
    await page.keyboard.type("webh");
    await page.getByRole("menuitem", { name: "Webhooks" }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/portal\/webhooks$/);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    expect(complaints).toEqual([]);
    await close();
  });

  it("opens the page of a pasted ID", async () => {
    const { page, close } = await portal.open("developer", "/");
    await page.getByRole("button", { name: /Go anywhere/ }).click();
    await page.getByRole("searchbox").waitFor();
    await page.keyboard.type(` ${portal.api.ak.id} `);
    await page.getByRole("menuitem", { name: portal.api.ak.id }).click();
    await page.waitForURL(new RegExp(`/portal/keys/${portal.api.ak.id}$`));
    await close();
  });

  it("moves the navigation into a drawer on small screens, and never scrolls sideways", async () => {
    const { page, complaints, findIssues, close } = await portal.open("owner", "/", {
      viewport: { width: 390, height: 844 },
    });
    await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
    // 1280 pixels at 200% zoom, and 320, which is 400%.
    for (const width of [640, 390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
    }
    await page.getByRole("button", { name: "Menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Portal" });
    await drawer.getByRole("link", { name: "Keys" }).click();
    await page.waitForURL(/\/portal\/keys$/);
    await drawer.waitFor({ state: "detached" });
    expect(await findIssues()).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it("uses the color scheme that the user chooses, and remembers it", async () => {
    const { page, close } = await portal.open("viewer", "/", { colorScheme: "light" });
    const readBackground = () => page.evaluate("getComputedStyle(document.documentElement).backgroundColor");
    await page.getByRole("button", { name: /^Your account/ }).click();
    const light = await readBackground();
    await page.getByRole("menuitem", { name: "Appearance: Dark" }).click();
    await page.waitForFunction(() => document.documentElement.dataset.theme === "dark");
    const dark = await readBackground();
    expect(dark).not.toBe(light);
    // Storage reaches a browser's other processes with a delay, and a reloaded page may run in one of them.
    const backgroundAfterReload = async () => {
      await page.reload();
      await page.getByRole("heading", { level: 1 }).waitFor();
      return readBackground();
    };
    await pollUntil("the choice to be remembered", backgroundAfterReload, {
      isDone: (background) => background === dark,
    });
    await close();
  });

  it("shows changes made elsewhere automatically", async () => {
    const { page, close } = await portal.open("operations", "/");
    await page.getByText("No open rollovers.").waitFor();
    const connected = page.waitForResponse((answer) => answer.url().endsWith("/portal/api/changes"));
    await page.reload();
    await connected;
    await portal.createRollover();
    await page.getByRole("link", { name: "1 rollover in total" }).waitFor();
    await close();
  });

  it("cannot be framed, and forbids it in the Content-Security-Policy", async () => {
    const { page, context, close } = await portal.open("viewer", "/");
    const answer = await page.request.get(`${portal.origin}/portal/rollovers`);
    const policy = answer.headers()["content-security-policy"] ?? "";
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    const other = await context.newPage();
    await other.route("http://localhost:1/", (route) =>
      route.fulfill({ contentType: "text/html", body: `<iframe src="${portal.origin}/portal/"></iframe>` }),
    );
    await other.goto("http://localhost:1/");
    const frame = other.frames()[1];
    expect(await frame?.evaluate("document.getElementById('root')").catch(() => null)).toBeNull();
    await close();
  });
});
