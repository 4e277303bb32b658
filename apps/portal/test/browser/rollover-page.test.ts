import { expect, it } from "@jest/globals";
import { buildKey, describeWithBrowser, pollUntil } from "@svc/testing";
import { setSecondPersonActions } from "../../../api/test/approvals/approval-calls.ts";
import {
  ACTIONS_TO_PROCESSING,
  act,
  createRollover,
  runActions,
} from "../../../api/test/workflow/rollover-steps.ts";
import { usePortal } from "./use-portal.ts";

const PDF = Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n");

describeWithBrowser("Rollover page", () => {
  const portal = usePortal();

  it("shows a teammate's change to a user who is filling in a form, and keeps the input", async () => {
    const id = await createRollover(portal.api);
    await runActions(portal.api, id, ...ACTIONS_TO_PROCESSING);
    const grace = await portal.signIn("operations", { name: "Grace Sample" });
    const { page, pageErrors, close } = await portal.open("operations", `/rollovers/${id}`);
    const form = page.locator(".dialog");
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Put on hold" }).click();
    await form.getByLabel("Reason").fill("The letter is illegible.");
    await form.getByRole("button", { name: "Preview changes" }).click();
    await form.getByRole("row", { name: "State Processing On hold" }).waitFor();

    const teammate = await portal.open(grace, `/rollovers/${id}`);
    await teammate.page.getByRole("button", { name: "Edit" }).click();
    await teammate.page.locator(".dialog").getByRole("combobox").fill("Grace");
    await teammate.page
      .getByRole("option", { name: /^Grace Sample/ })
      .first()
      .click();
    await teammate.page.getByRole("button", { name: "Save changes" }).click();
    await teammate.page.locator(".details").getByText("Grace Sample").waitFor();
    await teammate.close();

    const warning = page.getByText("A teammate changed this rollover");
    const submit = form.getByRole("button", { name: "Put on hold" });
    if (!(await warning.isVisible())) await submit.click();
    await warning.waitFor();
    await form.getByRole("row", { name: "Assigned to – Grace Sample" }).waitFor();
    expect(await form.getByLabel("Reason").inputValue()).toBe("The letter is illegible.");
    await form.getByRole("button", { name: "Continue with the latest version" }).click();
    await form.getByRole("button", { name: "Preview changes" }).click();
    await submit.click();
    await page.getByText("The letter is illegible.").first().waitFor();
    await page.getByText("Currently: On hold").waitFor();
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("uploads a document, has it reviewed, shows why it was rejected, and saves a note", async () => {
    const id = await createRollover(portal.api, {}, "test-needs-documents");
    await runActions(portal.api, id, "submit", "start_review");
    const { page, pageErrors, findIssues, close } = await portal.open("operations", `/rollovers/${id}`);
    const form = page.locator(".dialog");
    await page.getByText("Documents required by the source custodian are missing").waitFor();
    const upload = async (name: string) => {
      await page
        .locator("input[type=file]")
        .setInputFiles({ name, mimeType: "application/pdf", buffer: PDF });
      expect(await findIssues()).toEqual([]);
      await page.getByRole("button", { name: "Upload", exact: true }).click();
      await page.getByRole("row", { name: new RegExp(name) }).waitFor();
    };
    await upload("first.pdf");
    await page.getByRole("button", { name: "Reject: first.pdf" }).click();
    await form.getByLabel("Machine-readable code").fill("Not A Code");
    await form.getByLabel("Reason").fill("The signature is missing.");
    await form.getByRole("button", { name: "Preview changes" }).click();
    await form.getByText("must be lowercase letters, digits and underscores").waitFor();
    expect(await form.getByLabel("Reason").inputValue()).toBe("The signature is missing.");
    await form.getByLabel("Machine-readable code").fill("signature_missing");
    await form.getByRole("button", { name: "Preview changes" }).click();
    await form.getByRole("button", { name: "Reject document" }).click();
    await page.getByRole("row", { name: /first\.pdf.*Rejected.*The signature is missing/ }).waitFor();
    await upload("second.pdf");
    await page.getByRole("button", { name: "Accept: second.pdf" }).click();
    await form.getByRole("button", { name: "Preview changes" }).click();
    await form.getByRole("button", { name: "Accept document" }).click();
    await page.getByRole("row", { name: /second\.pdf.*Accepted/ }).waitFor();
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download: second.pdf" }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe("second.pdf");

    await page.getByRole("textbox", { name: "Add a note" }).fill("Called the custodian.");
    await page.getByRole("button", { name: "Save note" }).click();
    await page.getByRole("listitem").filter({ hasText: "Called the custodian." }).getByText("you").waitFor();
    await page.getByRole("button", { name: "Show instructions" }).click();
    await page.getByText("401K-00998877").first().waitFor();
    await page.getByText("Instructions viewed").waitFor();
    expect(await findIssues()).toEqual([]);
    const [letter] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download letter" }).click(),
    ]);
    expect(letter.suggestedFilename()).toBe(`${id}-instructions.pdf`);
    await page.locator("summary", { hasText: "Sandbox" }).click();
    await page.getByRole("button", { name: "Advance one step" }).click();
    await page.locator("[aria-current=step]", { hasText: "Approved" }).waitFor();
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("hides revealed instructions and forgets a note's draft when another rollover opens", async () => {
    const other = (await portal.createRollover()).id;
    const { id } = await portal.createRollover();
    const { page, pageErrors, close } = await portal.open("operations", `/rollovers/${other}`);
    const openById = async (rolloverId: string) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("searchbox", { name: "Search, or paste an ID" }).fill(rolloverId);
      await page.getByRole("menuitem", { name: rolloverId }).click();
      await page.waitForURL(new RegExp(`/portal/rollovers/${rolloverId}$`));
      await page.getByRole("button", { name: "Show instructions" }).waitFor();
    };
    const note = page.getByRole("textbox", { name: "Add a note" });
    await page.getByRole("button", { name: "Show instructions" }).waitFor();
    await openById(id);
    await page.getByRole("button", { name: "Show instructions" }).click();
    await page.getByRole("button", { name: "Hide" }).waitFor();
    await note.fill("About the first rollover");
    // The other rollover is cached, so its page does not load again.
    await openById(other);
    expect(await page.getByRole("button", { name: "Hide" }).count()).toBe(0);
    expect(await note.inputValue()).toBe("");
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("requires a second person for the actions that the organization selected", async () => {
    const { api } = portal;
    await setSecondPersonActions(api, ["approve", "reveal"]);
    const id = await createRollover(api);
    await runActions(api, id, "submit", "start_review");
    const first = await portal.open("operations", `/rollovers/${id}`);
    await first.page.getByRole("button", { name: "Approve — needs a second person", exact: true }).click();
    const form = first.page.locator(".dialog");
    await form.getByRole("row", { name: "State In review Approved" }).waitFor();
    await form.getByText("This needs a second person").waitFor();
    expect(await form.getByRole("button", { name: "Approve", exact: true }).count()).toBe(0);
    await form.getByRole("button", { name: "Request approval" }).click();
    await first.page.getByText("Waiting for a second person: Approve").waitFor();
    await first.page.getByRole("button", { name: "Withdraw" }).waitFor();
    expect(await first.page.getByRole("button", { name: "Confirm" }).count()).toBe(0);

    const second = await portal.open("operations", `/rollovers/${id}`);
    await second.page.getByRole("row", { name: "State In review Approved" }).waitFor();
    expect(await second.findIssues()).toEqual([]);
    await second.page.getByRole("button", { name: "Confirm" }).click();
    await second.page.locator("[aria-current=step]", { hasText: "Approved" }).waitFor();
    await first.page.locator("[aria-current=step]", { hasText: "Approved" }).waitFor();
    await first.page.getByText("Waiting for a second person:").waitFor({ state: "detached" });

    await first.page.getByRole("button", { name: "Show instructions — needs a second person" }).click();
    await first.page.getByRole("button", { name: "Request approval" }).click();
    await second.page.getByText("Waiting for a second person: View full account numbers").waitFor();
    await second.page.getByRole("button", { name: "Decline" }).click();
    await second.page.getByLabel("Reason").fill("Not today.");
    await second.page.getByRole("button", { name: "Decline" }).click();
    await first.page.getByText("Waiting for a second person:").waitFor({ state: "detached" });
    expect([...first.pageErrors, ...second.pageErrors]).toEqual([]);
    await setSecondPersonActions(api, []);
    await Promise.all([first.close(), second.close()]);
  });

  it("shows a viewer everything but forms, and follows changes by others", async () => {
    const id = await createRollover(portal.api);
    const { page, pageErrors, findIssues, close } = await portal.open("viewer", `/rollovers/${id}`);
    await page.getByText("1 entry", { exact: true }).waitFor();
    for (const name of [
      "More actions",
      "Edit",
      "choose a file",
      "Save note",
      "Show instructions",
      "Advance one step",
    ])
      expect(await page.getByRole("button", { name }).count()).toBe(0);
    expect(await page.locator("main").getByRole("textbox").count()).toBe(0);
    await act(portal.api, id, "submit");
    await page.locator("[aria-current=step]", { hasText: "Submitted" }).waitFor();
    expect(await findIssues()).toEqual([]);
    // Half the window's width equals 200% zoom.
    await page.setViewportSize({ width: 640, height: 450 });
    const hasSideScroll = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
    expect(await page.evaluate(hasSideScroll)).toBe(false);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("shows the exact time while a relative time is hovered or focused", async () => {
    const { id } = await portal.createRollover();
    const { page, pageErrors, findIssues, close } = await portal.open("viewer", `/rollovers/${id}`);
    await page.getByText("1 entry", { exact: true }).waitFor();
    const time = page.getByRole("note").first();
    const tooltip = page.getByRole("tooltip");
    const exactTime = (await time.getAttribute("aria-label"))?.split(", ").slice(1).join(", ");
    await time.hover();
    await tooltip.getByText(exactTime ?? "no label").waitFor();
    expect(await findIssues("current view")).toEqual([]);
    await page.getByRole("heading", { level: 1 }).hover();
    await tooltip.waitFor({ state: "detached" });
    await time.focus();
    await tooltip.waitFor();
    await page.keyboard.press("Escape");
    await tooltip.waitFor({ state: "detached" });
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("explains why an assignee who was removed meanwhile is rejected", async () => {
    const id = await createRollover(portal.api);
    const removedMember = await portal.signIn("operations", { name: "Gail Gone" });
    const { page, pageErrors, findIssues, close } = await portal.open("operations", `/rollovers/${id}`);
    await page.getByRole("button", { name: "Edit" }).click();
    const assignee = page.getByRole("combobox", { name: /^Assignee/ });
    const option = page.getByRole("option", { name: /^Gail Gone/ });
    // The field resets when the members load.
    await pollUntil("the member is offered", async () => {
      await assignee.fill("");
      await assignee.fill("Gail");
      return option.isVisible();
    });
    await option.click();
    await portal.api.db.prisma.member.update({
      where: { id: removedMember.memberId },
      data: { removedAt: new Date() },
    });
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("must be a current member of your organization").waitFor();
    expect(await assignee.evaluate((input) => input.matches(":focus"))).toBe(true);
    expect(await findIssues()).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("shows the same page for another organization's rollover as for one that does not exist", async () => {
    const { organizationId } = await buildKey(portal.api, "ak");
    const person = await portal.signIn("operations", { organizationId });
    const id = await createRollover(portal.api);
    const texts: string[] = [];
    for (const requestedId of [id, "rol_00000000000000000000000000", "nothing"]) {
      const { page, close } = await portal.open(person, `/rollovers/${requestedId}`);
      await page.getByRole("heading", { name: "Rollover not found" }).waitFor();
      texts.push((await page.locator("main").textContent()) ?? "");
      await close();
    }
    expect(new Set(texts).size).toBe(1);
  });
});
