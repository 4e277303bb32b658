import { expect, it } from "@jest/globals";
import { inSqlTransaction, recordEvents } from "@svc/database";
import { idFromUuid, newId } from "@svc/service-kit";
import { buildKey, describeWithBrowser, pollUntil, startWebhookReceiver, useResource } from "@svc/testing";
import type { Page } from "playwright-core";
import { readApiConfig } from "../../../api/src/platform/config.ts";
import { createApiContext } from "../../../api/src/platform/open-context.ts";
import { startDeliveries } from "../../../api/src/webhooks/sending/start-deliveries.ts";
import { usePortal } from "./use-portal.ts";

/** Matches the text of any cell, because a row's accessible name is only its first cell. */
const findRow = (page: Page, text: string | RegExp) => page.getByRole("row").filter({ hasText: text });

describeWithBrowser("Portal webhook and event pages", () => {
  const portal = usePortal({ env: { WEBHOOK_ALLOW_LOOPBACK: "true" } });
  let responseStatus = 200;
  const receiver = useResource(() =>
    startWebhookReceiver(() => ({ status: responseStatus, body: "<b>text</b>" })),
  );
  const worker = useResource(async () => {
    const { api } = portal;
    const config = readApiConfig({ ...api.env, DATABASE_URL: api.urls.api, WEBHOOK_ALLOW_LOOPBACK: "true" });
    const { ctx, close } = await createApiContext(
      config,
      api.redis.openRedis ? { openRedis: api.redis.openRedis } : {},
    );
    // No automatic retries: each test sends failed events again itself.
    const deliveries = startDeliveries(ctx, api.urls.api, { retryDelay: () => null });
    return {
      ctx,
      stop: async () => {
        await deliveries.close();
        await close();
      },
    };
  });

  const recordApprovalEvents = (count: number, organizationId = portal.api.ak.organizationId) => {
    const rolloverId = newId("rol");
    const events = Array.from({ length: count }, (_, index) => ({
      organizationId,
      type: "rollover.approved" as const,
      data: { rolloverId, sequence: index + 1, state: "approved", previousState: "in_review" },
      rollover: { id: rolloverId, sequence: index + 1 },
      at: new Date(),
    }));
    return inSqlTransaction(worker.ctx.db, (tx) => recordEvents(tx, events));
  };

  it("create an endpoint, test it, recover failures, rotate its secret, edit and disable it", async () => {
    const { page, pageErrors, findIssues, close } = await portal.open("developer", "/webhooks");
    await page.getByText("No endpoints yet").waitFor();
    expect(await findIssues()).toEqual([]);

    await page.getByRole("button", { name: "Add endpoint" }).first().click();
    await page.getByRole("textbox", { name: "URL" }).fill("ftp://no");
    await page.getByLabel("Search events").fill("webhook test");
    await page.getByRole("checkbox", { name: /^webhook\.test/ }).waitFor();
    await page.getByLabel("Search events").fill("");
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByText("must be an https URL").waitFor();
    await page.getByRole("textbox", { name: "URL" }).fill(receiver.url);
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByText("Endpoint created").waitFor();
    expect(await page.getByText(/^whsec_/).textContent()).toMatch(/^whsec_[\w+/=]{40,}$/);
    await page.getByRole("link", { name: "Open endpoint" }).click();

    await page.getByRole("button", { name: "Send a test" }).click();
    await page.getByText(/Your server responded with 200 in \d+ ms/).waitFor();
    expect(receiver.requests[0]?.headers["webhook-signature"]).toMatch(/^v1,/);
    await page.getByRole("link", { name: "View request and response" }).click();
    const signature = String(receiver.requests[0]?.headers["webhook-signature"]);
    await page.getByRole("cell", { name: signature }).waitFor();
    await page.getByText("<b>text</b>").waitFor();
    expect(await findIssues()).toEqual([]);

    responseStatus = 500;
    await recordApprovalEvents(3);
    await page.goBack();
    await page.getByText("All attempts are failing").waitFor();
    await findRow(page, /rollover\.approvedFailed/)
      .nth(2)
      .waitFor();
    await page.getByText("Your server responded with 500").waitFor();
    await page.getByText(/Check your server's logs/).waitFor();
    expect(await findIssues()).toEqual([]);
    responseStatus = 200;
    await page.getByRole("button", { name: "Recover…" }).click();
    await page.getByRole("button", { name: "Send again" }).click();
    await page.getByText("Failed events: 3 of 3 sent again").waitFor();
    expect(await findIssues()).toEqual([]);

    await page.getByRole("button", { name: "Rotate" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Rotate" }).click();
    await page.getByText("New secret").waitFor();
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByText(/Expires in 23:5\d:\d\d/).waitFor();
    await page.getByRole("button", { name: "Show secret" }).click();
    await page
      .getByText(/^whsec_/)
      .nth(1)
      .waitFor();

    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByLabel("Description").fill("Mine");
    await page.getByText("Thin", { exact: true }).click();
    expect(await findIssues()).toEqual([]);
    // A teammate's change also increases the version.
    await portal.api.db.pool.query("UPDATE webhook_endpoints SET version = version + 1");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("A teammate changed this endpoint").waitFor();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("heading", { level: 1, name: "Mine" }).waitFor();
    await page.getByText("Only the IDs of objects", { exact: true }).waitFor();
    const requestCount = receiver.requests.length;
    await recordApprovalEvents(1);
    await pollUntil("a thin payload arrives", async () => receiver.requests.length > requestCount);
    expect(Object.keys(JSON.parse(receiver.requests.at(-1)?.body ?? "").data)).toEqual(["rolloverId"]);

    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Disable" }).click();
    await page.getByText("This endpoint is disabled.").waitFor();
    await page.getByRole("button", { name: "Enable" }).click();
    await page.getByText("Endpoint enabled").waitFor();
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("lead from a failure to its cause, to a test, and to resending the events", async () => {
    const key = await buildKey(portal.api, "ak");
    const { organizationId } = key;
    const person = await portal.signIn("developer", { organizationId });
    const { body: endpoint } = await portal.api
      .call("post", "/v1/webhook-endpoints", key.key)
      .send({ url: receiver.url, eventTypes: ["rollover.approved", "webhook.test"] })
      .expect(201);
    responseStatus = 401;
    await recordApprovalEvents(2, organizationId);
    const { page, pageErrors, findIssues, close } = await portal.open(person, `/webhooks/${endpoint.id}`);
    await page.getByText("Your server responded with 401").waitFor();
    await page.getByText(/Verify the signature with the current signing secret/).waitFor();
    expect(await findIssues()).toEqual([]);
    responseStatus = 200;
    await page.getByRole("button", { name: "Test the endpoint" }).click();
    await page.getByText(/Your server responded with 200 in \d+ ms/).waitFor();
    await page.getByText("The endpoint works again").waitFor();
    await page.getByRole("button", { name: "Resend failed events" }).click();
    await page.getByText("Failed events: 2 of 2 sent again").waitFor();
    expect(await findIssues()).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("show what changed between two attempts", async () => {
    const [delivery] = await portal.api.db.prisma.webhookDelivery.findMany({
      where: { status: "succeeded", attempts: 1 },
      take: 1,
    });
    const uuid = delivery?.id ?? "";
    await portal.api.db.pool.query(
      `INSERT INTO webhook_attempts (delivery_id, url, attempted_at, latency_ms, status_code, response_body)
       VALUES ($1, 'https://old.example/hooks', now() - interval '1 hour', 7, 503, 'busy')`,
      [uuid],
    );
    const { page, pageErrors, findIssues, close } = await portal.open(
      "developer",
      `/deliveries/${idFromUuid("whd", uuid)}`,
    );
    await page
      .getByText(/^Attempt 2/)
      .first()
      .waitFor();
    await page.getByRole("heading", { name: "Changes since attempt 1" }).waitFor();
    await page.getByRole("row", { name: /^Status (200 503|503 200)/ }).waitFor();
    await page.getByRole("row", { name: /^URL .*https:\/\/old\.example\/hooks/ }).waitFor();
    expect(await findIssues()).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("show events live with their deliveries, and send an event again", async () => {
    const { page, pageErrors, findIssues, close } = await portal.open(
      "developer",
      "/events?type=rollover.approved",
    );
    await findRow(page, /rollover\.approvedrol_/)
      .first()
      .waitFor();
    const rowCount = await page.getByRole("row").count();
    await pollUntil("a new event to appear", async () => {
      await recordApprovalEvents(1);
      await page.waitForResponse(/v1\/events\?/, { timeout: 1_500 }).catch(() => {});
      return (await page.getByRole("row").count()) > rowCount;
    });
    expect(await findIssues()).toEqual([]);
    const requestCount = receiver.requests.length;
    await findRow(page, /^rollover/)
      .first()
      .press("Enter");
    await page.getByRole("heading", { level: 1, name: "rollover.approved" }).waitFor();
    await page.getByRole("button", { name: "Send again" }).click();
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await findRow(page, /Succeeded1Redelivery/).waitFor();
    expect(receiver.requests.length).toBeGreaterThan(requestCount);
    expect(await findIssues()).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("link each event to the object that it is about", async () => {
    const key = await buildKey(portal.api, "ak");
    const { organizationId } = key;
    const [plan, funds, file, approval, custodian] = [
      newId("pln"),
      newId("inf"),
      newId("iff"),
      newId("apr"),
      newId("cus"),
    ];
    const events = [
      { type: "plan.created", data: { planId: plan } },
      { type: "plan.requirements_added", data: { planId: null, custodianId: custodian } },
      { type: "incoming_funds.recorded", data: { incomingFundsId: funds } },
      { type: "incoming_funds.file_imported", data: { fileId: file } },
      { type: "approval.requested", data: { approvalId: approval, rolloverId: null } },
    ] as const;
    await inSqlTransaction(worker.ctx.db, (tx) =>
      recordEvents(
        tx,
        events.map((event) => ({ organizationId, at: new Date(), ...event })),
      ),
    );
    const person = await portal.signIn("developer", { organizationId });
    const { page, pageErrors, close } = await portal.open(person, "/events");
    await findRow(page, "plan.created").first().waitFor();
    const paths = [
      `/plans/${plan}`,
      `/custodians/${custodian}`,
      `/receiving-desk?id=${funds}`,
      `/receiving-desk?tab=files&file=${file}`,
      `/approvals/${approval}`,
    ];
    for (const path of paths)
      expect([path, await page.locator(`td a[href="/portal${path}"]:visible`).count()]).toEqual([path, 1]);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("recover events up to the end of a day that has 25 hours", async () => {
    const { body: endpoint } = await portal.api
      .call("post", "/v1/webhook-endpoints")
      .send({ url: receiver.url, eventTypes: ["rollover.approved"] })
      .expect(201);
    const zone = { timezoneId: "America/New_York" };
    const { page, close } = await portal.open("developer", `/webhooks/${endpoint.id}`, zone);
    await page.clock.setFixedTime("2026-11-10T12:00:00Z");
    const recoverPath = `/v1/webhook-endpoints/${endpoint.id}/recover`;
    // Playwright does not expose the bodies of requests that the page sends as `Request` objects.
    await page.evaluate((path) => {
      const send = window.fetch;
      window.fetch = async (input, init) => {
        const request = new Request(input, init);
        if (request.method === "POST" && request.url.endsWith(path))
          document.documentElement.dataset.recovery = await request.clone().text();
        return send(request);
      };
    }, recoverPath);
    await page.getByRole("button", { name: "Recover…" }).click();
    // Daylight saving time ends on this day.
    for (const name of ["Events since", "Events until"]) {
      await page.getByRole("group", { name }).getByRole("spinbutton").first().click();
      await page.keyboard.type("11012026");
    }
    await page.getByRole("button", { name: "Send again" }).click();
    await page.locator("html[data-recovery]").waitFor({ state: "attached" });
    const sent = await page.evaluate(() => document.documentElement.dataset.recovery);
    expect(JSON.parse(sent ?? "")).toMatchObject({
      since: "2026-11-01T04:00:00.000Z",
      until: "2026-11-02T04:59:59.999Z",
    });
    await close();
  });
});
