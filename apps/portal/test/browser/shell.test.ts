import { expect, it } from "@jest/globals";
import { buildAccount, buildRolloverBody, describeWithBrowser, pollUntil } from "@svc/testing";
import type { Page } from "playwright-core";
import { runActions } from "../../../api/test/workflow/rollover-steps.ts";
import { usePortal } from "./use-portal.ts";

/** Returns elements beyond the screen's right edge, and tables wider than their frame. */
const FIND_CUT_OFF_SCRIPT = `(() => {
  const limitsOverflow = (element) =>
    element &&
    (/(auto|scroll|hidden|clip)/.test(getComputedStyle(element).overflowX) || limitsOverflow(element.parentElement));
  const describe = ({ tagName, className, textContent }) => tagName + "." + className + ": " + textContent.slice(0, 40);
  const outside = [...document.querySelectorAll("body *")].filter((element) => {
    const { right, width } = element.getBoundingClientRect();
    return width > 1 && right > innerWidth + 1 && !limitsOverflow(element.parentElement);
  });
  const wide = [...document.querySelectorAll(".table-frame")].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
  return [...outside, ...wide].map(describe);
})()`;

const isFocusWithin = (page: Page, selector: string) =>
  page.evaluate((container) => document.activeElement?.closest(container) !== null, selector);

