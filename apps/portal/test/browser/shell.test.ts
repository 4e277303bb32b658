import { expect, it } from "@jest/globals";
import { describeWithBrowser } from "@svc/testing";
import { usePortal } from "./use-portal.ts";

describeWithBrowser("the portal's shell", () => {
  const portal = usePortal();

  it("leads who is not signed in to the page for it, and names the page that was wanted", async () => {
    const { page, complaints, close } = await portal.open(null, "/keys?state=active");
    await page.waitForURL(/\/portal\/sign-in/);
    expect(new URL(page.url()).searchParams.get("next")).toBe("/keys?state=active");
    expect(complaints).toEqual([]);
    await close();
  });

  it("shows the navigation of the role, the environment in words, and nothing that axe objects to", async () => {
    const { page, complaints, findFaults, close } = await portal.open("viewer", "/");
    await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
    expect(await page.getByText("Test data: nothing here moves money.").isVisible()).toBe(true);
    const places = await page.getByRole("navigation", { name: "Portal" }).getByRole("link").allTextContents();
    expect(places).toContain("Rollovers");
    expect(places).not.toContain("Audit");
    expect(await findFaults()).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});
