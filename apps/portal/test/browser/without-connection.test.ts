import { expect, it } from "@jest/globals";
import { describeWithBrowser } from "@svc/testing";
import { usePortal } from "./use-portal.ts";

describeWithBrowser("The portal without a connection", () => {
  const portal = usePortal();
  const PRELOADED_FILES = ["toast-region", "exact-time", "command-palette", "sign-in-form"];

  it("shows tooltips, menus and messages, because their files are loaded in advance", async () => {
    await portal.createRollover();
    const { page, close } = await portal.open("admin", "/accounts");
    const loaded = PRELOADED_FILES.map((name) =>
      page.waitForResponse((response) => new RegExp(`/${name}-[^/]+\\.js$`).test(response.url())),
    );
    await page.reload();
    for (const response of loaded) await (await response).finished();
    await page.context().setOffline(true);
    await page.locator("main .relative-time").first().hover();
    await page.getByRole("tooltip").waitFor();
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Your account/ }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await page.getByText("You are still signed in").waitFor();
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Accounts");
    await close();
  });

  it("says that a page did not load, and loads it after the connection is back", async () => {
    const { page, close } = await portal.open("admin", "/keys");
    await page.getByRole("heading", { level: 1, name: "Keys" }).waitFor();
    await page.route("**/assets/**", (route) => route.abort());
    await page.evaluate(() => history.pushState(null, "", "/portal/tax-year"));
    await page.getByText("This page did not load").waitFor();
    await page.unroute("**/assets/**");
    await page.getByRole("button", { name: "Reload" }).click();
    await page.getByRole("heading", { level: 1, name: "Tax year" }).waitFor();
    await close();
  });
});
