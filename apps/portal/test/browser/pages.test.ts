import { expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { describeWithBrowser } from "@svc/testing";
import { usePortal } from "./use-portal.ts";

const PAGES = [
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
  "/receiving-desk",
  "/letter-templates",
  "/plans",
  "/plans?tab=requirements",
  "/plans?tab=payments",
  "/tax-year",
];

describeWithBrowser("Portal pages of an empty organization", () => {
  const portal = usePortal();

  it.each(PAGES)("%s has one title and no axe violations", async (path) => {
    const { page, pageErrors, findIssues, close } = await portal.open("owner", path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.getByRole("button", { name: /^Your account/ }).waitFor();
    await page.waitForFunction(() => !document.querySelector(".skeleton"));
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    expect(await page.title()).not.toBe("Portal");
    expect(await findIssues()).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("shows a user without access which scope the page requires", async () => {
    const { page, pageErrors, findIssues, close } = await portal.open("viewer", "/audit");
    await page.getByRole("heading", { level: 1, name: "You don't have access to this page" }).waitFor();
    await page.getByText("It requires the scope audit:read.").waitFor();
    expect(await findIssues()).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it.each(["/sign-in", "/reset", "/verify-email", "/invitation"])(
    "%s has no axe violations for visitors, and none of their requests is rejected",
    async (path) => {
      const { page, pageErrors, findIssues, close } = await portal.open(null, path);
      const rejected: string[] = [];
      page.on("response", (response) => {
        if (response.status() >= 400) rejected.push(`${response.status()} ${response.url()}`);
      });
      await page.reload();
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForFunction(() => !document.querySelector(".skeleton"));
      expect(await findIssues()).toEqual([]);
      expect(rejected).toEqual([]);
      expect(pageErrors).toEqual([]);
      await close();
    },
  );

  it.each([
    ["rollovers", "rol"],
    ["accounts", "acct"],
    ["consents", "cons"],
    ["custodians", "cus"],
    ["plans", "pln"],
    ["keys", "key"],
    ["webhooks", "whe"],
    ["deliveries", "whd"],
    ["events", "evt"],
    ["logs", "req"],
  ] as const)(
    "keeps the shell for an unknown ID of /%s, and shows a title and a link back",
    async (path, prefix) => {
      for (const id of [newId(prefix), `${prefix}_nonsense`]) {
        const { page, close } = await portal.open("owner", `/${path}/${id}`);
        const main = page.getByRole("main");
        await main.getByRole("heading", { level: 1 }).waitFor();
        await main.getByRole("heading", { level: 2 }).waitFor();
        await main.getByRole("link").first().waitFor();
        expect(await main.getByRole("alert").count()).toBe(0);
        await close();
      }
    },
  );
});
