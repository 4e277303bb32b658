import { expect, it } from "@jest/globals";
import { describeWithBrowser, pollUntil, toOrganizationDay } from "@svc/testing";
import { advanceClockByDays, simulateResponse } from "../../../api/test/sandbox/sandbox-calls.ts";
import { act, createRollover, runActions } from "../../../api/test/workflow/rollover-steps.ts";
import { usePortal } from "./use-portal.ts";

describeWithBrowser("Late rollovers and missing money", () => {
  const portal = usePortal();

  it("lists the most overdue rollover first with its days late, by the organization's clock", async () => {
    const { api } = portal;
    const mostOverdueId = await createRollover(api, { externalId: "most-overdue" });
    await runActions(api, mostOverdueId, "submit");
    await advanceClockByDays(api, 3);
    const overdueId = await createRollover(api, { externalId: "overdue" });
    await runActions(api, overdueId, "submit");
    await advanceClockByDays(api, 30);
    await createRollover(api, { externalId: "due" });

    const { page, pageErrors, findIssues, close } = await portal.open(
      "operations",
      "/rollovers?pendingOn=integrator,operations",
    );
    const row = (index: number) => page.locator(".queue-body [role=row]").nth(index);
    await row(2).getByText("due", { exact: true }).waitFor();
    await row(0)
      .getByText(/\d+ days late/)
      .waitFor();
    expect(await row(0).textContent()).toMatch(/most-overdue.*\d+ days late Due [A-Z][a-z]{2} \d+(, \d{4})?/);
    expect(await row(1).textContent()).toMatch(/overdue.*\d+ days late Due /);
    expect(await row(2).textContent()).toMatch(/in \d.* Due /);
    expect(await findIssues()).toEqual([]);

    await page.goto(`${portal.origin}/portal/rollovers/${mostOverdueId}`);
    await page.getByText(/^Due .* \(\d+ days late\)$/).waitFor();
    // The rollover was created 33 days ago by the organization's clock, but just now by the browser's.
    await page
      .getByText(/^(last month|5 weeks ago|4 weeks ago|1 month ago)$/)
      .first()
      .waitFor();
    expect(await findIssues()).toEqual([]);

    const sandboxDate = page.getByRole("link", { name: /^Sandbox date: [A-Z][a-z]{2} \d+, \d{4}$/ });
    expect(await sandboxDate.getAttribute("title")).toMatch(/Open the sandbox tools\.$/);
    await sandboxDate.click();
    await page.getByRole("button", { name: "Advance the clock", exact: true }).waitFor();

    await advanceClockByDays(api, 366);
    const readLateText = async () => (await page.getByText(/^Due .* late\)$/).textContent()) ?? "";
    await pollUntil("the page shows the new time", readLateText, {
      isDone: (text) => /\(3\d\d days late\)/.test(text),
    });
    // Without sandbox tools on the page, the date links to the guide.
    await page.goto(`${portal.origin}/portal/`);
    await sandboxDate.waitFor();
    expect(await sandboxDate.getAttribute("href")).toBe("/docs/guides/sandbox");
    expect(await sandboxDate.getAttribute("title")).toMatch(/Read the guide\.$/);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("shows the missing amount and the total in full on a page 1280 pixels wide", async () => {
    const { api } = portal;
    const id = await createRollover(api, {
      externalId: "short",
      amount: { kind: "partial", requested: "10000.00" },
    });
    await runActions(api, id, "submit", "start_review", "approve", "send_to_custodian", "acknowledge");
    await simulateResponse(api, id, "funds_sent").expect(200);
    await simulateResponse(api, id, "partial_amount_received").expect(200);

    const { page, findIssues, close } = await portal.open("operations", "/rollovers?mismatch=true");
    const row = page.locator(".queue-body [role=row]", { hasText: "short" });
    const [amount, difference] = [row.locator(".queue-amount"), row.locator(".queue-difference")];
    await difference.getByText("$1,000.00 short", { exact: true }).waitFor();
    expect(await amount.textContent()).toContain("$9,000.00 of $10,000.00 received, $1,000.00 short");
    for (const cell of [amount, difference]) {
      for (const span of await cell.locator("span:not(.visually-hidden)").all()) {
        expect(
          await span.evaluate((element) => element.scrollWidth - element.clientWidth),
        ).toBeLessThanOrEqual(0);
      }
      const box = await cell.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(1280);
    }
    expect(await findIssues()).toEqual([]);

    await page.goto(`${portal.origin}/portal/rollovers/${id}`);
    await page.getByText("$9,000.00 of $10,000.00 received, $1,000.00 short.").waitFor();
    await page
      .locator(".situation", { hasText: "$1,000.00 short: " })
      .getByRole("button", { name: "Accept a difference" })
      .waitFor();
    await close();
  });

  it("shows how much of several payments has arrived, next to a button that records the rest", async () => {
    const { api } = portal;
    const id = await createRollover(api, {
      externalId: "in-two-payments",
      amount: { kind: "partial", requested: "4200.00" },
    });
    await runActions(api, id, "submit", "start_review", "approve", "send_to_custodian", "acknowledge");
    for (const amount of ["4049.75", "150.25"])
      await act(api, id, "mark_funds_sent", { method: "check", amount, sentTo: "destination" }).expect(200);
    const { createdAt } = (await api.call("get", `/v1/rollovers/${id}`).expect(200)).body;
    const received = { amount: "4049.75", receivedOn: toOrganizationDay(Date.parse(createdAt)) };
    await act(api, id, "mark_funds_received", received).expect(200);

    const { page, pageErrors, findIssues, close } = await portal.open("operations", "/rollovers");
    const row = page.locator(".queue-body [role=row]", { hasText: "in-two-payments" });
    await row.getByText("Partly received").waitFor();
    expect(await row.locator(".queue-amount").textContent()).toBe("$4,049.75 of $4,200.00 received");
    expect(await row.locator(".queue-difference").textContent()).toBe("$150.25 in transit");
    expect(await findIssues()).toEqual([]);

    await page.goto(`${portal.origin}/portal/rollovers/${id}`);
    await page.getByText("$4,049.75 of $4,200.00 received", { exact: true }).waitFor();
    const situation = page.locator(".situation");
    expect(await situation.textContent()).toMatch(
      /^\$4,049\.75 of \$4,200\.00 received, \$150\.25 (still in transit|missing)/,
    );
    expect(await page.locator(".path-step[aria-current=step] .path-state").textContent()).toBe(
      "Partly received",
    );
    expect(await page.getByRole("link", { name: "View money in transit" }).getAttribute("href")).toContain(
      "/rollovers?inTransit=true",
    );
    expect(await findIssues()).toEqual([]);
    await situation.getByRole("button", { name: "Record money received" }).click();
    await page.getByRole("alertdialog", { name: "Record money received" }).waitFor();
    expect(pageErrors).toEqual([]);
    await close();
  });
});
