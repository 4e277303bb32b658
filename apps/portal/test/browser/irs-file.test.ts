import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { describeWithBrowser } from "@svc/testing";
import type { Locator } from "playwright-core";
import { usePortal } from "./use-portal.ts";

const EIN = "12-3456789";
const TIN = "219-45-6789";
const ADDRESS = { line1: "100 Market St", city: "St. Louis", region: "MO", postalCode: "63101" };

describeWithBrowser("The file for the IRS", () => {
  const portal = usePortal();
  const send = async (path: string, body: object) => {
    const response = await portal.api.call("post", path).send(body);
    expect([200, 201]).toContain(response.status);
    return response.body;
  };

  async function fillParties(dialog: Locator): Promise<void> {
    for (const party of ["Transmitter", "Payer"]) {
      const group = dialog.getByRole("group", { name: party });
      const fill = (label: string, text: string) => group.getByLabel(label, { exact: true }).fill(text);
      await fill("TIN (EIN)", EIN);
      await fill("Name", "Example Custodian");
      await fill("Street", ADDRESS.line1);
      await fill("City", ADDRESS.city);
      await fill("State", ADDRESS.region);
      await fill("ZIP code", ADDRESS.postalCode);
      await fill("Phone", "202-555-0100");
    }
    await dialog.getByLabel("Transmitter Control Code (TCC)").fill("00A00");
    await dialog.getByLabel("Contact").fill("Tax Operations");
    await dialog.getByLabel("Email").fill("tax@example.com");
  }

  it("reads TINs from a CSV file and the keyboard, downloads the IRS file, and stores no TIN", async () => {
    const accounts: string[] = [];
    for (const name of ["Ada", "Grace"]) {
      const { id } = await portal.createRollover();
      const { accountId } = await send(`/v1/sandbox/rollovers/${id}/advance`, { to: "completed" });
      await portal.api
        .call("patch", `/v1/accounts/${accountId}`)
        .send({
          firstName: name,
          lastName: "Sample",
          ssnLast4: "6789",
          address: { ...ADDRESS, country: "US" },
        })
        .expect(200);
      accounts.push(accountId);
    }
    await send("/v1/tax-filings", { year: await readCurrentYear(), form: "1099-R" });
    const { page, pageErrors, findIssues, close } = await portal.open("owner", "/tax-year?tab=filings");
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.locator("[role=row]", { hasText: "1099-R, filing 1" }).click();
    await page.getByText("Create an IRS file").click();
    await page.getByRole("button", { name: "Create the file" }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByText("2 TINs are missing.").waitFor();
    expect(await findIssues()).toEqual([]);
    const download = dialog.getByRole("button", { name: "Create and download" });
    expect(await download.isDisabled()).toBe(true);
    // Rows stay in place while someone types.
    const inputs = dialog.getByLabel(/^SSN, ITIN or ATIN of /);
    const firstLabel = await inputs.first().getAttribute("aria-label");
    await inputs.first().pressSequentially("219");
    expect(await inputs.first().getAttribute("aria-label")).toBe(firstLabel);
    await inputs.first().fill("");
    const lines = [
      `accountId,tin`,
      `${accounts[0]},${TIN}`,
      `${accounts[1]},000-12-3456`,
      `acct_other,${TIN}`,
    ];
    const folder = await mkdtemp(join(tmpdir(), "svc-tins-"));
    const csvFile = join(folder, "tins.csv");
    const fileInput = dialog.locator("input[type=file]");
    try {
      await writeFile(csvFile, lines.join("\n"));
      await fileInput.setInputFiles(csvFile);
      await dialog.getByText("1 TIN loaded.").waitFor();
    } finally {
      await rm(folder, { recursive: true });
    }
    // The file is deleted, so reading it again fails.
    await fileInput.dispatchEvent("change");
    await dialog.getByText("Can't read tins.csv. Choose the file again.").waitFor();
    await dialog.getByText("Lines without a valid TIN, or with a second TIN for an account: 3.").waitFor();
    await dialog.getByText("1 line is for an account without a form.").waitFor();
    await dialog.getByText("1 TIN is missing.").waitFor();
    const graceTin = dialog.getByLabel("SSN, ITIN or ATIN of Grace Sample");
    await graceTin.fill("666-12-6789");
    await dialog.getByText("Not a valid SSN, ITIN or ATIN.").waitFor();
    await graceTin.fill("219-45-6780");
    await dialog.getByText("The last four digits differ from those in the account.").waitFor();
    expect(await findIssues()).toEqual([]);
    await graceTin.fill("218-45-6789");
    await dialog.getByText("All TINs are present.").waitFor();
    await fillParties(dialog);
    const saved = page.waitForEvent("download");
    await download.click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^irs-original-txf_.*\.txt$/);
    const text = await readFile(await file.path(), "ascii");
    for (const tin of ["123456789", "219456789", "218456789"]) expect(text).toContain(tin);

    // URLs, browser storage, history and logs contain no TIN.
    const traces = await page.evaluate(async () => {
      const databases = await indexedDB.databases();
      return JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        databases,
        history.state,
        location.href,
      ]);
    });
    for (const trace of [traces, ...requests]) expect(trace).not.toMatch(/456789|45-6789/);
    expect(await readLogTables()).not.toMatch(/219456789|218456789|219-45-6789/);

    // Closing asks first, then discards the TINs.
    const dialogMessages: string[] = [];
    let shouldAccept = false;
    page.on("dialog", (browserDialog) => {
      dialogMessages.push(browserDialog.message());
      return shouldAccept ? browserDialog.accept() : browserDialog.dismiss();
    });
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.getByText("All TINs are present.").waitFor();
    await page.goBack();
    await dialog.getByText("All TINs are present.").waitFor();
    shouldAccept = true;
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "detached" });
    expect(new Set(dialogMessages)).toEqual(new Set(["The TINs you entered are not stored. Discard them?"]));
    await page.getByRole("button", { name: "Create the file" }).click();
    await dialog.getByText("2 TINs are missing.").waitFor();
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("shows viewers no button to create the file", async () => {
    // The test above recorded this filing.
    const { page, close } = await portal.open("viewer", "/tax-year?tab=filings");
    await page.locator("[role=row]", { hasText: "1099-R, filing 1" }).click();
    await page.getByText("Create an IRS file").click();
    await page.getByText(/Publication 1220/).waitFor();
    expect(await page.getByRole("button", { name: "Create the file" }).count()).toBe(0);
    await close();
  });

  /** Returns the newest rollover's year, by the organization's clock. */
  const readCurrentYear = async () => {
    const { body } = await portal.api.call("get", "/v1/rollovers?limit=1").expect(200);
    return new Date(body.data[0].createdAt).getUTCFullYear();
  };
  async function readLogTables(): Promise<string> {
    const { prisma } = portal.api.db;
    const tables = [
      await prisma.$queryRaw`SELECT * FROM audit_log`,
      await prisma.$queryRaw`SELECT * FROM request_log`,
    ];
    const toText = (_key: string, value: unknown) => (typeof value === "bigint" ? String(value) : value);
    return JSON.stringify(tables, toText);
  }
});