describeWithBrowser("Portal shell", () => {
  const portal = usePortal();

  it("redirects a signed-out user to the sign-in page, with the requested page in its URL", async () => {
    const { page, pageErrors, close } = await portal.open(null, "/keys?state=active");
    await page.waitForURL(/\/portal\/sign-in/);
    expect(new URL(page.url()).searchParams.get("next")).toBe("/keys?state=active");
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("signs out, or says that the user is still signed in if the server cannot be reached", async () => {
    const { page, close } = await portal.open("viewer", "/");
    const signOut = async () => {
      await page.getByRole("button", { name: /^Your account/ }).click();
      await page.getByRole("menuitem", { name: "Sign out" }).click();
    };
    await page.route("**/portal/auth/sign-out", (route) => route.abort());
    await signOut();
    await page.getByText("You are still signed in").waitFor();
    await page.unroute("**/portal/auth/sign-out");
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
    await signOut();
    await page.waitForURL(/\/portal\/sign-in/);
    await page.goto(`${portal.api.url}/portal/keys`);
    await page.waitForURL(/\/portal\/sign-in\?next=/);
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
    const { page, pageErrors, findIssues, close } = await portal.open("viewer", "/");
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
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("works by keyboard alone, with a skip link and the command palette", async () => {
    const { page, pageErrors, findIssues, close } = await portal.open("developer", "/");
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
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("opens the page of a pasted ID", async () => {
    const { page, close } = await portal.open("developer", "/");
    await page.getByRole("button", { name: /Find a person, rollover or page/ }).click();
    await page.getByRole("searchbox").waitFor();
    await page.keyboard.type(` ${portal.api.ak.id} `);
    await page.getByRole("menuitem", { name: portal.api.ak.id }).click();
    await page.waitForURL(new RegExp(`/portal/keys/${portal.api.ak.id}$`));
    await close();
  });

  it("opens only the result that the arrow keys chose", async () => {
    const { page, close } = await portal.open("developer", "/");
    await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
    await page.keyboard.press("Control+k");
    await page.getByRole("searchbox").waitFor();
    // Enter opens nothing while the field is empty.
    await page.keyboard.press("Enter");
    await page.keyboard.type("w");
    await page.getByRole("menuitem", { name: "Webhooks" }).waitFor();
    await page.getByRole("menuitem", { name: "Widget" }).waitFor();
    await page.keyboard.press("ArrowDown");
    const chosenItem = page.locator(".palette [data-focused]");
    const name = (await chosenItem.textContent()) ?? "";
    await page.keyboard.press("Enter");
    await page.waitForURL(new RegExp(`/portal/${name.toLowerCase()}$`));
    await page.goBack();
    await page.waitForURL(/\/portal\/?$/);
    await close();
  });

  it("opens the page of a pasted ID with Enter", async () => {
    const { page, close } = await portal.open("developer", "/");
    await page.getByRole("button", { name: /Find a person, rollover or page/ }).click();
    await page.getByRole("searchbox").waitFor();
    await page.keyboard.type(portal.api.ak.id);
    for (const keys of ["Control+a", "Control+x", "Control+v"]) await page.keyboard.press(keys);
    await page.getByRole("menuitem", { name: portal.api.ak.id }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(new RegExp(`/portal/keys/${portal.api.ak.id}$`));
    await close();
  });

  it("moves the navigation into a drawer on small screens, and never scrolls sideways", async () => {
    const { page, pageErrors, findIssues, close } = await portal.open("owner", "/", {
      viewport: { width: 390, height: 844 },
    });
    await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
    // A width of 1280 pixels is 640 at 200% zoom, and 320 at 400%.
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
    expect(pageErrors).toEqual([]);
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
    // A reloaded page can run in another browser process, which reads the stored choice with a delay.
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
    await page.getByRole("heading", { name: "Needs attention" }).waitFor();
    expect(await page.getByRole("link", { name: "1 rollover in total" }).count()).toBe(0);
    const connected = page.waitForResponse((response) => response.url().endsWith("/portal/api/changes"));
    await page.reload();
    await connected;
    await portal.createRollover();
    await page.getByRole("link", { name: "1 rollover in total" }).waitFor();
    await close();
  });

  it("opens a person's only open rollover with the first Enter", async () => {
    const { api } = portal;
    const account = await buildAccount(api, api.ak.organizationId, {
      firstName: "Ottoline",
      lastName: "Fairweather",
    });
    const body = await buildRolloverBody(api, account.id);
    const create = async () => (await api.call("post", "/v1/rollovers").send(body).expect(201)).body.id;
    const openId = await create();
    body.source.accountNumber = "401K-00770077";
    await runActions(api, await create(), "cancel");
    const { page, pageErrors, findIssues, close } = await portal.open("operations", "/");
    await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
    await page.keyboard.press("Control+k");
    await page.getByRole("searchbox").pressSequentially("ottoline fair");
    const items = page.getByRole("menuitem");
    await items.nth(2).waitFor();
    const firstText = (await items.first().textContent()) ?? "";
    expect(firstText).toMatch(/^Ottoline FairweatherFull balance.+→.+Draft/);
    // The shortened ID comes last.
    expect(firstText.endsWith(`rol_…${openId.slice(-6)}`)).toBe(true);
    expect(await items.last().textContent()).toMatch(/^Ottoline Fairweather/);
    expect(await findIssues("current view")).toEqual([]);
    await page.locator("[role=menuitem][data-focused]", { hasText: "Draft" }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(new RegExp(`/portal/rollovers/${openId}$`));
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("fits narrow screens without cutting anything off", async () => {
    const { id } = await portal.createRollover();
    const member = await portal.signIn("owner", { name: "Maximiliane Oberhuber-Wittgenstein" });
    const { page, close } = await portal.open(member, "/team", { viewport: { width: 390, height: 844 } });
    for (const path of ["/team", "/approvals", "/accounts", `/rollovers/${id}`, "/settings"]) {
      await page.goto(`${portal.origin}/portal${path}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForFunction(() => !document.querySelector(".skeleton"));
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        expect({ path, width, cut: await page.evaluate(FIND_CUT_OFF_SCRIPT) }).toEqual({
          path,
          width,
          cut: [],
        });
      }
    }
    await close();
  });

  it("keeps the title and the buttons of a tall dialog in view, and breaks IDs only after the prefix", async () => {
    const { id } = await portal.createRollover();
    const { page, findIssues, close } = await portal.open("owner", "/rollovers", {
      viewport: { width: 1280, height: 480 },
    });
    await page.getByRole("button", { name: "Filters", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Filters" });
    for (const scroll of [0, 10_000]) {
      await dialog.evaluate((element, top) => element.scrollTo({ top }), scroll);
      for (const part of [dialog.getByRole("heading"), dialog.getByRole("button", { name: "Done" })]) {
        const { y = -1, height = 0 } = (await part.boundingBox()) ?? {};
        expect([y >= 0, y + height <= 480]).toEqual([true, true]);
      }
    }
    expect(await findIssues("current view")).toEqual([]);
    await page.goto(`${portal.origin}/portal/rollovers/${id}`);
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await page
        .locator(".mono", { hasText: id })
        .first()
        .evaluate((element) => {
          const range = document.createRange();
          // The last child has the ID without its prefix.
          range.selectNodeContents(element.lastChild ?? element);
          return range.getClientRects().length;
        });
      expect({ width, lines }).toEqual({ width, lines: 1 });
    }
    await close();
  });

  it("reaches the rollovers with fewer than ten keystrokes, and moves within toolbars with arrow keys", async () => {
    await portal.createRollover();
    const { page, close } = await portal.open("operations", "/rollovers");
    await page.locator(".queue-body [role=row]").first().waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    let strokes = 2;
    while (strokes < 30 && !(await isFocusWithin(page, "[role=grid]"))) {
      await page.keyboard.press("Tab");
      strokes += 1;
    }
    expect(strokes).toBeLessThan(10);
    const controls = page.getByRole("toolbar", { name: "Page actions" }).locator("a, button");
    await controls.first().focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("End");
    expect(await page.evaluate("document.activeElement.textContent")).toBe(
      await controls.last().textContent(),
    );
    await page.keyboard.press("Shift+Tab");
    // The sidebar is also a toolbar.
    expect(await isFocusWithin(page, "[role=toolbar][aria-label='Page actions']")).toBe(false);
    await close();
  });

  it("makes the sidebar a single tab stop, on the current page's link", async () => {
    const { page, findIssues, close } = await portal.open("owner", "/keys");
    await page.getByRole("heading", { name: "Keys", level: 1 }).waitFor();
    const pages = page.getByRole("toolbar", { name: "Pages" });
    expect(await pages.getByRole("link").count()).toBeGreaterThan(15);
    await page.keyboard.press("Tab");
    let stops = 0;
    let sidebarStops = 0;
    for (; stops < 40 && !(await isFocusWithin(page, "main")); stops += 1) {
      await page.keyboard.press("Tab");
      if (!(await isFocusWithin(page, ".sidebar"))) continue;
      sidebarStops += 1;
      expect(await page.evaluate("document.activeElement.textContent")).toBe("Keys");
    }
    expect(sidebarStops).toBe(1);
    expect(stops).toBeLessThanOrEqual(7);
    // Going backward, the sidebar is also one tab stop.
    await page.keyboard.press("Shift+Tab");
    expect(await page.evaluate("document.activeElement.textContent")).toBe("Keys");
    await page.keyboard.press("ArrowDown");
    expect(await page.evaluate("document.activeElement.textContent")).toBe("Webhooks");
    await page.keyboard.press("Home");
    expect(await page.evaluate("document.activeElement.textContent")).toBe("Home");
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowUp");
    expect(await isFocusWithin(page, ".sidebar")).toBe(true);
    const work = page.getByRole("navigation", { name: "Portal" }).getByRole("button", { name: "Work" });
    expect(await work.getAttribute("aria-expanded")).toBe("true");
    expect(await page.getByRole("navigation", { name: "Portal" }).getByRole("list").count()).toBeGreaterThan(
      2,
    );
    await page.keyboard.press("Shift+Tab");
    expect(await isFocusWithin(page, ".sidebar")).toBe(false);
    expect(await findIssues()).toEqual([]);
    await close();
  });

  it("shows the current view and tab in forced colors", async () => {
    const { page, close } = await portal.open("operations", "/rollovers", { forcedColors: "active" });
    await page.locator(".queue-view[data-current] a").waitFor();
    const readUnderline = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).borderBottomColor);
    expect(await readUnderline(".queue-view[data-current] a")).not.toBe(
      await readUnderline(".queue-view:not([data-current]) a"),
    );
    await page.goto(`${portal.origin}/portal/plans`);
    await page.getByRole("tab").first().waitFor();
    expect(await readUnderline(".tab[data-selected]")).not.toBe(
      await readUnderline(".tab:not([data-selected])"),
    );
    await close();
  });

  it("forbids framing in its Content-Security-Policy, and cannot be framed", async () => {
    const { page, context, close } = await portal.open("viewer", "/");
    const response = await page.request.get(`${portal.origin}/portal/rollovers`);
    const policy = response.headers()["content-security-policy"] ?? "";
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    const framingPage = await context.newPage();
    await framingPage.route("http://localhost:1/", (route) =>
      route.fulfill({ contentType: "text/html", body: `<iframe src="${portal.origin}/portal/"></iframe>` }),
    );
    await framingPage.goto("http://localhost:1/");
    const frame = framingPage.frames()[1];
    expect(await frame?.evaluate("document.getElementById('root')").catch(() => null)).toBeNull();
    await close();
  });
});
