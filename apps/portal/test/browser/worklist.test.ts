import { beforeAll, expect, it } from "@jest/globals";
import { describeWithBrowser } from "@svc/testing";
import type { Page } from "playwright-core";
import { setSecondPersonActions } from "../../../api/test/approvals/approval-calls.ts";
import { advanceClockByDays } from "../../../api/test/sandbox/sandbox-calls.ts";
import { TEST_WEBHOOK_URL } from "../../../api/test/webhooks/webhook-calls.ts";
import { createRollover, runActions } from "../../../api/test/workflow/rollover-steps.ts";
import { usePortal } from "./use-portal.ts";

describeWithBrowser("Working through the list", () => {
  const portal = usePortal();
  const submittedIds: string[] = [];
  let draftId = "";
  let inReviewId = "";

  beforeAll(async () => {
    const { api } = portal;
    for (const [index, priority] of ["normal", "urgent", "low"].entries()) {
      const id = await createRollover(api, { externalId: `submitted-${index}`, priority });
      await runActions(api, id, "submit");
      submittedIds.push(id);
    }
    inReviewId = await createRollover(api, { externalId: "in-review" });
    await runActions(api, inReviewId, "submit", "start_review");
    await advanceClockByDays(api, 20);
    draftId = await createRollover(api, { externalId: "draft" });
  });

  const row = (page: Page, name: string | RegExp) =>
    page.locator(".queue-body [role=row]", { hasText: name });
  const rows = (page: Page) => page.locator(".queue-body [role=row][data-index]");
  const readRollover = async (id: string) =>
    (await portal.api.call("get", `/v1/rollovers/${id}`).expect(200)).body;

  it("lists the most urgent first, and remembers compact rows", async () => {
    const { page, pageErrors, findIssues, close } = await portal.open("operations", "/rollovers");
    await row(page, /draft/).waitFor();
    const names = await rows(page).locator(".queue-participant .queue-secondary").allTextContents();
    expect(names.at(0)).toBe("submitted-1");
    expect(names.at(-1)).toBe("draft");
    const readRowHeight = () =>
      rows(page)
        .first()
        .evaluate((element) => element.clientHeight);
    const comfortableHeight = await readRowHeight();
    await page.keyboard.press("d");
    expect(await readRowHeight()).toBeLessThan(comfortableHeight);
    expect(await findIssues()).toEqual([]);
    await page.reload();
    await row(page, "submitted-1").waitFor();
    expect(await readRowHeight()).toBeLessThan(comfortableHeight);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("selects all matching rollovers, previews an action on each, and runs it on those that allow it", async () => {
    await setSecondPersonActions(portal.api, ["approve"]);
    const { page, pageErrors, findIssues, close } = await portal.open("operations", "/rollovers?sort=newest");
    await row(page, "submitted-0").waitFor();
    // "j" goes to the first row, "x" selects it, and "e" opens an action's form.
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    await page.getByRole("button", { name: "Select all 5" }).click();
    await page.getByRole("region", { name: "5 selected" }).waitFor();
    await page.keyboard.press("e");
    const dialog = page.getByRole("alertdialog");
    await dialog.getByRole("button", { name: /Action$/ }).click();
    await page.getByRole("option", { name: "Start review" }).click();
    await dialog.getByText("3 will change · 2 can't change").waitFor();
    const refused = dialog.locator("tr[data-status=refused]");
    expect(await refused.first().textContent()).toMatch(/Can't change\. Its state is (Draft|In review)\./);
    expect(await dialog.locator("tr[data-status=ready]").first().textContent()).toContain(
      "Submitted → In review",
    );
    expect(await findIssues()).toEqual([]);
    await dialog.getByRole("button", { name: "Start review (3)" }).click();
    await dialog.getByText("3 changed").waitFor();
    expect(await findIssues()).toEqual([]);
    await dialog.getByRole("button", { name: "Done" }).click();
    await page.getByRole("region", { name: "2 selected" }).waitFor();
    for (const id of submittedIds) expect((await readRollover(id)).state).toBe("in_review");
    // Approving needs a second person, so approvals are requested.
    // "*" selects every rollover of the list.
    await page.keyboard.press("*");
    await page.getByRole("region", { name: "5 selected" }).waitFor();
    await page.keyboard.press("e");
    await dialog.getByRole("button", { name: /Action$/ }).click();
    await page.getByRole("option", { name: "Approve", exact: true }).click();
    await dialog.getByText("0 will change · 4 need a second person · 1 can't change").waitFor();
    await dialog.getByRole("button", { name: "Request approval (4)" }).click();
    await dialog.getByText("4 approvals requested").waitFor();
    expect((await readRollover(inReviewId)).state).toBe("in_review");
    const { body } = await portal.api.call("get", "/v1/approvals?state=pending").expect(200);
    expect(body.data).toHaveLength(4);
    await dialog.getByRole("button", { name: "Done" }).click();
    await setSecondPersonActions(portal.api, []);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("previews the recipients of reminders, and sends the reminders that are possible", async () => {
    const { api } = portal;
    const path = "/v1/webhook-endpoints";
    const endpoint = { url: TEST_WEBHOOK_URL, eventTypes: ["rollover.reminder_sent"] };
    await api.call("post", path).send(endpoint).expect(201);
    const tags = ["to-remind"];
    const sentId = await createRollover(api, { externalId: "sent", tags });
    await runActions(api, sentId, "submit", "start_review", "approve", "send_to_custodian");
    await createRollover(api, { externalId: "own", tags });
    const { page, pageErrors, findIssues, close } = await portal.open(
      "operations",
      "/rollovers?tag=to-remind&sort=newest",
    );
    await row(page, "own").waitFor();
    await page.keyboard.press("*");
    await page.getByRole("region", { name: "2 selected" }).waitFor();
    const dialog = page.getByRole("alertdialog");
    const chooseReminder = async () => {
      await page.keyboard.press("e");
      await dialog.getByRole("button", { name: /Action$/ }).click();
      await page.getByRole("option", { name: "Send a reminder" }).click();
    };
    await chooseReminder();
    await dialog.getByText("1 will be reminded · 1 can't be reminded").waitFor();
    expect(await dialog.locator("tr[data-status=ready]").textContent()).toContain(
      "Source custodian, by your system (webhook)",
    );
    expect(await dialog.locator("tr[data-status=refused]").textContent()).toContain(
      "No reminder. The rollover does not wait for the participant or a custodian.",
    );
    expect(await findIssues()).toEqual([]);
    await dialog.getByRole("button", { name: "Send a reminder (1)" }).click();
    await dialog.getByText("1 reminded").waitFor();
    await dialog.getByRole("button", { name: "Done" }).click();
    const { data } = (await api.call("get", `/v1/rollovers/${sentId}/timeline?limit=100`).expect(200)).body;
    expect(data.at(-1)).toMatchObject({ type: "rollover.reminder_sent", actor: { type: "member" } });
    await page.keyboard.press("*");
    await chooseReminder();
    await dialog.getByText("0 will be reminded · 2 can't be reminded").waitFor();
    await dialog.getByText(/The last reminder was less than three days ago\./).waitFor();
    await page.keyboard.press("Escape");
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("sends a reminder from a rollover's page, but not if the user's organization must act", async () => {
    const { api } = portal;
    const sentId = await createRollover(api, { externalId: "remind-one" });
    await runActions(api, sentId, "submit", "start_review", "approve", "send_to_custodian");
    const { page, pageErrors, findIssues, close } = await portal.open("operations", `/rollovers/${sentId}`);
    const remindButton = page.getByRole("button", { name: "Remind", exact: true });
    await remindButton.click();
    const dialog = page.getByRole("alertdialog", { name: "Send a reminder" });
    await dialog.getByText("Source custodian, by your system (webhook)").waitFor();
    expect(await findIssues()).toEqual([]);
    await dialog.getByRole("button", { name: "Send a reminder (1)" }).click();
    await dialog.getByText("1 reminded").waitFor();
    await dialog.getByRole("button", { name: "Done" }).click();
    await page.getByText("Reminder sent").first().waitFor();
    await page.goto(`${portal.origin}/portal/rollovers/${draftId}`);
    await page.getByRole("heading", { name: "Timeline" }).waitFor();
    expect(await remindButton.count()).toBe(0);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("assigns a rollover to the user with the button in its row", async () => {
    const person = await portal.signIn("operations", { name: "Olive Operations" });
    const { page, close } = await portal.open(person, "/rollovers");
    // The string "draft" would ignore case, and match the state "Draft" of other rows.
    const draftRow = row(page, /draft/);
    await draftRow.hover();
    await draftRow.getByRole("button", { name: /^Assign to me: / }).click();
    await draftRow.getByText("Olive Operations").waitFor();
    expect((await readRollover(draftId)).assigneeId).toBe(person.memberId);
    await close();
  });

  it("opens the most urgent rollover with its next action's form, and the next rollover after the action", async () => {
    const person = await portal.signIn("operations");
    const { page, pageErrors, findIssues, close } = await portal.open(person, "/rollovers");
    await page.getByRole("button", { name: "Next", exact: false }).first().click();
    await page.waitForURL(`**/rollovers/${inReviewId}`);
    const dialog = page.getByRole("alertdialog", { name: "Approve" });
    await dialog.getByRole("button", { name: "Approve" }).waitFor();
    const bar = page.getByRole("region", { name: "Next rollover" });
    expect(await bar.textContent()).toMatch(/\d+ days late\. Next step: Approve\./);
    expect(await findIssues()).toEqual([]);
    await dialog.getByRole("button", { name: "Approve" }).click();
    await page.waitForURL(`**/rollovers/${submittedIds[1]}`);
    expect(await readRollover(inReviewId)).toMatchObject({ state: "approved", assigneeId: person.memberId });
    await dialog.getByRole("button", { name: "Approve" }).waitFor();
    expect(await bar.textContent()).toMatch(/Due .*, urgent\. Next step: Approve\./);
    await page.keyboard.press("Escape");
    const secondUrl = page.url();
    await dialog.waitFor({ state: "hidden" });
    expect(await findIssues()).toEqual([]);
    await page.keyboard.press("n");
    await page.waitForURL((url) => url.href !== secondUrl && url.pathname.includes("/rol_"));
    await page.getByRole("alertdialog").waitFor();
    await page.keyboard.press("Escape");
    await bar.getByRole("button", { name: "Stop" }).click();
    await page.waitForURL("**/portal/rollovers");
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("lists saved views in the sidebar, with counts that follow changes", async () => {
    const person = await portal.signIn("operations");
    const { page, pageErrors, findIssues, close } = await portal.open(person, "/rollovers?tag=pressing");
    await page.getByText("No rollovers match these filters").waitFor();
    await page.getByRole("button", { name: "Save view" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill("Pressing");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const view = page.getByRole("navigation", { name: "Portal" }).getByRole("link", { name: /^Pressing/ });
    await view.getByText("0").waitFor();
    await portal.api
      .call("patch", `/v1/rollovers/${draftId}`)
      .send({ tags: ["pressing"] })
      .expect(200);
    await view.getByText("1").waitFor();
    await page.goto(`${portal.origin}/portal/keys`);
    await view.click();
    await row(page, /draft/).waitFor();
    expect(await view.getAttribute("aria-current")).toBe("page");
    expect(await findIssues()).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });
});
