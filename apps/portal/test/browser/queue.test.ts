import { beforeAll, expect, it } from "@jest/globals";
import { buildAccount, buildRolloverBody, describeWithBrowser } from "@svc/testing";
import type { Page } from "playwright-core";
import { buildDistribution, createDistribution } from "../../../api/test/rest/distribution-calls.ts";
import { usePortal } from "./use-portal.ts";

const ROLLOVER_COUNT = 130;

describeWithBrowser("Rollover queue", () => {
  const portal = usePortal();
  const ids: string[] = [];
  const listPath = "/rollovers?sort=newest";
  let accountId = "";

  const send = (method: "get" | "post" | "patch", path: string, body?: object) =>
    portal.api
      .call(method, path)
      .send(body)
      .expect(({ status }) => expect(status).toBeLessThan(300));
  const createRollovers = async (count: number, firstNumber: number) => {
    const body = await buildRolloverBody(portal.api, accountId);
    const rollovers = Array.from({ length: count }, (_, index) => ({
      ...body,
      externalId: `order-${firstNumber + index}`,
      source: { ...body.source, accountNumber: `401K-${10_000 + firstNumber + index}` },
    }));
    const { results } = (await send("post", "/v1/rollovers/batch", { rollovers })).body;
    return results.map(({ rollover }: { rollover: { id: string } }) => rollover.id) as string[];
  };

  beforeAll(async () => {
    accountId = (await buildAccount(portal.api, portal.api.ak.organizationId, { externalId: "grace" })).id;
    await send("patch", `/v1/accounts/${accountId}`, { firstName: "Grace", lastName: "Hopper" });
    ids.push(...(await createRollovers(ROLLOVER_COUNT, 0)).reverse());
  });

  const queueRows = (page: Page) => page.locator(".queue-body [role=row]");
  const queueRow = (page: Page, name: string) => page.locator(".queue-body [role=row]", { hasText: name });
  const waitUntilLoaded = (page: Page) => queueRow(page, `order-${ROLLOVER_COUNT - 1}`).waitFor();

  it("keeps filters and search after a reload and Back, and never puts the search text in the URL", async () => {
    const { page, pageErrors, close } = await portal.open("operations", listPath);
    await waitUntilLoaded(page);
    await page.getByRole("button", { name: "Filters", exact: true }).click();
    await page.getByRole("checkbox", { name: "Draft" }).click({ force: true });
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByRole("button", { name: "Remove the filter State: Draft" }).waitFor();
    expect(new URL(page.url()).searchParams.get("state")).toBe("draft");
    const search = page.getByRole("searchbox");
    await search.fill("hopper, gr");
    await waitUntilLoaded(page);
    const searchResponse = page.waitForResponse((response) =>
      response.url().endsWith("/v1/rollovers/search"),
    );
    await search.fill("order-77");
    await searchResponse;
    await queueRow(page, "order-77").waitFor();
    await page.waitForFunction(() => document.querySelectorAll(".queue-body [data-index]").length === 1);
    expect(page.url()).not.toContain("order");
    await page.reload();
    await queueRow(page, "order-77").waitFor();
    expect(await search.inputValue()).toBe("order-77");
    expect(await queueRows(page).count()).toBe(1);
    await queueRow(page, "order-77").getByRole("link").click();
    await page.waitForURL(/\/portal\/rollovers\/rol_/);
    await page.goBack();
    await queueRow(page, "order-77").waitFor();
    expect(await search.inputValue()).toBe("order-77");
    await page.goBack();
    await waitUntilLoaded(page);
    expect(await search.inputValue()).toBe("");
    await page.getByRole("button", { name: "Remove the filter State: Draft" }).waitFor();
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("can be used by keyboard: move, select, extend the selection, list the shortcuts, open a rollover", async () => {
    const { page, pageErrors, close } = await portal.open("operations", listPath);
    await waitUntilLoaded(page);
    for (const key of ["j", "j", "j", "k"]) await page.keyboard.press(key);
    const focused = () => page.locator(":focus").getAttribute("data-index");
    expect(await focused()).toBe("1");
    await page.keyboard.press("x");
    await page.keyboard.press("Shift+J");
    await page.keyboard.press("Shift+J");
    const bar = page.getByRole("region", { name: "3 selected" });
    await bar.waitFor();
    expect(await page.locator(".queue-body [aria-selected=true]").count()).toBe(3);
    await page.keyboard.press("Escape");
    await bar.waitFor({ state: "hidden" });
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await help.waitFor();
    await page.keyboard.press("Escape");
    await help.waitFor({ state: "hidden" });
    await page.keyboard.press("j");
    // Each Shift+G moves to the last loaded row, and the page loads more.
    for (let reached = 0; reached < ROLLOVER_COUNT; ) {
      await page.keyboard.press("Shift+G");
      await page.waitForFunction(() => document.activeElement?.getAttribute("aria-busy") === null);
      reached = Number(await focused()) + 1;
      // Only rows near the visible ones are in the document.
      expect(await queueRows(page).count()).toBeLessThan(60);
    }
    expect(await page.locator(":focus").textContent()).toContain("order-0");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${portal.origin}/portal/rollovers/${ids.at(-1)}`);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("ignores its shortcuts in the dialog of a bulk action", async () => {
    const { page, close } = await portal.open("operations", listPath);
    await waitUntilLoaded(page);
    await queueRows(page).nth(4).locator(".queue-select").click();
    // "e" opens an action's form for the selected rollovers.
    await page.keyboard.press("e");
    const dialog = page.getByRole("alertdialog");
    await dialog.getByRole("button", { name: "Cancel" }).focus();
    const changes: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") changes.push(`${request.method()} ${request.url()}`);
    });
    for (const key of ["a", "x", "j"]) await page.keyboard.press(key);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("region", { name: "1 selected" }).waitFor();
    expect(changes).toEqual([]);
    await close();
  });

  it("changes many rollovers in bulk, and skips one that a teammate changed meanwhile", async () => {
    const person = await portal.signIn("operations", { name: "Olive Operations" });
    const { page, close } = await portal.open(person, listPath);
    // Without notifications, the page still has the version before the teammate's change.
    await page.route("**/portal/api/changes", (route) => route.abort());
    await page.reload();
    await waitUntilLoaded(page);
    for (const index of [1, 2, 3]) await queueRows(page).nth(index).locator(".queue-select").click();
    await send("patch", `/v1/rollovers/${ids[2]}`, { priority: "low" });
    // "a" assigns the selected rollovers to the user.
    await page.keyboard.press("a");
    await page.getByText("2 rollovers changed").waitFor();
    await page.getByText("1 rollover was not changed", { exact: false }).waitFor();
    await page.getByRole("region", { name: "1 selected" }).waitFor();
    expect(await queueRows(page).nth(2).textContent()).toContain("Low");
    for (const index of [1, 3])
      expect(await queueRows(page).nth(index).textContent()).toContain("Olive Operations");
    const readAssigneeId = async (id = "") => (await send("get", `/v1/rollovers/${id}`)).body.assigneeId;
    expect(await readAssigneeId(ids[1])).toBe(person.memberId);
    expect(await readAssigneeId(ids[2])).toBeNull();
    expect(await readAssigneeId(ids[3])).toBe(person.memberId);
    await page.keyboard.press("a");
    await page.getByText("1 rollover changed").waitFor();
    expect(await readAssigneeId(ids[2])).toBe(person.memberId);
    await close();
  });

  it("shows changed rows, announces new rollovers, and gives viewers no controls for changes", async () => {
    const { page, pageErrors, close } = await portal.open("viewer", listPath);
    const listening = page.waitForResponse((response) => response.url().endsWith("/portal/api/changes"));
    await page.reload();
    await waitUntilLoaded(page);
    await listening;
    await send("patch", `/v1/rollovers/${ids[5]}`, { priority: "urgent" });
    await page.locator('.queue-body [data-index="5"]', { hasText: "Urgent" }).waitFor();
    await createRollovers(2, ROLLOVER_COUNT);
    await page.getByRole("button", { name: "Show 2 new rollovers" }).waitFor();
    const firstRow = page.locator('.queue-body [data-index="0"]');
    expect(await firstRow.textContent()).toContain(`order-${ROLLOVER_COUNT - 1}`);
    await page.getByRole("button", { name: "Show 2 new rollovers" }).click();
    await page.locator('.queue-body [data-index="0"]', { hasText: `order-${ROLLOVER_COUNT + 1}` }).waitFor();
    expect(await page.locator(".queue-select, .queue-bulk").count()).toBe(0);
    expect(await page.getByRole("link", { name: "New rollover" }).count()).toBe(0);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("opens the Save view form empty and private each time", async () => {
    const { page, pageErrors, close } = await portal.open("operations", "/rollovers?priority=high");
    const name = page.getByRole("textbox", { name: "Name" });
    const isShared = page.getByRole("dialog").getByRole("checkbox");
    const open = () => page.getByRole("button", { name: "Save view" }).click();
    const expectEmptyForm = async () => {
      await open();
      expect([await name.inputValue(), await isShared.isChecked()]).toEqual(["", false]);
    };
    const fill = async () => {
      await name.fill("For all");
      await page.getByRole("dialog").getByText("Share").click();
      expect(await isShared.isChecked()).toBe(true);
    };
    await open();
    await fill();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expectEmptyForm();
    await fill();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expectEmptyForm();
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("saves a named view, and explains why a view is empty", async () => {
    const { page, pageErrors, close } = await portal.open("viewer", "/rollovers?priority=high&sort=newest");
    await page.getByText("No rollovers match these filters").waitFor();
    await page.getByRole("button", { name: "Save view" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill("Pressing");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const view = page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: "Pressing" });
    await view.waitFor();
    await page.getByRole("link", { name: /^Overdue/ }).click();
    await page.getByText("Nothing is overdue").waitFor();
    await view.click();
    await page.waitForURL(/priority=high/);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("with a selection, has no axe violations, and fits a phone and 200% zoom", async () => {
    const { page, pageErrors, findIssues, close } = await portal.open("operations", listPath);
    await waitUntilLoaded(page);
    await queueRows(page).nth(1).locator(".queue-select").click();
    expect(await findIssues()).toEqual([]);
    await page.getByRole("button", { name: "Filters", exact: true }).click();
    await page.getByRole("dialog").waitFor();
    expect(await findIssues()).toEqual([]);
    await page.keyboard.press("Escape");
    for (const size of [
      { width: 640, height: 450 },
      { width: 390, height: 844 },
      { width: 320, height: 640 },
    ]) {
      await page.setViewportSize(size);
      await queueRows(page).first().waitFor();
      expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    }
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("finds a rollover by a name shared by over 1,000 accounts, even after pages without matches", async () => {
    const { organizationId } = portal.api.ak;
    await portal.api.db.pool.query(
      `INSERT INTO accounts (id, organization_id, first_name, last_name, metadata, created_at, updated_at)
       SELECT 'acct_0' || lpad('z' || n, 25, '0'), $1, 'N' || n, 'Zimmer', '{}', now(), now() FROM generate_series(1000, 2200) n`,
      [organizationId],
    );
    const lastAccountId = `acct_0${"z2200".padStart(25, "0")}`;
    const body = await buildRolloverBody(portal.api, lastAccountId);
    await send("post", "/v1/rollovers", { ...body, externalId: "order-far" });
    const { page, pageErrors, close } = await portal.open("operations", listPath);
    await page.getByRole("searchbox").fill("zimmer");
    await queueRow(page, "order-far").waitFor();
    await page.waitForFunction(() => document.querySelectorAll(".queue-body [data-index]").length === 1);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("lists only the rollovers of the distribution whose ID is pasted, until the filter is removed", async () => {
    const { body: distribution } = await createDistribution(
      portal.api,
      await buildDistribution(portal.api),
    ).expect(201);
    const { page, pageErrors, close } = await portal.open("operations", listPath);
    await waitUntilLoaded(page);
    await page.keyboard.press("ControlOrMeta+k");
    await page.getByRole("dialog").getByRole("searchbox").fill(distribution.id);
    await page.keyboard.press("Enter");
    await page.waitForURL(/distributionId=dst_/);
    await page.getByText("2 rollovers", { exact: true }).waitFor({ timeout: 10_000 });
    expect(await queueRows(page).count()).toBe(2);
    await page.getByRole("button", { name: `Remove the filter Distribution: ${distribution.id}` }).click();
    await page.waitForURL((url) => !url.searchParams.has("distributionId"));
    await page.getByText(/^13\d rollovers$/).waitFor();
    expect(pageErrors).toEqual([]);
    await close();
  });
});
