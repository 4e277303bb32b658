import { expect, it } from "@jest/globals";
import { describeWithBrowser } from "@svc/testing";
import { usePortal } from "./use-portal.ts";

describeWithBrowser("Portal while its server is unavailable", () => {
  const portal = usePortal();

  it("shows a warning, keeps the page, and recovers automatically after Retry-After", async () => {
    const { page, close } = await portal.open("viewer", "/");
    await page.getByText("Nothing needs your attention").waitFor();
    const unavailableResponse = {
      status: 503,
      headers: { "Retry-After": "1" },
      contentType: "application/problem+json",
      body: JSON.stringify({
        type: "/errors/dependency_unavailable",
        title: "Temporarily unavailable",
        status: 503,
        code: "dependency_unavailable",
        detail: "The database is not responding.",
        requestId: "req_1",
        errors: [],
      }),
    };
    await page.route("**/v1/**", (route) => route.fulfill(unavailableResponse));
    await page.getByRole("link", { name: "Accounts" }).click();
    await page.getByText("Can't reach the server. This page may be out of date.").waitFor();
    await page.getByRole("link", { name: "Home" }).click();
    await page.getByText("Nothing needs your attention").waitFor();
    await page.unroute("**/v1/**");
    await page
      .getByText("Can't reach the server. This page may be out of date.")
      .waitFor({ state: "detached" });
    await close();
  });

  it("links to the profile when a second factor is required", async () => {
    const { page, close } = await portal.open("viewer", "/accounts");
    const body = {
      type: "/errors/two_factor_required",
      title: "Second factor required",
      status: 403,
      code: "two_factor_required",
      detail: "In the live environment, every role except viewer needs a second factor.",
      requestId: "req_1",
      errors: [],
    };
    await page.route("**/v1/**", (route) =>
      route.fulfill({ status: 403, contentType: "application/problem+json", body: JSON.stringify(body) }),
    );
    await page.getByRole("link", { name: "Custodians" }).click();
    await page.getByRole("link", { name: "Set up a second factor" }).click();
    await page.getByRole("heading", { level: 1, name: "Profile" }).waitFor();
    await close();
  });

  it("keeps the shell when a page crashes", async () => {
    const { page, context, close } = await portal.open("viewer", "/");
    await page.getByText("Nothing needs your attention").waitFor();
    await context.route("**/assets/page-*.js", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: 'export function Page() { throw new Error("page crashed") }',
      }),
    );
    await page.getByRole("link", { name: "Events", exact: true }).click();
    await page.getByText("Something went wrong").waitFor();
    await page.getByText("page crashed").waitFor();
    expect(await page.getByRole("navigation", { name: "Portal" }).isVisible()).toBe(true);
    await close();
  });
});
