import { expect, it } from "@jest/globals";
import { describeWithBrowser } from "@svc/testing";
import { usePortal } from "./use-portal.ts";

const DAY_MS = 86_400_000;

describeWithBrowser("The portal's home page", () => {
  const portal = usePortal();
  const post = async (path: string, body: object) =>
    (await portal.api.call("post", path).send(body).expect(201)).body;

  it("lists payment details to confirm, and requirements that expire", async () => {
    const plan = { ein: "12-3456789", planNumber: "001", name: "Acme Plan", accountType: "qualified_plan" };
    const { id: planId } = await post("/v1/plans", plan);
    const emptyHome = await portal.open("operations", "/");
    await emptyHome.page.getByRole("heading", { name: "Needs attention" }).waitFor();
    await emptyHome.page.getByText("Nothing needs your attention").waitFor();
    await emptyHome.close();

    await post("/v1/payment-details", {
      planId,
      payee: "Acme FBO {participant}",
      dtcNumber: "0123",
      source: "Letter",
    });
    const expiresOn = new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10);
    await post("/v1/requirement-sets", {
      planId,
      requirements: { notarization: true },
      enclosures: ["Form 99"],
      source: "Call",
      expiresOn,
    });
    const { page, pageErrors, findIssues, close } = await portal.open("operations", "/");
    await page.getByText("1 requirement set expires soon").waitFor();
    expect(await findIssues()).toEqual([]);
    await page.getByRole("link", { name: /1 set of payment details is waiting for your call-back/ }).click();
    await page.getByRole("tab", { name: /^Payment details/, selected: true }).waitFor();
    await page.getByText("Acme FBO {participant}").waitFor();
    expect(pageErrors).toEqual([]);
    await close();

    const viewer = await portal.open("viewer", "/");
    await viewer.page
      .getByRole("link", { name: "1 set of payment details is waiting for another person" })
      .waitFor();
    expect(await viewer.page.getByText("waiting for your call-back").count()).toBe(0);
    await viewer.close();
  });

  it("shows operations their work and money in transit, with the chart's selection in the URL", async () => {
    const rollover = await portal.createRollover();
    await portal.api
      .call("post", `/v1/sandbox/rollovers/${rollover.id}/advance`)
      .send({ to: "funds_sent" })
      .expect(200);
    const { page, pageErrors, findIssues, close } = await portal.open("operations", "/");
    const work = page.getByRole("region", { name: "Your work" });
    await work.getByRole("link", { name: "Due today" }).waitFor();
    const transit = page.getByRole("region", { name: "Money in transit" });
    await transit.getByText("in 1 rollover").waitFor();
    expect(await findIssues()).toEqual([]);
    await transit.getByRole("button", { name: "Over 30 days" }).click();
    await page.waitForURL(/age=over_30_days/);
    await transit.getByText("No money in transit matches the selection.").waitFor();
    await transit.getByRole("button", { name: "Show all" }).click();
    await transit.getByRole("table", { name: "By source custodian" }).getByRole("button").first().click();
    await page.waitForURL(/custodianId=cus_/);
    expect(await transit.getByRole("link", { name: "Open in Rollovers" }).getAttribute("href")).toContain(
      "sourceCustodianId=cus_",
    );
    await transit.locator(`a[href$="/rollovers/${rollover.id}"]`).first().click();
    await page.waitForURL(new RegExp(`/portal/rollovers/${rollover.id}$`));
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("counts the open rollovers that are assigned to the user, and lists only those", async () => {
    const member = await portal.signIn("operations");
    const [open, ended] = [await portal.createRollover(), await portal.createRollover()];
    for (const { id, version } of [open, ended]) {
      await portal.api
        .call("patch", `/v1/rollovers/${id}`)
        .set("If-Match", `"${version}"`)
        .send({ assigneeId: member.memberId })
        .expect(200);
    }
    const cancellation = { action: "cancel", params: { reason: "Changed their mind." } };
    await portal.api.call("post", `/v1/rollovers/${ended.id}/actions`).send(cancellation).expect(200);
    const { page, pageErrors, close } = await portal.open(member, "/");
    const tile = page.getByRole("region", { name: "Your work" }).locator("li", { hasText: "Assigned to me" });
    await tile.getByText("1", { exact: true }).waitFor();
    await tile.getByRole("link").click();
    await page.getByText("1 rollover", { exact: true }).waitFor({ timeout: 10_000 });
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("shows developers endpoints, keys and errors, and owners their organization", async () => {
    const { last4 } = await portal.api.db.prisma.apiKey.update({
      where: { id: portal.api.ak.id },
      data: { expiresAt: new Date(Date.now() + 3 * DAY_MS) },
    });
    const refused = await portal.api.call("get", "/v1/rollovers?limit=none").expect(400);
    const { page, pageErrors, findIssues, close } = await portal.open("developer", "/");
    const keys = page.getByRole("region", { name: "Keys to check" });
    await keys.getByText(`…${last4}`).waitFor();
    await page
      .getByRole("region", { name: "Webhook endpoints, last 24 hours" })
      .getByText("No endpoints yet.")
      .waitFor();
    const errors = page.getByRole("region", { name: "Recent errors" });
    for (const [name, status] of [
      ["Rejected (4xx)", "4xx"],
      ["Failed (5xx)", "5xx"],
    ] as const) {
      const link = errors.getByRole("link", { name, exact: true });
      expect(await link.getAttribute("href")).toBe(`/portal/logs?status=${status}`);
    }
    expect(await page.getByRole("heading", { name: "Organization", exact: true }).count()).toBe(0);
    expect(await findIssues()).toEqual([]);
    await errors.getByRole("link", { name: "GET /v1/rollovers" }).first().click();
    await page.waitForURL(new RegExp(`/portal/logs/${refused.headers["x-request-id"]}$`));
    expect(pageErrors).toEqual([]);
    await close();

    const owner = await portal.open("owner", "/");
    const people = owner.page.getByRole("region", { name: "People" });
    await people.getByText(/no second factor/).waitFor();
    await people.getByText("No pending invitations.").waitFor();
    await owner.page.getByText("No approvals are pending.").waitFor();
    await owner.page.getByText("No money arrived in the last 30 days.").waitFor();
    expect(await owner.findIssues()).toEqual([]);
    await owner.close();
  });

  it("reports that failed requests can't be loaded", async () => {
    const { page, close } = await portal.open("developer", "/webhooks");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.route(/\/portal\/api\/requests\?.*status=5xx/, (route) => route.abort());
    await page.getByRole("link", { name: "Home", exact: true }).first().click();
    const errors = page.getByRole("region", { name: "Recent errors" });
    await errors.getByRole("button", { name: "Try again" }).waitFor();
    await page.unroute(/\/portal\/api\/requests\?.*status=5xx/);
    await errors.getByRole("button", { name: "Try again" }).click();
    await errors.getByRole("listitem").first().waitFor();
    await close();
  });

  it("sums the money of 30 days in the organization's time zone", async () => {
    // Choose a time zone in which the day differs from the day in UTC.
    const now = new Date();
    const isAhead = now.getUTCHours() >= 11;
    await portal.api.db.prisma.organization.update({
      where: { id: portal.api.ak.organizationId },
      data: { timeZone: isAhead ? "Pacific/Kiritimati" : "Pacific/Pago_Pago" },
    });
    const record = (amount: string, daysAgo: number) => {
      const time = now.getTime() + ((isAhead ? 1 : -1) - daysAgo) * 86_400_000;
      const receivedOn = new Date(time).toISOString().slice(0, 10);
      return post("/v1/incoming-funds", { amount, receivedOn, method: "wire", payerName: "North Trust" });
    };
    await record("100.00", 29);
    await record("7.00", 30);
    const { page, close } = await portal.open("owner", "/");
    const arrived = page.locator(".home-balances > div", { hasText: "Arrived" });
    await arrived.waitFor();
    expect(await arrived.locator("dd").textContent()).toBe("$100.00");
    await close();
  });
});
