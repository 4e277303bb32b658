import { expect, it } from "@jest/globals";
import { describeWithBrowser } from "@svc/testing";
import type { Page } from "playwright-core";
import { usePortal } from "./use-portal.ts";

interface Choice {
  group?: string;
  label: string;
  option: string;
}

async function chooseOption(page: Page, { group, label, option }: Choice) {
  const container = group === undefined ? page : page.getByRole("group", { name: group, exact: true });
  await container.getByRole("button", { name: new RegExp(label) }).click();
  await page.getByRole("option", { name: option }).first().click();
}

async function chooseCustodian(page: Page, group: string, { slug, name }: { slug: string; name: string }) {
  const container = page.getByRole("group", { name: group, exact: true });
  await container.getByRole("combobox", { name: "Custodian" }).fill(slug);
  await page.getByRole("option", { name }).click();
}

/** Uses the organization's time zone, because receipts cannot predate their rollover. */
async function typeToday(page: Page, label: string) {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: "America/New_York",
    month: "2-digit",
    day: "2-digit",
    year: "numeric",
  });
  await page.getByRole("group", { name: label }).getByRole("spinbutton").first().click();
  await page.keyboard.type(format.format().replaceAll("/", ""));
}

describeWithBrowser("Rollover lifecycle in the portal", () => {
  const portal = usePortal();

  it("goes from a new participant to completion through forms alone, previewing each action", async () => {
    const { page, pageErrors, findIssues, close } = await portal.open("operations", "/accounts?new=1");
    const dialog = page.locator(".dialog");
    await dialog.getByLabel("First name").fill("Grace");
    await dialog.getByRole("textbox", { name: "Email" }).fill("not an address");
    await dialog.getByRole("button", { name: "Create account" }).click();
    await dialog.getByText("must be an email address").first().waitFor();
    expect(await dialog.getByLabel("First name").inputValue()).toBe("Grace");
    await dialog.getByRole("textbox", { name: "Email" }).fill("grace@example.com");
    await dialog.getByRole("button", { name: "Create account" }).click();
    await page.getByRole("heading", { level: 1, name: "Grace" }).waitFor();
    expect(await page.getByText("g•••@example.com").count()).toBe(1);
    await page.getByRole("button", { name: "Show personal data" }).click();
    await page.getByText("grace@example.com").waitFor();
    expect(await findIssues()).toEqual([]);

    await page.getByRole("link", { name: "New rollover" }).click();
    await page.getByRole("heading", { level: 1, name: "New rollover" }).waitFor();
    await page
      .getByText(
        "Still needed: Source custodian, Source account type, Source account number, Destination custodian",
      )
      .waitFor();
    await chooseCustodian(page, "Source", { slug: "test-instant", name: "Test: Instant" });
    await chooseOption(page, { group: "Source", label: "Account type", option: "Qualified plan" });
    await page
      .getByRole("group", { name: "Source", exact: true })
      .getByLabel("Account number")
      .fill("401K-00998877");
    await chooseCustodian(page, "Destination", { slug: "test-manual", name: "Test: Manual" });
    await chooseOption(page, { group: "Destination", label: "Account type", option: "Traditional IRA" });
    await page
      .getByRole("group", { name: "Destination", exact: true })
      .getByLabel("Account number")
      .fill("IRA-11223344");
    await page.locator("label").getByText("Direct", { exact: true }).click();
    await page.getByText("Permitted with conditions").waitFor();
    await chooseOption(page, { label: "Delivery method", option: "Wire" });
    await chooseOption(page, { label: "Amount", option: "Partial" });
    await page.getByLabel("Requested").fill("10,000");
    await page.getByText("All required fields are filled in.").waitFor();
    // A collapsed section opens if it contains an error, and keeps the typed text.
    const attestations = page.locator("details.card", {
      has: page.getByRole("heading", { name: "Attestations" }),
    });
    const rmdAmount = attestations.getByLabel(/^Required minimum distribution amount/);
    await attestations.getByRole("heading").click();
    await attestations.getByText("More fields:").click();
    await rmdAmount.fill("none");
    await attestations.getByRole("heading").click();
    await attestations.getByText("Filled in: Required minimum distribution amount").waitFor();
    await page.getByText("To correct: Required minimum distribution amount.").waitFor();
    await page.getByRole("button", { name: "Create draft" }).click();
    await attestations.getByText("Enter an amount such as 1,200.50").waitFor();
    expect(await rmdAmount.inputValue()).toBe("none");
    // The browser's own validation blocks the second attempt.
    await attestations.getByText("More fields:").click();
    await attestations.getByRole("heading").click();
    await rmdAmount.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Create draft" }).click();
    await rmdAmount.waitFor({ state: "visible" });
    expect(await rmdAmount.inputValue()).toBe("none");
    expect(await findIssues()).toEqual([]);
    await rmdAmount.fill("");
    await page.getByRole("button", { name: "Create draft" }).click();
    await page.getByRole("heading", { level: 1, name: "Grace" }).waitFor();
    await page.getByText("$10,000.00", { exact: true }).first().waitFor();

    const form = page.locator(".dialog");
    async function act(
      name: string,
      newState: string,
      { fillForm, isInMenu = false }: { fillForm?: () => Promise<unknown>; isInMenu?: boolean } = {},
    ) {
      if (isInMenu) {
        await page.getByRole("button", { name: "More actions" }).click();
        await page.getByRole("menuitem", { name, exact: true }).click();
      } else {
        await page.getByRole("button", { name, exact: true }).click();
      }
      if (fillForm) {
        await fillForm();
        await form.getByRole("button", { name: "Preview changes" }).click();
      }
      await form.getByRole("row", { name: new RegExp(`^State .*${newState}$`) }).waitFor();
      await form.getByRole("button", { name, exact: true }).click();
      await form.waitFor({ state: "detached" });
      await page.locator(`[aria-current="step"]`, { hasText: newState }).waitFor();
    }
    await act("Submit", "Submitted", {
      fillForm: () => form.getByLabel("Consent reference").fill("consent-9"),
      isInMenu: true,
    });
    await act("Start review", "In review");
    await act("Approve", "Approved");
    await act("Send to the custodian", "Requested");
    await act("Record the custodian's acknowledgment", "Processing");
    await act("Record money sent", "Funds sent", {
      fillForm: async () => {
        await form.getByText("Not yet sent: $10,000.00.").waitFor();
        await form.getByLabel("Amount", { exact: true }).fill("10,000.00");
      },
    });
    await act("Record money received", "Funds received", {
      fillForm: async () => {
        await form.getByLabel("Amount", { exact: true }).fill("0");
        await typeToday(page, "Received on");
        await form.getByRole("button", { name: "Preview changes" }).click();
        await form.getByText("must be more than zero").waitFor();
        expect(await form.getByLabel("Amount", { exact: true }).inputValue()).toBe("0");
        expect(await findIssues()).toEqual([]);
        await form.getByLabel("Amount", { exact: true }).fill("10000");
      },
    });
    await page.getByRole("button", { name: "Complete", exact: true }).click();
    await form.getByLabel("Posted amount").fill("$10,000.00");
    await form.getByRole("button", { name: "Preview changes" }).click();
    await form.getByRole("row", { name: /^State Funds received Completed$/ }).waitFor();
    await form.getByRole("button", { name: "Complete", exact: true }).click();
    await page.getByRole("button", { name: "Record money sent later" }).waitFor();
    expect(await page.getByRole("listitem").filter({ hasText: "Completed" }).first().textContent()).toContain(
      "done",
    );
    expect(await findIssues()).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });
});
