import { expect, it } from "@jest/globals";
import { describeWithBrowser, TestClock } from "@svc/testing";
import { usePortal } from "./use-portal.ts";

describeWithBrowser("The tax year", () => {
  const portal = usePortal();
  const send = async (path: string, body: object) => {
    const response = await portal.api.call("post", path).send(body);
    expect([200, 201]).toContain(response.status);
    return response.body;
  };
  const advance = (id: string, to: string) => send(`/v1/sandbox/rollovers/${id}/advance`, { to });
  const act = (id: string, action: string, params: object) =>
    send(`/v1/rollovers/${id}/actions`, { action, params });

  it("lists forms, records a filing, and shows a later correction side by side", async () => {
    const { id } = await portal.createRollover();
    const { transfers } = await advance(id, "completed");
    const { amount } = transfers[0];
    await advance((await portal.createRollover()).id, "funds_sent");
    const { page, pageErrors, findIssues, close } = await portal.open("owner", "/tax-year");
    await page.getByRole("heading", { level: 1, name: "Tax year" }).waitFor();
    const forms = page.getByRole("grid", { name: "Forms" });
    await forms.locator("[role=row]", { hasText: /1099-R.*Final/ }).waitFor();
    await forms.locator("[role=row]", { hasText: /1099-R.*Open/ }).waitFor();
    expect(await findIssues()).toEqual([]);
    await page.getByRole("button", { name: /All statuses/ }).click();
    await page.getByRole("option", { name: "Open", exact: true }).click();
    await forms.locator("[role=row]", { hasText: /Final/ }).waitFor({ state: "detached" });
    expect(new URL(page.url()).searchParams.get("status")).toBe("open");
    await forms.locator("[role=row]", { hasText: /1099-R.*Open/ }).click();
    const dialog = page.locator(".dialog");
    await dialog.getByText("Box 1: gross distribution").waitFor();
    expect(await findIssues()).toEqual([]);
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download Copy B (PDF)" }).click();
    expect((await download).suggestedFilename()).toMatch(/^tax-forms-\d{4}-rol_.*\.pdf$/);
    await page.keyboard.press("Escape");

    await page.getByRole("tab", { name: "Filings" }).click();
    await page.getByText("No filings for this year").waitFor();
    await page.getByRole("button", { name: "Record a filing" }).click();
    await dialog.getByText("1 form is still open").waitFor();
    expect(await findIssues()).toEqual([]);
    await dialog.getByRole("button", { name: "Record", exact: true }).click();
    await dialog.getByText("No forms have changed since this filing.").waitFor();
    await dialog.getByText("Create an IRS file").click();
    await dialog.getByText(/Publication 1220/).waitFor();
    expect(await findIssues()).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator("[role=row]", { hasText: "1099-R, filing 1" }).getByText("You").waitFor();

    const correctedAmount = (Number(amount) - 10).toFixed(2);
    await act(id, "correct_transfer", {
      transferId: "tr_1",
      amount: correctedAmount,
      reason: "A digit was wrong.",
    });
    await page.reload();
    await page.locator("[role=row]", { hasText: "1099-R, filing 1" }).click();
    await dialog.getByText("1 form changed since this filing.").waitFor();
    const row = dialog.locator("tr", { hasText: "Box 1: gross distribution" });
    const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
    expect(await row.locator("td").allTextContents()).toEqual([
      dollars.format(Number(amount)),
      dollars.format(Number(correctedAmount)),
    ]);
    expect(await findIssues()).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("opens a linked filing that the list does not contain, and shows an error for an unknown filing", async () => {
    await advance((await portal.createRollover()).id, "completed");
    const year = (await portal.api.call("get", "/v1/tax-rules").expect(200)).body.year;
    const { id } = await send("/v1/tax-filings", { year, form: "1099-R" });
    // The previous year's list does not contain the filing.
    const path = `/tax-year?tab=filings&year=${year - 1}&filing=${id}`;
    const { page, pageErrors, close } = await portal.open("owner", path);
    await page.getByRole("dialog", { name: /^1099-R, filing \d$/ }).waitFor();
    await page.goto(`${portal.origin}/portal/tax-year?tab=filings&filing=txf_01h2xcejqtf2nbrexx3vqjhp41`);
    await page.getByRole("alert").waitFor();
    expect(pageErrors.filter((error) => !error.includes("404"))).toEqual([]);
    await close();
  });

  it("shows the year's rules, and does not let viewers record a filing", async () => {
    const { page, pageErrors, findIssues, close } = await portal.open("viewer", "/tax-year?tab=rules");
    await page.getByRole("heading", { name: /^Rules for \d{4}$/ }).waitFor();
    await page.getByText("No disaster declarations are loaded.").waitFor();
    expect(await findIssues()).toEqual([]);
    await page.getByRole("tab", { name: "Filings" }).click();
    await page
      .getByRole("tabpanel")
      .getByText(/filing/i)
      .first()
      .waitFor();
    expect(await page.getByRole("button", { name: "Record a filing" }).count()).toBe(0);
    expect(pageErrors).toEqual([]);
    await close();
  });
});

describeWithBrowser("The tax year on December 31", () => {
  // In New York, the organization's time zone, it is still 2025.
  const portal = usePortal({ clock: new TestClock(Date.parse("2026-01-01T02:00:00Z")) });

  it("is the current year in the organization's time zone", async () => {
    const { page, close } = await portal.open("owner", "/tax-year");
    await page.locator(".tax-year").getByRole("button", { name: /2025/ }).waitFor();
    await close();
  });
});
