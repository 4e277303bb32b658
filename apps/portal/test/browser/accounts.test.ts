import { expect, it } from "@jest/globals";
import { buildAccount, describeWithBrowser } from "@svc/testing";
import { usePortal } from "./use-portal.ts";

describeWithBrowser("Portal account pages", () => {
  const portal = usePortal();

  it("finds a participant, keeps input when a teammate saves a change, and erases after the name is typed", async () => {
    const { api } = portal;
    const { organizationId } = api.ak;
    const participant = {
      firstName: "Ada",
      lastName: "Lovelace",
      email: "ada@example.com",
      dateOfBirth: "1961-12-09",
    };
    const { id } = await buildAccount(api, organizationId, participant);
    await buildAccount(api, organizationId, {
      firstName: "Grace",
      lastName: "Hopper",
      email: "g@example.com",
    });
    const { page, pageErrors, findIssues, close } = await portal.open("operations", "/accounts");
    await page.getByRole("row", { name: /Grace Hopper/ }).waitFor();
    expect(await findIssues()).toEqual([]);
    await page.getByRole("searchbox", { name: "Search accounts" }).fill("Lovel");
    await page.getByText("1 found").waitFor();
    expect(page.url()).not.toContain("Lovel");
    await page.getByRole("row", { name: /Ada Lovelace/ }).click();
    await page.getByRole("heading", { level: 1, name: "Ada Lovelace" }).waitFor();
    expect(await page.getByText("1961-12-09").count()).toBe(0);

    const form = page.locator(".dialog");
    await page.getByRole("button", { name: "Edit" }).click();
    await form.getByLabel("Last name").fill("King");
    expect(await findIssues()).toEqual([]);
    await api.call("patch", `/v1/accounts/${id}`).send({ phone: "+12025550123" }).expect(200);
    await form.getByRole("button", { name: "Save changes" }).click();
    await form.getByText("A teammate changed this account").waitFor();
    await form.getByRole("row", { name: "Phone – +12025550123" }).waitFor();
    expect(await form.getByLabel("Last name").inputValue()).toBe("King");
    await form.getByRole("button", { name: "Continue with the latest version" }).click();
    await form.getByRole("button", { name: "Save changes" }).click();
    await page.getByRole("heading", { level: 1, name: "Ada King" }).waitFor();
    const { body } = await api.call("get", `/v1/accounts/${id}`).expect(200);
    expect(body).toMatchObject({ lastName: "King", phone: "+12025550123", dateOfBirth: "1961-12-09" });

    expect(await page.getByText("Ada Lovelace").count()).toBe(0);
    await page.getByRole("button", { name: "Show personal data" }).click();
    await page.getByText("Ada Lovelace").waitFor();
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Erase personal data" }).click();
    const erase = page.getByRole("alertdialog").filter({ hasText: "This can't be undone" });
    const confirm = erase.getByRole("button", { name: "Erase permanently" });
    expect(await confirm.isDisabled()).toBe(true);
    await erase.getByRole("textbox").fill("Ada King");
    await confirm.click();
    await page.getByText("Personal data was destroyed.").waitFor();
    expect(await page.getByRole("button", { name: "Edit" }).count()).toBe(0);
    expect(await findIssues()).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });
});
