import { expect, it } from "@jest/globals";
import { describeWithBrowser } from "@svc/testing";
import {
  ACTIONS_TO_PROCESSING,
  act,
  createRollover,
  runActions,
} from "../../../api/test/workflow/rollover-steps.ts";
import { usePortal } from "./use-portal.ts";

describeWithBrowser("NIGO and mail", () => {
  const portal = usePortal();

  it("shows a NIGO item with its remedy, marks it as corrected, and counts it on the home page", async () => {
    const id = await createRollover(portal.api);
    await runActions(portal.api, id, "submit", "start_review");
    const { page, pageErrors, findIssues, close } = await portal.open("operations", `/rollovers/${id}`);
    await page.getByText("No NIGO items.").waitFor();
    await page.getByRole("button", { name: "Record NIGO items" }).click();
    const form = page.locator(".dialog");
    await form.getByRole("button", { name: "Record", exact: true }).waitFor();
    expect(await findIssues()).toEqual([]);
    await form.getByRole("button", { name: "Cancel" }).click();
    await portal.api
      .call("post", `/v1/rollovers/${id}/nigo-items`)
      .send({ reportedBy: "operations", items: [{ code: "medallion_missing", detail: "Page 4." }] })
      .expect(201);
    await page.reload();
    await page.getByText(/^Have the form signed and stamped/).waitFor();
    await page.getByText("Page 4.").waitFor();
    expect(await findIssues()).toEqual([]);
    await page.getByRole("button", { name: "Mark as corrected: Medallion missing" }).click();
    await page.getByRole("row", { name: /Corrected/ }).waitFor();
    await act(portal.api, id, "reject", { code: "form_expired", reason: "Too old." }).expect(200);
    await page.goto(page.url().replace(/\/rollovers\/.*/, "/"));
    await page.getByText("0 of 1 without a NIGO item").waitFor();
    await page.getByText("Form expired").waitFor();
    expect(await findIssues()).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("marks mail as late by the current day in the organization's time zone", async () => {
    const id = await createRollover(portal.api);
    // Choose a time zone in which the day differs from the day in UTC.
    const now = new Date();
    const isAhead = now.getUTCHours() >= 11;
    await portal.api.db.prisma.organization.update({
      where: { id: portal.api.ak.organizationId },
      data: { timeZone: isAhead ? "Pacific/Kiritimati" : "Pacific/Pago_Pago" },
    });
    const toDay = (days: number) =>
      new Date(now.getTime() + (days + (isAhead ? 1 : -1)) * 86_400_000).toISOString().slice(0, 10);
    const documents = [-1, 0].map((days) => ({
      type: "distribution_form",
      name: `${days}.pdf`,
      sha256: "0".repeat(64),
      expectedOn: toDay(days),
    }));
    await act(portal.api, id, "provide_documents", { documents }).expect(200);
    const { page, pageErrors, close } = await portal.open("operations", `/rollovers/${id}`);
    await page.getByRole("row", { name: /-1\.pdf.*Mail is late/ }).waitFor();
    expect(await page.getByText("Mail is late").count()).toBe(1);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("links a mailed check and document to the carrier", async () => {
    const id = await createRollover(portal.api, { deliveryMethod: "check" });
    const mail = { carrier: "ups", trackingNumber: "1Z5R89390357567127" };
    const original = { type: "distribution_form", name: "form.pdf", sha256: "0".repeat(64) };
    await act(portal.api, id, "provide_documents", { documents: [{ ...original, ...mail }] }).expect(200);
    await runActions(portal.api, id, ...ACTIONS_TO_PROCESSING);
    const check = { method: "check", amount: "9000.00", sentTo: "destination", ...mail };
    await act(portal.api, id, "mark_funds_sent", check).expect(200);
    const { page, pageErrors, findIssues, close } = await portal.open("operations", `/rollovers/${id}`);
    const links = page.getByRole("link", { name: /1Z5R89390357567127/ });
    await links.first().waitFor();
    // One link for the document, and two for the check: in the money flow and in the list of transfers.
    expect(await links.count()).toBe(3);
    for (const link of await links.all())
      expect(await link.getAttribute("href")).toBe("https://www.ups.com/track?tracknum=1Z5R89390357567127");
    expect(await findIssues()).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });
});
