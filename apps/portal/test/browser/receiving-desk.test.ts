import { expect, it } from "@jest/globals";
import { buildAccount, buildRolloverBody, describeWithBrowser, toOrganizationDay } from "@svc/testing";
import { advanceClockByDays } from "../../../api/test/sandbox/sandbox-calls.ts";
import { usePortal } from "./use-portal.ts";

describeWithBrowser("Portal receiving desk", () => {
  const portal = usePortal();
  const today = toOrganizationDay();
  const recordMoney = async (overrides: object = {}) => {
    const body = {
      amount: "80000.00",
      receivedOn: today,
      method: "check",
      payerName: "North Trust",
      ...overrides,
    };
    return (await portal.api.call("post", "/v1/incoming-funds").send(body).expect(201)).body;
  };
  const createSentRollover = async (): Promise<{ id: string }> => {
    const { api } = portal;
    const { id: accountId } = await buildAccount(api, api.ak.organizationId);
    const body = await buildRolloverBody(api, accountId);
    const rollover = (await api.call("post", "/v1/rollovers").send(body).expect(201)).body;
    const advance = `/v1/sandbox/rollovers/${rollover.id}/advance`;
    await api.call("post", advance).send({ to: "funds_sent" }).expect(200);
    return rollover;
  };
  const readFunds = async (id: string) =>
    (await portal.api.call("get", `/v1/incoming-funds/${id}`).expect(200)).body;

  it("applies money to a suggested rollover in one click, and unapplies it", async () => {
    const { api } = portal;
    const rollover = await createSentRollover();
    const { amounts } = (await api.call("get", `/v1/rollovers/${rollover.id}`).expect(200)).body;
    const { id } = await recordMoney({ amount: amounts.sent, memo: rollover.id });

    const { page, pageErrors, findIssues, close } = await portal.open("operations", "/receiving-desk");
    const { total } = (await api.call("get", "/v1/incoming-funds/summary").expect(200)).body;
    const arrivals = page.locator("dl > div", { hasText: "Arrivals" });
    expect((await arrivals.textContent())?.replaceAll(/[^0-9.]/g, "")).toBe(total.arrivals);
    await page.getByRole("row", { name: /North Trust/ }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByRole("button", { name: `Apply to ${rollover.id}` }).waitFor();
    expect(await findIssues()).toEqual([]);
    await dialog.getByRole("button", { name: `Apply to ${rollover.id}` }).click();
    await dialog.getByRole("link", { name: rollover.id }).waitFor();
    await dialog.getByRole("button", { name: "Unapply from rollovers" }).waitFor();
    expect(await readFunds(id)).toMatchObject({
      status: "applied",
      allocations: [{ rolloverId: rollover.id }],
    });

    await dialog.getByRole("button", { name: "Unapply from rollovers" }).click();
    await dialog.getByLabel("Reason").fill("Wrong participant");
    await dialog.getByRole("button", { name: "Unapply from rollovers" }).click();
    await dialog.getByRole("button", { name: "Put in suspense" }).waitFor();
    expect(await readFunds(id)).toMatchObject({ status: "unmatched", allocations: [] });
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("handles the queue with the keyboard", async () => {
    const { api } = portal;
    const { id: rolloverId } = await createSentRollover();
    const { amounts } = (await api.call("get", `/v1/rollovers/${rolloverId}`).expect(200)).body;
    const { id: firstId } = await recordMoney({
      payerName: "Key Trust",
      amount: amounts.sent,
      memo: rolloverId,
    });
    const { id: secondId } = await recordMoney({ payerName: "Next Trust", amount: "12.34" });
    const { page, pageErrors, findIssues, close } = await portal.open("operations", "/receiving-desk");
    const dialog = page.locator(".dialog");
    await page.getByRole("row", { name: /Key Trust/ }).waitFor();
    await page.keyboard.press("?");
    await dialog.getByRole("row", { name: /Put in suspense/ }).waitFor();
    expect(await findIssues()).toEqual([]);
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    // The newest money is first.
    await page.keyboard.press("j");
    await page.locator("[role=row]:focus", { hasText: "Next Trust" }).waitFor();
    await page.keyboard.press("j");
    await page.locator("[role=row]:focus", { hasText: "Key Trust" }).waitFor();
    await page.keyboard.press("Enter");
    await dialog.getByText("Ada Sample").first().waitFor();
    await dialog.locator("td", { hasText: "Rollover ID or external ID in the memo or payee" }).waitFor();
    // "a" goes to the suggested rollover.
    await page.keyboard.press("a");
    await dialog.locator(".desk-apply:focus").waitFor();
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Unapply from rollovers" }).waitFor();
    expect(await readFunds(firstId)).toMatchObject({ status: "applied", allocations: [{ rolloverId }] });
    await page.keyboard.press("k");
    await dialog.getByText("Next Trust").waitFor();
    // "s" opens the form that puts the money in suspense.
    await page.keyboard.press("s");
    await dialog.locator("summary").click();
    // In a field, shortcuts are only text.
    await dialog.getByLabel("Note").fill("sad jk");
    expect(await dialog.getByLabel("Note").inputValue()).toBe("sad jk");
    await page.keyboard.press("Escape");
    expect(await readFunds(secondId)).toMatchObject({ status: "unmatched", version: 1 });
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("ignores the keys for Next and Previous if the open item is not in the list", async () => {
    const { id } = await recordMoney({ payerName: "Elsewhere Trust" });
    await recordMoney({ payerName: "Listed Trust" });
    const { page, pageErrors, close } = await portal.open("operations", `/receiving-desk?q=Listed&id=${id}`);
    const dialog = page.locator(".dialog");
    await dialog.getByText("Elsewhere Trust").waitFor();
    await page.locator("[role=row]", { hasText: "Listed Trust" }).waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("e");
    await dialog.getByRole("button", { name: "Save changes" }).waitFor();
    expect(new URL(page.url()).searchParams.get("id")).toBe(id);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("copies the list's request as curl, with the filters and the order", async () => {
    const mia = await portal.signIn("operations", { name: "Mia Curl" });
    const { page, pageErrors, close } = await portal.open(
      mia,
      "/receiving-desk?tab=suspense&q=Aged&show=mine&order=oldest",
    );
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const copy = async () => {
      await page.getByRole("button", { name: "Copy as curl" }).click();
      await page.getByText("The command reads your API key").first().waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const address = `/v1/incoming-funds?status=suspense&q=Aged&ownerId=${mia.memberId}&sort=oldest'`;
    expect(await copy()).toContain(address);
    await page.goto(`${portal.origin}/portal/receiving-desk?tab=suspense&show=overdue`);
    expect(await copy()).toContain("/v1/incoming-funds?status=suspense&overdue=true'");
    await page.goto(`${portal.origin}/portal/receiving-desk?tab=files`);
    expect(await copy()).toContain("/v1/bank-files'");
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("divides money among rollovers, and keeps the parts after an error", async () => {
    const [first, second] = [await createSentRollover(), await createSentRollover()];
    const { id } = await recordMoney({ payerName: "Divided Trust", amount: "15000.00", memo: first.id });
    const { page, pageErrors, findIssues, close } = await portal.open(
      "operations",
      `/receiving-desk?id=${id}`,
    );
    const dialog = page.locator(".dialog");
    await dialog.getByRole("button", { name: `Apply to ${first.id}` }).waitFor();
    // "d" opens the form that divides the money.
    await page.keyboard.press("d");
    const amounts = dialog.getByLabel("Amount");
    expect(await amounts.first().inputValue()).toBe("15000.00");
    await amounts.first().fill("10,000.00");
    await dialog.getByText("$5,000.00 left to divide").waitFor();
    await dialog.getByRole("button", { name: "Add another rollover" }).click();
    expect(await amounts.nth(1).inputValue()).toBe("5000.00");
    await dialog.getByRole("combobox").nth(1).fill(second.id);
    await page.getByRole("option").filter({ hasText: second.id }).click();
    await amounts.nth(1).fill("5000.01");
    await dialog.getByText("$0.01 too much").waitFor();
    expect(await findIssues()).toEqual([]);
    await dialog.getByRole("button", { name: "Apply", exact: true }).click();
    await dialog
      .getByText(/must add up to 15000.00/)
      .first()
      .waitFor();
    expect(await amounts.first().inputValue()).toBe("10,000.00");
    expect(await readFunds(id)).toMatchObject({ status: "unmatched", version: 1 });
    await amounts.nth(1).fill("5000.00");
    await dialog.getByText("Nothing left to divide").waitFor();
    await dialog.getByRole("button", { name: "Apply", exact: true }).click();
    await dialog.getByRole("link", { name: second.id }).waitFor();
    expect((await readFunds(id)).allocations).toMatchObject([
      { rolloverId: first.id, amount: "10000.00" },
      { rolloverId: second.id, amount: "5000.00" },
    ]);
    expect(await findIssues()).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("keeps typed values after an error", async () => {
    const { id } = await recordMoney({ payerName: "South Trust" });
    const { page, findIssues, close } = await portal.open("operations", `/receiving-desk?id=${id}`);
    const dialog = page.getByRole("alertdialog");
    await dialog
      .getByText("No open rollover fits this money")
      .or(dialog.getByRole("table"))
      .first()
      .waitFor();
    await dialog.getByRole("button", { name: "Return to sender" }).click();
    await dialog.getByLabel("Reason").fill("No account");
    expect(await findIssues()).toEqual([]);
    await dialog.getByRole("button", { name: "Return to sender" }).click();
    await dialog.locator("[aria-invalid=true], [data-invalid]").first().waitFor();
    expect(await dialog.getByLabel("Reason").inputValue()).toBe("No account");
    expect(await readFunds(id)).toMatchObject({ status: "unmatched", version: 1 });
    await close();
  });

  it("puts money in suspense, and lists it with its reason and deadline", async () => {
    const { id } = await recordMoney({ payerName: "West Trust" });
    const { page, findIssues, close } = await portal.open("operations", `/receiving-desk?id=${id}`);
    const dialog = page.getByRole("alertdialog");
    await dialog.getByRole("button", { name: "Put in suspense" }).click();
    await dialog.getByRole("button", { name: /Reason/ }).click();
    await page.getByRole("option").first().click();
    await dialog.getByRole("button", { name: "Put in suspense" }).click();
    await dialog.locator("dt", { hasText: "Return by" }).waitFor();
    const { suspense } = await readFunds(id);
    await dialog.getByRole("button", { name: "Close" }).click();
    await page.getByRole("tab", { name: "Suspense" }).click();
    await page
      .getByRole("row", { name: "West Trust" })
      .locator(`time[datetime="${suspense.returnBy}"]`)
      .waitFor();
    expect(await findIssues()).toEqual([]);
    await close();
  });

  it("shows the age and owner of money in suspense, and keeps an edited note after a teammate's change", async () => {
    const { api } = portal;
    const mia = await portal.signIn("operations", { name: "Mia Owner" });
    const { id, version } = await recordMoney({ payerName: "Aged Trust", amount: "31.31" });
    const suspend = { reason: "wrong_payee", ownerId: mia.memberId, note: "Call the bank." };
    await api.call("post", `/v1/incoming-funds/${id}/suspend`).set("If-Match", `"${version}"`).send(suspend);
    await advanceClockByDays(api, 40);
    const { page, pageErrors, findIssues, close } = await portal.open(mia, "/receiving-desk?from=2020-01-01");
    const overdue = page.locator("dl > div", { hasText: "Overdue" });
    await overdue.getByText(/items?$/).waitFor();
    const { suspense, total } = (
      await api.call("get", "/v1/incoming-funds/summary").query({ from: "2020-01-01" }).expect(200)
    ).body;
    expect(await overdue.locator(".numbers").textContent()).toBe(
      `$${Number(suspense.overdue.amount).toLocaleString("en-US", { minimumFractionDigits: 2 })}`,
    );
    const arrivals = page.locator("dl > div", { hasText: "Arrivals" });
    await expect(arrivals.locator("dd").textContent()).resolves.toBe(
      `$${Number(total.arrivals).toLocaleString("en-US", { minimumFractionDigits: 2 })}`,
    );
    await page.getByRole("button", { name: "Show overdue" }).click();
    const row = page.locator("[role=row]", { hasText: "Aged Trust" });
    await row.getByText("40 days").waitFor();
    await row.getByText("Mia Owner").waitFor();
    await row.getByText("Overdue").waitFor();
    expect(await findIssues()).toEqual([]);
    await page.getByRole("searchbox", { name: "Search" }).fill("Nobody");
    await row.waitFor({ state: "detached" });
    await page.getByRole("searchbox", { name: "Search" }).fill("Aged");
    await row.click();
    const dialog = page.locator(".dialog");
    await dialog.getByText("Call the bank.").waitFor();
    // "e" opens the form for the owner and the note.
    await page.keyboard.press("e");
    await dialog.getByLabel("Note").fill("The bank confirmed the payee.");
    const current = await readFunds(id);
    await api
      .call("patch", `/v1/incoming-funds/${id}`)
      .set("If-Match", `"${current.version}"`)
      .send({ ownerId: null })
      .expect(200);
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await dialog.getByText("A teammate changed this item").waitFor();
    await dialog.getByRole("row", { name: /Owner.*Mia Owner/ }).waitFor();
    expect(await findIssues()).toEqual([]);
    await dialog.getByRole("button", { name: "Continue with the latest version" }).click();
    expect(await dialog.getByLabel("Note").inputValue()).toBe("The bank confirmed the payee.");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await dialog.locator("dd", { hasText: "The bank confirmed the payee." }).waitFor();
    expect(await readFunds(id)).toMatchObject({ ownerId: null, note: "The bank confirmed the payee." });
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("keeps the typed amount if other values are missing", async () => {
    const { page, findIssues, close } = await portal.open("operations", "/receiving-desk");
    await page.getByRole("button", { name: "Record money" }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByLabel("Amount").fill("12.50");
    await dialog.getByRole("button", { name: "Record", exact: true }).click();
    await dialog.locator("[aria-invalid=true], [data-invalid]").first().waitFor();
    expect(await dialog.getByLabel("Amount").inputValue()).toBe("12.50");
    expect(await findIssues()).toEqual([]);
    await close();
  });

  it("gives viewers no controls for changes", async () => {
    const { id } = await recordMoney({ payerName: "East Trust" });
    const { page, close } = await portal.open("viewer", `/receiving-desk?id=${id}`);
    await page.getByRole("alertdialog").getByText("East Trust").waitFor();
    for (const name of ["Record money", "Return to sender", "Put in suspense"]) {
      expect(await page.getByRole("button", { name, includeHidden: true }).count()).toBe(0);
    }
    await close();
  });

  it("keeps its shortcuts if a link opens a dialog that the role does not allow", async () => {
    const { page, close } = await portal.open("viewer", "/receiving-desk?new=1&batch=1&import=1");
    await page.getByRole("tab", { name: "To match" }).waitFor();
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard" }).waitFor({ timeout: 10_000 });
    await close();
  });
});
