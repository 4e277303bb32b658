import { expect, it } from "@jest/globals";
import { describeWithBrowser } from "@svc/testing";
import { act, createRollover } from "../../../api/test/workflow/rollover-steps.ts";
import { usePortal } from "./use-portal.ts";

describeWithBrowser("Ledger on the rollover page", () => {
  const portal = usePortal();

  it("strikes void movements through, links their replacements, and says that the totals equal the amounts", async () => {
    const { api } = portal;
    const id = await createRollover(api);
    await api.call("post", `/v1/sandbox/rollovers/${id}/advance`).send({ to: "completed" }).expect(200);
    const correction = { receiptId: "rcp_1", reason: "A digit was wrong.", amount: "9999.00" };
    await act(api, id, "correct_receipt", correction).expect(200);

    const { page, pageErrors, findIssues, close } = await portal.open("operations", `/rollovers/${id}`);
    const ledger = page.getByRole("table", { name: "Ledger" });
    await ledger.waitFor();
    const { movements } = (await api.call("get", `/v1/rollovers/${id}/ledger`).expect(200)).body;
    expect(await ledger.locator("tbody tr").count()).toBe(movements.length);
    const original = ledger.locator("tr", { hasText: "Replaced by line" });
    expect(await original.locator("s").allTextContents()).toEqual(["Received", "$10,000.00"]);
    await original.getByRole("link").focus();
    await page.keyboard.press("Enter");
    const replacement = page.locator("tr:focus");
    await replacement.getByText("Replaces line").waitFor();
    await replacement.getByText("$9,999.00").first().waitFor();
    await page.getByText("The totals equal the rollover's amounts.").waitFor();

    await act(api, id, "correct_receipt", { ...correction, receiptId: "rcp_2", amount: "10000.00" }).expect(
      200,
    );
    await ledger.locator("tbody tr").nth(movements.length).waitFor();
    await page.getByText("The totals equal the rollover's amounts.").waitFor();
    expect(await findIssues()).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("says that no money has moved", async () => {
    const id = await createRollover(portal.api);
    const { page, close } = await portal.open("viewer", `/rollovers/${id}`);
    await page.getByText("No money has moved yet.").waitFor();
    await close();
  });
});
