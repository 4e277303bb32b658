import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { describeWithBrowser } from "@svc/testing";
import type { Page } from "playwright-core";
import { buildNacha, buildReturnAddenda } from "../../../../packages/bank-files/test/build-nacha.ts";
import { usePortal } from "./use-portal.ts";

const NO_BOX = { x: 0, y: 0, width: 0, height: 0 };
const HEADER = "Deposit date,Check number,Amount,Payer name,Reference";

describeWithBrowser("Bank files on the receiving desk", () => {
  const portal = usePortal();
  const countFunds = async () =>
    (await portal.api.call("get", "/v1/incoming-funds?limit=100").expect(200)).body.data.length;
  const toFile = (content: string, name = "lockbox.csv") => ({
    name,
    mimeType: "text/csv",
    buffer: Buffer.from(content),
  });
  const openImport = async (page: Page) => {
    await page.getByRole("button", { name: "Import a bank file" }).click();
    return page.locator(".dialog");
  };

  it("imports a chosen file, compares it with its control total, and opens the first import of a repeated file", async () => {
    const content = [
      HEADER,
      "2026-01-05,1042,80000.00,North Plan Trust,UI-1",
      "2026-01-05,1043,1250.10,South Plan Trust,UI-2",
      "2026-01-05,1043,1250.10,South Plan Trust,UI-2",
      "Total,,82500.20,,",
    ].join("\n");
    const { page, pageErrors, findIssues, close } = await portal.open("operations", "/receiving-desk");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("i");
    const dialog = page.locator(".dialog");
    await dialog.locator("input[type=file]").setInputFiles(toFile(content));
    expect(await findIssues()).toEqual([]);
    await dialog.getByRole("button", { name: "Import", exact: true }).click();
    await dialog.getByText("The recorded credits equal the file's control total.").waitFor();
    const credits = dialog.locator("dl > div", { hasText: "Recorded credits" });
    expect(await credits.locator("dd").textContent()).toBe("$82,500.20");
    await dialog.getByRole("table", { name: "Warnings" }).waitFor();
    const money = dialog.getByRole("grid", { name: "Money in this file" });
    await money.getByRole("row", { name: /North Plan Trust/ }).waitFor();
    expect(await money.getByRole("row").count()).toBe(4);
    expect(await findIssues()).toEqual([]);
    await dialog.getByRole("row", { name: /North Plan Trust/ }).click();
    await page.locator(".dialog", { hasText: "1042" }).waitFor();
    await page.keyboard.press("Escape");
    await dialog.getByText("The recorded credits equal the file's control total.").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("tab", { name: "Bank files" }).click();
    await page.locator("[role=row]", { hasText: /lockbox\.csv.*\$82,500\.20.*Totals match/ }).waitFor();
    expect(await findIssues()).toEqual([]);

    const before = await countFunds();
    await openImport(page);
    await dialog.locator("input[type=file]").setInputFiles(toFile(content, "again.csv"));
    await dialog.getByRole("button", { name: "Import", exact: true }).click();
    await dialog.getByText("This file was already imported").waitFor();
    expect(await findIssues()).toEqual([]);
    await dialog.getByText("again.csv").waitFor();
    await dialog.getByRole("button", { name: "Open the first import" }).click();
    await dialog.getByRole("heading", { name: "lockbox.csv" }).waitFor();
    expect(await countFunds()).toBe(before);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("lists a dropped file's lines with errors, records nothing, and accepts the corrected file", async () => {
    const before = await countFunds();
    const directory = await mkdtemp(join(tmpdir(), "bank-files-"));
    const buildCsv = (total: string) =>
      [HEADER, "2026-01-06,2001,100.00,East Trust,UI-3", `Total,,${total},,`].join("\n");
    const { page, pageErrors, findIssues, close } = await portal.open("operations", "/receiving-desk");
    const dialog = await openImport(page);
    const session = await page.context().newCDPSession(page);
    const drop = async (content: string) => {
      const path = join(directory, "dropped.csv");
      await writeFile(path, content);
      const { x, y, width, height } = (await dialog.locator(".drop-zone").boundingBox()) ?? NO_BOX;
      const data = { items: [], files: [path], dragOperationsMask: 1 };
      const point = { x: x + width / 2, y: y + height / 2, data };
      for (const type of ["dragEnter", "dragOver", "drop"] as const) {
        await session.send("Input.dispatchDragEvent", { type, ...point });
      }
      await dialog.getByText("dropped.csv").waitFor();
    };
    await drop(buildCsv("100.01"));
    await dialog.getByRole("button", { name: "Import", exact: true }).click();
    await dialog.getByText("The file was not imported").waitFor();
    await dialog.locator(".desk-line-issues li").first().waitFor();
    expect(await dialog.locator(".desk-line-issues").textContent()).toMatch(/Line 3: .*100\.01/);
    await dialog.getByText("dropped.csv").waitFor();
    expect(await findIssues()).toEqual([]);
    expect(await countFunds()).toBe(before);
    await drop(buildCsv("100.00"));
    await dialog.getByRole("button", { name: "Import", exact: true }).click();
    await dialog.getByText("The recorded credits equal the file's control total.").waitFor();
    expect(await countFunds()).toBe(before + 1);
    await rm(directory, { recursive: true });
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("imports a file without known headers after the columns are named, and keeps the names after an error", async () => {
    const content = "When,What\n2026-01-07,77.00\n";
    const { page, close } = await portal.open("operations", "/receiving-desk");
    const dialog = await openImport(page);
    await dialog.locator("input[type=file]").setInputFiles(toFile(content));
    await dialog.getByText("Columns of a lockbox CSV").click();
    await dialog.getByLabel("Amount").fill("Nothing");
    await dialog.getByLabel("Date").fill("When");
    await dialog.getByRole("button", { name: "Import", exact: true }).click();
    await dialog.getByText("The file was not imported").waitFor();
    expect(await dialog.getByLabel("Date").inputValue()).toBe("When");
    await dialog.getByLabel("Amount").fill("2");
    await dialog.getByRole("button", { name: "Import", exact: true }).click();
    await dialog.getByText("$77.00").first().waitFor();
    await close();
  });

  it("shows a returned payment with its earlier arrival, and records the reversal", async () => {
    const trace = "091000010000077";
    const arrival = { amount: "50.00", receivedOn: "2026-01-05", method: "ach", traceNumber: trace };
    const { id } = (
      await portal.api
        .call("post", "/v1/incoming-funds")
        .send({ ...arrival, payerName: "Bounced Trust" })
        .expect(201)
    ).body;
    const content = buildNacha({
      // Code 26 is the return of a debit to a checking account.
      entries: [{ code: "26", cents: 5000n, addenda: [buildReturnAddenda("R01", trace)] }],
    });
    const file = (
      await portal.api
        .call("post", "/v1/bank-files")
        .attach("file", Buffer.from(content), "returns.ach")
        .expect(201)
    ).body;
    const viewer = await portal.open("viewer", `/receiving-desk?file=${file.id}`);
    await viewer.page.locator(".dialog").getByRole("row", { name: /R01/ }).waitFor();
    const importButton = viewer.page.getByRole("button", { name: "Import a bank file", includeHidden: true });
    expect(await importButton.count()).toBe(0);
    await viewer.close();

    const { page, pageErrors, findIssues, close } = await portal.open(
      "operations",
      `/receiving-desk?file=${file.id}`,
    );
    const dialog = page.locator(".dialog");
    await dialog.getByRole("row", { name: /R01/ }).waitFor();
    expect(await findIssues()).toEqual([]);
    await dialog.getByRole("button", { name: /^Open the earlier arrival/ }).click();
    await dialog.getByText("Bounced Trust").waitFor();
    expect(new URL(page.url()).searchParams.get("id")).toBe(id);
    await dialog.getByText("The bank took this money back").waitFor();
    await dialog.getByRole("button", { name: "Record a reversal" }).click();
    const code = dialog.getByLabel("Return code");
    expect(await code.inputValue()).toBe("R01");
    await dialog.getByLabel("Reason").fill("");
    expect(await findIssues()).toEqual([]);
    await dialog.getByRole("button", { name: "Record a reversal" }).click();
    await dialog.locator("[aria-invalid=true], [data-invalid]").first().waitFor();
    expect(await code.inputValue()).toBe("R01");
    await dialog.getByLabel("Reason").fill("Insufficient funds");
    await dialog.getByRole("button", { name: "Record a reversal" }).click();
    await dialog.getByText(/Insufficient funds, R01/).waitFor();
    await dialog.getByText("History").click();
    await dialog.getByRole("listitem").filter({ hasText: "Reversed by the bank" }).getByText("You").waitFor();
    expect((await portal.api.call("get", `/v1/incoming-funds/${id}`).expect(200)).body).toMatchObject({
      status: "reversed",
      outcome: { code: "R01", on: file.returns[0].receivedOn },
    });
    expect(await findIssues()).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("reverses the lines of a payment in one step, after a confirmation", async () => {
    const trace = "091000010000088";
    const ids: string[] = [];
    for (const amount of ["20.00", "30.00"]) {
      const arrival = { amount, receivedOn: "2026-01-05", method: "ach", traceNumber: trace };
      const response = await portal.api.call("post", "/v1/incoming-funds").send(arrival).expect(201);
      ids.push(response.body.id);
    }
    const toReturnEntry = (cents: bigint) => ({
      code: "26",
      cents,
      addenda: [buildReturnAddenda("R01", trace)],
    });
    // The first return matches the sum of the lines; no arrival matches the second.
    const content = buildNacha({ entries: [toReturnEntry(5000n), toReturnEntry(1n)] });
    const call = portal.api.call("post", "/v1/bank-files");
    const file = (await call.attach("file", Buffer.from(content), "lines.ach").expect(201)).body;
    const { page, pageErrors, findIssues, close } = await portal.open(
      "operations",
      `/receiving-desk?file=${file.id}`,
    );
    const dialog = page.locator(".dialog");
    await dialog.getByText("Lines of one payment, recorded separately.").waitFor();
    await dialog
      .getByText(/The arrivals with this number that were not returned have other amounts/)
      .waitFor();
    await dialog.getByRole("button", { name: "Reverse all" }).click();
    await dialog.getByText(/reverses 2 items/).waitFor();
    expect(await findIssues()).toEqual([]);
    await dialog.getByRole("button", { name: "Reverse $50.00" }).click();
    await page.getByText("All money in this return is reversed").waitFor();
    expect(await dialog.getByRole("button", { name: "Reverse all" }).count()).toBe(0);
    for (const id of ids) {
      const { body } = await portal.api.call("get", `/v1/incoming-funds/${id}`).expect(200);
      expect(body).toMatchObject({ status: "reversed", outcome: { code: "R01" } });
    }
    expect(pageErrors).toEqual([]);
    await close();
  });
});
