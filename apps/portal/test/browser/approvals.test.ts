import { expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { buildAccount, buildRolloverBody, describeWithBrowser, findCustodianId } from "@svc/testing";
import { callAs } from "../../../api/test/portal/member-calls.ts";
import { usePortal } from "./use-portal.ts";

const DAY_MS = 86_400_000;

describeWithBrowser("Second-person approval in two browsers", () => {
  const portal = usePortal();

  async function createRolloverInReview(): Promise<string> {
    const { api } = portal;
    const account = await buildAccount(api, api.ak.organizationId, { dateOfBirth: "1960-02-03" });
    const body = await buildRolloverBody(api, account.id);
    body.source.custodianId = await findCustodianId(api, "test-manual");
    const money = {
      amount: { kind: "partial", requested: "10000.00", currency: "USD" },
      moneySources: [{ kind: "pre_tax", amount: "10000.00" }],
    };
    const { body: rollover } = await api
      .call("post", "/v1/rollovers")
      .send({ ...body, ...money })
      .expect(201);
    const advance = { to: "in_review" };
    await api.call("post", `/v1/sandbox/rollovers/${rollover.id}/advance`).send(advance).expect(200);
    return rollover.id;
  }

  it("stops the requester from confirming, and lets a second person review and confirm the request", async () => {
    const [requester, approver] = [
      await portal.signIn("operations"),
      await portal.signIn("admin", { name: "Grace Second" }),
    ];
    const settings = await portal.open(approver, "/settings");
    await settings.page.getByText("Approving a rollover", { exact: true }).click();
    await settings.page.getByRole("button", { name: "Save" }).click();
    await settings.page.getByText("Saved", { exact: true }).waitFor();
    expect(await settings.findIssues()).toEqual([]);
    expect(settings.pageErrors).toEqual([]);
    await settings.close();

    const id = await createRolloverInReview();
    const rejectedResponse = await portal.api
      .call("post", `/v1/rollovers/${id}/actions`)
      .send({ action: "approve", params: {} });
    expect(rejectedResponse.body.code).toBe("second_person_required");

    const rollover = (await portal.api.call("get", `/v1/rollovers/${id}`)).body;
    const account = (await portal.api.call("get", `/v1/accounts/${rollover.accountId}`)).body;
    const requesterWindow = await portal.open(requester, `/rollovers/${id}`);
    await requesterWindow.page.getByRole("button", { name: "Approve — needs a second person" }).click();
    await requesterWindow.page.getByRole("dialog", { name: "Approve" }).waitFor({ state: "detached" });
    await requesterWindow.page
      .getByRole("alertdialog")
      .getByRole("button", { name: "Request approval" })
      .click();
    await requesterWindow.page
      .getByText("Waiting for a second person. You can't confirm your own request.")
      .waitFor();
    await requesterWindow.page.getByText(/Can confirm: .*Grace Second/).waitFor();
    expect(await requesterWindow.findIssues()).toEqual([]);
    await requesterWindow.page.getByRole("link", { name: "Details" }).last().click();
    await requesterWindow.page.getByRole("heading", { level: 1, name: "Approve a rollover" }).waitFor();
    const ownPage = requesterWindow.page.locator("main");
    await ownPage.getByText("Waiting for a second person. You can't confirm your own request.").waitFor();
    expect(await ownPage.getByRole("button", { name: "Confirm" }).count()).toBe(0);
    expect(await requesterWindow.findIssues()).toEqual([]);

    const approverWindow = await portal.open(approver, "/approvals");
    const { page } = approverWindow;
    const row = page.getByRole("row", { name: /Approve a rollover/ });
    await row.getByText(`${account.firstName} ${account.lastName}`).waitFor();
    await row.getByText(`${rollover.source.accountNumberMask} →`).waitFor();
    expect(await row.textContent()).toContain("USD");
    expect(await row.textContent()).not.toContain("rol_");
    expect(await approverWindow.findIssues()).toEqual([]);
    await page.getByRole("rowheader", { name: "Approve a rollover" }).click();
    await page.getByRole("heading", { level: 1, name: "Approve a rollover" }).waitFor();
    const main = page.locator("main");
    await main.getByText("Nothing has changed since the request.").waitFor();
    await main.getByRole("heading", { name: "Rollover to approve" }).waitFor();
    await main.getByRole("row", { name: /State In review Approved/ }).waitFor();
    const shown = (await main.textContent()) ?? "";
    for (const fact of [
      `${account.firstName} ${account.lastName}`,
      "$10,000.00 USD",
      "Pre-tax$10,000.00",
      rollover.source.accountNumberMask,
      rollover.destination.accountNumberMask,
    ])
      expect(shown).toContain(fact);
    expect(await approverWindow.findIssues()).toEqual([]);
    const saved = page.waitForEvent("download");
    await main.getByRole("button", { name: "Download letter" }).click();
    expect((await saved).suggestedFilename()).toBe(`${id}-instructions.pdf`);
    // The notice disappears after some seconds.
    const notice = requesterWindow.page.getByText("Your request was confirmed").waitFor();
    await main.getByRole("button", { name: "Confirm" }).click();
    await page.getByText("Confirmed: Approve a rollover").waitFor();
    await page.getByText("The stored request matches this digest.").waitFor();
    await page.getByText(/^Confirmed: You, /).waitFor();
    const receipt = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download JSON" }).click();
    expect((await receipt).suggestedFilename()).toMatch(/^apr_.*-receipt\.json$/);
    const printable = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download PDF" }).click();
    expect((await printable).suggestedFilename()).toMatch(/^apr_.*-receipt\.pdf$/);
    expect(await approverWindow.findIssues()).toEqual([]);
    await notice;
    expect((await portal.api.call("get", `/v1/rollovers/${id}`)).body.state).toBe("approved");
    await ownPage.getByText("Done", { exact: true }).first().waitFor();
    expect([...requesterWindow.pageErrors, ...approverWindow.pageErrors]).toEqual([]);
    await Promise.all([requesterWindow.close(), approverWindow.close()]);
  });

  it("shows an outdated request with its old and new values, and no button to confirm it", async () => {
    const [requester, approver] = [await portal.signIn("operations"), await portal.signIn("admin")];
    const id = await createRolloverInReview();
    await callAs(portal.api, requester, "post", "/v1/approvals")
      .send({ action: "approve", rolloverId: id })
      .expect(201);
    const { accountId } = (await portal.api.call("get", `/v1/rollovers/${id}`)).body;
    const { firstName, lastName } = (await portal.api.call("get", `/v1/accounts/${accountId}`)).body;
    await portal.api.call("patch", `/v1/accounts/${accountId}`).send({ lastName: "Evil" }).expect(200);
    const { page, pageErrors, findIssues, close } = await portal.open(approver, "/approvals");
    const row = page.getByRole("row").filter({ hasText: `${firstName} Evil` });
    await row.getByText("Outdated", { exact: true }).waitFor();
    await row.getByRole("rowheader").click();
    await page.getByRole("heading", { level: 1, name: "Approve a rollover" }).waitFor();
    const main = page.locator("main");
    await main.getByRole("row", { name: `Participant: last name ${lastName} Evil changed` }).waitFor();
    expect(await main.getByRole("button", { name: "Confirm" }).count()).toBe(0);
    expect(await findIssues()).toEqual([]);
    await main.getByRole("button", { name: "Decline" }).click();
    await main.getByLabel("Reason").fill("The name changed.");
    await main.getByRole("button", { name: "Decline" }).click();
    await page.getByText("Declined: Approve a rollover").waitFor();
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("confirms with a passkey, and shows the signature to both people", async () => {
    const [requester, approver] = [await portal.signIn("owner"), await portal.signIn("admin")];
    const id = await createRolloverInReview();
    const { body } = await callAs(portal.api, requester, "post", "/v1/approvals")
      .send({ action: "approve", rolloverId: id })
      .expect(201);
    const { page, context, pageErrors, findIssues, close } = await portal.open(approver, "/profile");
    const devtools = await context.newCDPSession(page);
    await devtools.send("WebAuthn.enable");
    const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.getByRole("button", { name: "Add passkey" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("My laptop");
    await page.getByRole("dialog").getByRole("button", { name: "Add passkey" }).click();
    await page.getByRole("button", { name: "Remove: My laptop" }).waitFor();

    await page.goto(`${portal.origin}/portal/approvals/${body.id}`);
    const confirm = page.getByRole("button", { name: "Confirm with passkey" });
    await confirm.waitFor();
    expect(await findIssues()).toEqual([]);
    await devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
    await confirm.click();
    await page.getByText("The passkey prompt was closed. Nothing was confirmed.").waitFor();
    expect((await portal.api.call("get", `/v1/rollovers/${id}`)).body.state).toBe("in_review");
    await devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
    await confirm.click();
    await page.getByText("Signed with a passkey").waitFor();
    await page.getByText("The stored request matches this digest.").waitFor();
    expect((await portal.api.call("get", `/v1/rollovers/${id}`)).body.state).toBe("approved");
    expect(await findIssues()).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
    const shared = await portal.open(requester, `/approvals/${body.id}`);
    await shared.page.getByText("Signed with a passkey").waitFor();
    await shared.close();
  });

  it("explains why a person cannot decide, before any click", async () => {
    const [requester, viewer] = [await portal.signIn("operations"), await portal.signIn("viewer")];
    const id = await createRolloverInReview();
    const body = { action: "approve", rolloverId: id };
    const request = await callAs(portal.api, requester, "post", "/v1/approvals").send(body).expect(201);
    const waiting = /^\d+ approvals? (is|are) waiting for you$/;
    for (const [person, isCounted, href] of [
      [viewer, false, "/portal/approvals"],
      [requester, false, "/portal/approvals?tab=own"],
      [await portal.signIn("admin"), true, null],
    ] as const) {
      const home = await portal.open(person, "/");
      const link = home.page.getByRole("link", { name: "1 approval is waiting for another person" });
      if (href === null) await home.page.getByText(waiting).waitFor();
      else expect(await link.getAttribute("href")).toBe(href);
      expect([await home.page.getByText(waiting).count(), await link.count()]).toEqual([
        isCounted ? 1 : 0,
        href === null ? 0 : 1,
      ]);
      expect(await home.findIssues()).toEqual([]);
      await home.close();
    }
    const { page, pageErrors, findIssues, close } = await portal.open(
      viewer,
      `/approvals/${request.body.id}`,
    );
    const main = page.locator("main");
    await main.getByText("Your role doesn't include this action.").waitFor();
    expect(await main.getByRole("button", { name: /Confirm|Decline/ }).count()).toBe(0);
    expect(await findIssues()).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("saves the rules of the receiving desk, and restores their defaults", async () => {
    const window = await portal.open(await portal.signIn("owner"), "/settings");
    const { page } = window;
    const save = async (score: string, days: string) => {
      const fields: [string, string][] = [
        ["Apply automatically at this score or higher", score],
        ["Days in suspense", days],
      ];
      for (const [name, value] of fields) {
        await page.getByRole("textbox", { name, exact: true }).fill(value);
        await page.getByRole("textbox", { name, exact: true }).blur();
      }
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByRole("button", { name: "Discard changes" }).waitFor({ state: "detached" });
      return (await portal.api.call("get", "/v1/organization/settings")).body.incomingFunds;
    };
    expect(await save("85", "10")).toEqual({ autoApplyThreshold: 85, suspenseDays: 10 });
    expect(await save("", "")).toEqual({ autoApplyThreshold: null, suspenseDays: 30 });
    expect(await window.findIssues()).toEqual([]);
    expect(window.pageErrors).toEqual([]);
    await window.close();
  });

  it("shows a teammate's change to the settings, keeps the input, and saves both changes", async () => {
    const [owner, admin] = [await portal.signIn("owner"), await portal.signIn("admin")];
    const [ownerWindow, adminWindow] = [
      await portal.open(owner, "/settings"),
      await portal.open(admin, "/settings"),
    ];
    const daysField = (window: typeof ownerWindow, name: string) =>
      window.page.getByRole("textbox", { name, exact: true });
    await daysField(ownerWindow, "Days: Review").fill("3");
    await daysField(ownerWindow, "Days: Review").blur();
    await daysField(adminWindow, "Days: Hold").fill("12");
    await daysField(adminWindow, "Days: Hold").blur();
    await adminWindow.page.getByRole("button", { name: "Save" }).click();
    await adminWindow.page.getByText("Saved", { exact: true }).waitFor();
    await ownerWindow.page.getByRole("button", { name: "Save" }).click();
    await ownerWindow.page.getByText("A teammate changed the settings").waitFor();
    await ownerWindow.page
      .getByRole("row", { name: /Hold .* 12/ })
      .first()
      .waitFor();
    expect(await daysField(ownerWindow, "Days: Review").inputValue()).toBe("3");
    expect(await ownerWindow.findIssues()).toEqual([]);
    await ownerWindow.page.getByRole("button", { name: "Continue with the latest version" }).click();
    await ownerWindow.page.getByRole("button", { name: "Save" }).click();
    await ownerWindow.page.getByText("Saved", { exact: true }).waitFor();
    const { body } = await portal.api.call("get", "/v1/organization/settings");
    const days = Object.fromEntries(
      body.waits.map((wait: { name: string; days: number }) => [wait.name, wait.days]),
    );
    expect([days.review, days.hold]).toEqual([3, 12]);
    await daysField(ownerWindow, "Days: Review").fill("");
    await daysField(ownerWindow, "Days: Review").blur();
    await ownerWindow.page
      .getByRole("row", { name: /^Review / })
      .getByText("business days, uses the default")
      .waitFor();
    expect([...ownerWindow.pageErrors, ...adminWindow.pageErrors]).toEqual([]);
    await Promise.all([ownerWindow.close(), adminWindow.close()]);
  });

  it("shows no conflict if the settings were saved but the request to remove a rule failed", async () => {
    const { page, close } = await portal.open("owner", "/settings");
    await page.getByRole("textbox", { name: "Days: Review", exact: true }).fill("4");
    await page.getByRole("textbox", { name: "Days: Review", exact: true }).blur();
    // The first test added this rule.
    await page.getByText("Approving a rollover", { exact: true }).click();
    await page.route("**/v1/approvals", (route) => route.abort());
    const reloaded = page
      .waitForEvent("requestfailed")
      .then(() => page.waitForResponse("**/v1/organization/settings"));
    await page.getByRole("button", { name: "Save" }).click();
    await reloaded;
    await page.getByRole("alert").waitFor();
    expect(await page.getByText("A teammate changed the settings").count()).toBe(0);
    await page.unroute("**/v1/approvals");
    const requested = page.waitForRequest((request) => request.method() === "POST");
    await page.getByRole("button", { name: "Save" }).click();
    expect(new URL((await requested).url()).pathname).toBe("/v1/approvals");
    await page.getByText(/^Approval requested\./).waitFor();
    await close();
  });

  it("shows the verified audit log with names, filters it, opens an entry, and exports it", async () => {
    const { page, pageErrors, findIssues, close } = await portal.open("owner", "/audit");
    await page.getByText(/^Log verified/).waitFor();
    await page.getByRole("rowheader", { name: "organization.settings_changed" }).first().waitFor();
    expect(await findIssues()).toEqual([]);
    await page.getByRole("textbox", { name: "Action", exact: true }).fill("approval.*");
    await page.getByRole("button", { name: "Filter" }).click();
    await page.waitForURL(/action=approval/);
    await page.getByRole("rowheader", { name: "approval.confirmed" }).last().click();
    // Grace Second confirmed the request in the first test.
    await page.getByRole("dialog", { name: "approval.confirmed" }).getByText("Grace Second").waitFor();
    expect(await findIssues()).toEqual([]);
    await page.getByRole("button", { name: "Close" }).click();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export as NDJSON" }).click();
    expect((await saved).suggestedFilename()).toBe("audit.ndjson");
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("creates a requested key after a second person has confirmed, without asking for its settings again", async () => {
    const [requester, approver] = [await portal.signIn("owner"), await portal.signIn("admin")];
    const params = { type: "ak", name: "Nightly export", scopes: ["rollovers:read"] };
    const { id } = await portal.api.db.prisma.approval.create({
      data: {
        // Test keys need no approval, so insert one as in the live environment.
        id: newId("apr"),
        organizationId: portal.api.ak.organizationId,
        action: "create_live_key",
        params,
        state: "pending",
        requestedBy: { type: "member", id: requester.memberId },
        requesterId: requester.userId,
        requestedAt: new Date(),
        expiresAt: new Date(Date.now() + DAY_MS),
      },
    });
    const requesterWindow = await portal.open(requester, `/keys?approval=${id}`);
    await requesterWindow.page.getByText("This key can't be created").waitFor();
    await callAs(portal.api, approver, "post", `/v1/approvals/${id}/confirm`).expect(200);
    await requesterWindow.page.goto(`${portal.origin}/portal/approvals/${id}`);
    await requesterWindow.page.getByRole("link", { name: "Create the key" }).click();
    await requesterWindow.page.getByText("It will be created as requested.").waitFor();
    expect(await requesterWindow.findIssues()).toEqual([]);
    await requesterWindow.page.getByRole("button", { name: "Create key" }).click();
    const keyDialog = requesterWindow.page.getByRole("alertdialog", { name: "Your new key" });
    await keyDialog.getByText("I have saved the key").click();
    await keyDialog.getByRole("button", { name: "Next: watch for the first call" }).click();
    await requesterWindow.page.getByRole("heading", { level: 1, name: "Nightly export" }).waitFor();
    expect(requesterWindow.pageErrors).toEqual([]);
    await requesterWindow.close();
  });

  it("notifies of a request that follows several which the member cannot decide", async () => {
    const [admin, requester] = [await portal.signIn("admin"), await portal.signIn("operations")];
    const { page, close } = await portal.open(admin, "/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    const approvalIds: string[] = [];
    for (const person of [admin, admin, admin, requester]) {
      const body = { action: "approve", rolloverId: await createRolloverInReview() };
      const response = await callAs(portal.api, person, "post", "/v1/approvals").send(body).expect(201);
      approvalIds.push(response.body.id);
    }
    const query = "/v1/events?type=approval.requested&limit=10";
    const { data } = (await portal.api.call("get", query).expect(200)).body;
    const eventIds = approvalIds.map(
      (approvalId) =>
        data.find((event: { data: { approvalId: string } }) => event.data.approvalId === approvalId).id,
    );
    const toastLink = page.getByRole("alertdialog").locator(`a[href$="/approvals/${approvalIds[3]}"]`);
    await toastLink.waitFor();
    await toastLink.waitFor({ state: "detached" });
    // One batch of changes, as another tab passes it on.
    await page.evaluate(
      ([organizationId, ids]) => {
        const channel = new BroadcastChannel(`svc.changes.${organizationId}`);
        for (const id of ids) channel.postMessage({ type: "approval.requested", id });
      },
      [portal.api.ak.organizationId, eventIds] as const,
    );
    await toastLink.waitFor({ timeout: 10_000 });
    await close();
  });
});
