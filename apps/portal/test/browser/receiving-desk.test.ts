import { expect, it } from "@jest/globals";
import { buildAccount, buildRolloverBody, describeWithBrowser } from "@svc/testing";
import { usePortal } from "./use-portal.ts";

describeWithBrowser("Portal receiving desk", () => {
  const portal = usePortal();
  const today = new Date().toISOString().slice(0, 10);
  const record = async (more: object = {}) => {
    const body = {
      amount: "80000.00",
      receivedOn: today,
      method: "check",
      payerName: "North Trust",
      ...more,
    };
    return (await portal.api.call("post", "/v1/incoming-funds").send(body).expect(201)).body;
  };
  const read = async (id: string) =>
    (await portal.api.call("get", `/v1/incoming-funds/${id}`).expect(200)).body;

  it("applies a suggestion in one click, and takes the money back", async () => {
    const { api } = portal;
    const { id: accountId } = await buildAccount(api, api.ak.organizationId);
    const body = await buildRolloverBody(api, accountId);
    const rollover = (await api.call("post", "/v1/rollovers").send(body).expect(201)).body;
    const advance = `/v1/sandbox/rollovers/${rollover.id}/advance`;
    await api.call("post", advance).send({ to: "funds_sent" }).expect(200);
    const { amounts } = (await api.call("get", `/v1/rollovers/${rollover.id}`).expect(200)).body;
    const { id } = await record({ amount: amounts.sent, memo: rollover.id });

    const { page, complaints, findIssues, close } = await portal.open("operations", "/receiving-desk");
    const { total } = (await api.call("get", "/v1/incoming-funds/summary").expect(200)).body;
    const arrivals = page.locator("dl > div", { hasText: "Arrivals" });
    expect((await arrivals.textContent())?.replaceAll(/[^0-9.]/g, "")).toBe(total.arrivals);
    await page.getByRole("row", { name: /North Trust/ }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByRole("button", { name: `Apply to ${rollover.id}` }).waitFor();
    expect(await findIssues()).toEqual([]);
    await dialog.getByRole("button", { name: `Apply to ${rollover.id}` }).click();
    await dialog.getByRole("link", { name: rollover.id }).waitFor();
    await dialog.getByRole("button", { name: "Take back from rollovers" }).waitFor();
    expect(await read(id)).toMatchObject({ status: "applied", allocations: [{ rolloverId: rollover.id }] });

    await dialog.getByRole("button", { name: "Take back from rollovers" }).click();
    await dialog.getByLabel("Reason").fill("Wrong participant");
    await dialog.getByRole("button", { name: "Take back from rollovers" }).click();
    await dialog.getByRole("button", { name: "Put in suspense" }).waitFor();
    expect(await read(id)).toMatchObject({ status: "unmatched", allocations: [] });
    expect(complaints).toEqual([]);
    await close();
  });

  it("keeps typed values after an error", async () => {
    const { id } = await record({ payerName: "South Trust" });
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
    expect(await read(id)).toMatchObject({ status: "unmatched", version: 1 });
    await close();
  });

  it("puts money in suspense, and lists it with its reason and deadline", async () => {
    const { id } = await record({ payerName: "West Trust" });
    const { page, findIssues, close } = await portal.open("operations", `/receiving-desk?id=${id}`);
    const dialog = page.getByRole("alertdialog");
    await dialog.getByRole("button", { name: "Put in suspense" }).click();
    await dialog.getByRole("button", { name: /Reason/ }).click();
    await page.getByRole("option").first().click();
    await dialog.getByRole("button", { name: "Put in suspense" }).click();
    await dialog.locator("dt", { hasText: "Return by" }).waitFor();
    const { suspense } = await read(id);
    await dialog.getByRole("button", { name: "Close" }).click();
    await page.getByRole("tab", { name: "Suspense" }).click();
    await page.getByRole("row", { name: "West Trust" }).getByText(suspense.returnBy).waitFor();
    expect(await findIssues()).toEqual([]);
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

  it("shows viewers no changes", async () => {
    const { id } = await record({ payerName: "East Trust" });
    const { page, close } = await portal.open("viewer", `/receiving-desk?id=${id}`);
    await page.getByRole("alertdialog").getByText("East Trust").waitFor();
    for (const name of ["Record money", "Return to sender", "Put in suspense"]) {
      expect(await page.getByRole("button", { name, includeHidden: true }).count()).toBe(0);
    }
    await close();
  });
});
