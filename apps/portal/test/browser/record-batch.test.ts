import { expect, it } from "@jest/globals";
import { describeWithBrowser } from "@svc/testing";
import { usePortal } from "./use-portal.ts";

describeWithBrowser("Recording a deposit on the receiving desk", () => {
  const portal = usePortal();
  const listFunds = async () =>
    (await portal.api.call("get", "/v1/incoming-funds?limit=100").expect(200)).body.data;

  it("accepts pasted rows, compares their sum with the deposit slip, and keeps all input if a row fails", async () => {
    const { page, pageErrors, findIssues, close } = await portal.open("operations", "/receiving-desk");
    await page.getByRole("heading", { level: 1 }).waitFor();
    // "b" opens the dialog that records a deposit.
    await page.keyboard.press("b");
    const dialog = page.locator(".dialog");
    await dialog.getByLabel("Received on, row 1").waitFor();
    const lines = [
      "1/5/2026\t$1,200.50\tCheck\t1042\tNorth Plan Trust",
      "2999-01-05\t99.50\tcheck\t1043\tSouth Plan Trust",
      ...Array.from({ length: 5 }, (_, index) => `1/5/2026\t1.00\tWire\t${index}\tSmall Trust`),
    ];
    await dialog.getByLabel("Received on, row 1").evaluate((element, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, lines.join("\n"));
    expect(await dialog.getByLabel("Received on, row 1").inputValue()).toBe("2026-01-05");
    expect(await dialog.getByLabel("Payer, row 7").inputValue()).toBe("Small Trust");
    const recordButton = dialog.getByRole("button", { name: "Record 7 rows" });
    expect(await recordButton.isDisabled()).toBe(true);
    const slip = dialog.getByLabel("Deposit slip total");
    await slip.fill("1305.01");
    await dialog.getByText("$0.01 less than the deposit slip.").waitFor();
    expect(await recordButton.isDisabled()).toBe(true);
    await slip.fill("1305.00");
    await dialog.getByText("Matches the deposit slip.").waitFor();
    expect(await findIssues()).toEqual([]);
    const initialCount = (await listFunds()).length;
    await recordButton.click();
    await dialog.getByText(/Received on: must not be after today/).waitFor();
    expect(await findIssues()).toEqual([]);
    expect(await dialog.getByLabel("Payer, row 2").inputValue()).toBe("South Plan Trust");
    expect(await dialog.getByLabel("Amount, row 1").isDisabled()).toBe(true);
    expect((await listFunds()).length).toBe(initialCount + 6);
    await dialog.getByLabel("Received on, row 2").fill("2026-01-05");
    await dialog.getByRole("button", { name: "Record 1 row" }).click();
    await dialog.waitFor({ state: "detached" });
    const funds = await listFunds();
    expect(funds.length).toBe(initialCount + 7);
    expect(funds[0]).toMatchObject({ amount: "99.50", checkNumber: "1043", payerName: "South Plan Trust" });
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("shows errors at the row, and moves down with Enter", async () => {
    const { page, close } = await portal.open("operations", "/receiving-desk?batch=1");
    const dialog = page.locator(".dialog");
    await dialog.getByLabel("Amount, row 5").fill("12");
    await dialog.getByLabel("Amount, row 5").press("Enter");
    await dialog.getByLabel("Amount, row 6").fill("abc");
    await dialog.getByLabel("Deposit slip total").fill("12.00");
    await dialog.getByRole("button", { name: "Record 2 rows" }).click();
    await dialog.getByText("Amount: enter an amount such as 1,200.50.").waitFor();
    expect(await dialog.getByLabel("Amount, row 6").getAttribute("aria-invalid")).toBe("true");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Record a deposit" }).click();
    expect(await dialog.getByLabel("Amount, row 6").inputValue()).toBe("abc");
    expect(await dialog.getByLabel("Deposit slip total").inputValue()).toBe("12.00");
    await page.setViewportSize({ width: 390, height: 844 });
    const box = await dialog.getByRole("button", { name: "Record 2 rows" }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
    await close();
  });

  it("does not record rows twice if the response is lost and the dialog is closed", async () => {
    const { page, close } = await portal.open("operations", "/receiving-desk?batch=1");
    const dialog = page.locator(".dialog");
    await dialog.getByLabel("Amount, row 1").fill("31.00");
    await dialog.getByLabel("Payer, row 1").fill("Lost Trust");
    await dialog.getByLabel("Deposit slip total").fill("31.00");
    await page.route("**/v1/incoming-funds/batch", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await dialog.getByRole("button", { name: "Record 1 row" }).click();
    await dialog.getByText("The response was lost").waitFor();
    expect(await dialog.getByLabel("Amount, row 1").isDisabled()).toBe(true);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.unroute("**/v1/incoming-funds/batch");
    await page.getByRole("button", { name: "Record a deposit" }).click();
    await dialog.getByRole("button", { name: "Send again" }).click();
    await dialog.waitFor({ state: "detached" });
    const recorded = (await listFunds()).filter(
      ({ payerName }: { payerName: string }) => payerName === "Lost Trust",
    );
    expect(recorded).toHaveLength(1);
    await close();
  });

  it("keeps the rows while the settings load again after a failure", async () => {
    const { page, close } = await portal.open("operations", "/");
    const settings = "**/v1/organization/settings";
    await page.route(settings, (route) => route.abort());
    await page.goto(`${portal.origin}/portal/receiving-desk?batch=1`);
    const payer = page.locator(".dialog").getByLabel("Payer, row 1");
    await payer.fill("Slow Trust");
    await page.unroute(settings);
    const requestRepeated = Promise.withResolvers<void>();
    const responseReleased = Promise.withResolvers<void>();
    await page.route(settings, async (route) => {
      requestRepeated.resolve();
      await responseReleased.promise;
      await route.continue();
    });
    await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
    await requestRepeated.promise;
    expect(await payer.inputValue()).toBe("Slow Trust");
    const loaded = page.waitForResponse(settings);
    responseReleased.resolve();
    await loaded;
    expect(await payer.inputValue()).toBe("Slow Trust");
    await close();
  });
});
