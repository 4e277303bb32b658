import { expect, it } from "@jest/globals";
import { describeWithBrowser, watchPage } from "@svc/testing";
import type { BrowserContextOptions, Page } from "playwright-core";
import { VALID_PARAMS } from "../../../../packages/rollover-rules/test/workflow/workflow-table.ts";
import { buildPng } from "../../../api/test/documents/files.ts";
import { createTrackingLink } from "../../../api/test/tracking/page-calls.ts";
import { act, createRollover, runActions } from "../../../api/test/workflow/rollover-steps.ts";
import { usePortal } from "./use-portal.ts";

/** Birth date of `createRollover`'s participant. */
const BIRTH_DATE: BirthDate = ["2", "3", "1960"];
const PHONE = { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true };

type BirthDate = [month: string, day: string, year: string];

describeWithBrowser("The tracking page", () => {
  // The page offers codes only if email is configured. Nothing listens at this address.
  const portal = usePortal({
    env: { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "Portal <portal@example.com>" },
  });

  async function openLink(rolloverId: string, options: BrowserContextOptions = {}, body: object = {}) {
    const { token } = await createTrackingLink(portal.api, rolloverId, body);
    const context = await portal.browser.newContext({ locale: "en-US", reducedMotion: "reduce", ...options });
    const trackingPage = await watchPage(context, portal.origin);
    await trackingPage.page.goto(`${portal.origin}/track#${token}`);
    await trackingPage.page.getByRole("heading", { level: 1 }).waitFor();
    return trackingPage;
  }

  async function enterBirthDate(page: Page, [month, day, year]: BirthDate) {
    await page.getByLabel("Month").fill(month);
    await page.getByLabel("Day").fill(day);
    await page.getByLabel("Year").fill(year);
    await page.getByRole("button", { name: "Continue" }).click();
  }

  const hasSideScroll = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

  it("announces a wrong date of birth, opens with the right one, and is available in Spanish", async () => {
    const id = await createRollover(portal.api);
    await runActions(portal.api, id, "submit", "start_review", "approve", "send_to_custodian");
    const { page, pageErrors, findIssues, close } = await openLink(id, PHONE);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    expect(await findIssues()).toEqual([]);
    await enterBirthDate(page, ["2", "30", "1960"]);
    await page.getByRole("alert").getByText("Enter the month, day and year").waitFor();
    await enterBirthDate(page, ["2", "4", "1960"]);
    await page.getByText("That does not match").waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("birth-month");
    expect(await findIssues()).toEqual([]);
    // The next attempt clears the issue while its request is in progress.
    const [requested, allowed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route("**/track/api/open", async (route) => {
      requested.resolve();
      await allowed.promise;
      await route.continue();
    });
    expect(await page.locator("[aria-invalid]").count()).toBe(3);
    await enterBirthDate(page, ["2", "5", "1960"]);
    await requested.promise;
    expect(await page.locator("[aria-invalid], [aria-errormessage]").count()).toBe(0);
    allowed.resolve();
    await page.getByText("That does not match").waitFor();
    await page.unroute("**/track/api/open");
    await page.getByRole("button", { name: "Get a code by email instead" }).click();
    await page.getByRole("button", { name: "Email me a code" }).click();
    await page.getByLabel("Code from the email").waitFor();
    expect(await findIssues()).toEqual([]);
    await page.getByRole("button", { name: "Send a new code" }).click();
    await page.getByRole("button", { name: "Use my date of birth instead" }).click();
    await enterBirthDate(page, BIRTH_DATE);
    await page.getByRole("heading", { name: "We asked Test: Instant for your money." }).waitFor();
    expect(await findIssues()).toEqual([]);
    expect(await hasSideScroll(page)).toBe(false);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await page.getByText("Done on").first().waitFor();
    await page.getByRole("button", { name: "Español" }).click();
    await page.getByRole("heading", { name: "Se pidió su dinero a Test: Instant." }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("es");
    expect(await findIssues()).toEqual([]);
    // The browser reports the rejected request as an error.
    expect(pageErrors.filter((error) => !error.includes("401"))).toEqual([]);
    await close();
  });

  it("takes a photo of a document, and says that it arrived", async () => {
    const id = await createRollover(portal.api);
    await runActions(portal.api, id, "submit", "start_review");
    const types = ["statement", "distribution_form"];
    await runActions(portal.api, id, ["request_documents", { types, from: "participant" }]);
    const { page, pageErrors, findIssues, close } = await openLink(id, {
      ...PHONE,
      viewport: { width: 390, height: 800 },
    });
    await enterBirthDate(page, ["02", "03", "1960"]);
    await page.getByRole("heading", { name: "A document is missing." }).waitFor();
    expect(await findIssues()).toEqual([]);
    expect(await hasSideScroll(page)).toBe(false);
    const camera = page.getByLabel("Take a photo: Account statement");
    expect(await camera.getAttribute("capture")).toBe("environment");
    await camera.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("text") });
    await page.getByRole("alert").getByText("This file cannot be used").waitFor();
    await camera.setInputFiles({ name: "photo.png", mimeType: "image/png", buffer: buildPng() });
    await page.getByText("Thank you. Your document has arrived.").waitFor();
    const form = page.getByLabel("Choose a file: Distribution form");
    await form.setInputFiles({ name: "form.png", mimeType: "image/png", buffer: buildPng() });
    await page.getByRole("heading", { name: "Your request is being checked." }).waitFor();
    expect(await page.getByText("What you need to do").count()).toBe(0);
    expect(await findIssues()).toEqual([]);
    expect(pageErrors.filter((error) => !error.includes("422"))).toEqual([]);
    await close();
  });

  it("says that a link no longer works, and stops messages only after a click", async () => {
    const id = await createRollover(portal.api);
    const { page, findIssues, close } = await openLink(id);
    await page.goto(`${portal.origin}/track#unknown`);
    await page.getByRole("heading", { name: "This link no longer works" }).waitFor();
    expect(await findIssues()).toEqual([]);
    await page.goto(`${portal.origin}/track/stop/unknown`);
    await page.getByRole("heading", { name: "Stop messages about your rollover?" }).waitFor();
    expect(await findIssues()).toEqual([]);
    await page.getByRole("button", { name: "Stop messages" }).click();
    await page.getByRole("heading", { name: "Messages are off" }).waitFor();
    await close();
  });

  it("says that only a part has arrived, until the shortfall is accepted", async () => {
    const id = await createRollover(portal.api);
    await runActions(portal.api, id, "submit", "start_review", "approve", "send_to_custodian");
    await runActions(portal.api, id, "acknowledge", "mark_funds_sent");
    await act(portal.api, id, "mark_funds_received", {
      ...VALID_PARAMS.mark_funds_received,
      amount: "50.00",
    }).expect(200);
    const { page, close } = await openLink(id, PHONE);
    await enterBirthDate(page, BIRTH_DATE);
    await page.getByRole("heading", { name: "Part of your money has arrived at Test: Manual." }).waitFor();
    await page.getByText("The rest is still expected at Test: Manual.").waitFor();
    await act(portal.api, id, "resolve_mismatch").expect(200);
    await page.reload();
    await page.getByRole("heading", { name: "Your money has arrived at Test: Manual." }).waitFor();
    await close();
  });

  it("shows the end of a rollover, in Spanish if the link says so", async () => {
    const id = await createRollover(portal.api);
    await runActions(portal.api, id, "cancel");
    const { page, findIssues, close } = await openLink(id, PHONE, { language: "es" });
    await page.getByRole("heading", { name: "Vea dónde está su dinero" }).waitFor();
    expect(await findIssues()).toEqual([]);
    await page.getByLabel("Mes").fill("2");
    await page.getByLabel("Día").fill("3");
    await page.getByLabel("Año").fill("1960");
    await page.getByRole("button", { name: "Continuar" }).click();
    await page.getByRole("heading", { name: "Su traslado se canceló." }).waitFor();
    expect(await findIssues()).toEqual([]);
    await close();
  });

  it("has a link that staff create, and that no longer works after they revoke it", async () => {
    const id = await createRollover(portal.api);
    const { page, pageErrors, findIssues, close } = await portal.open("operations", `/rollovers/${id}`);
    await page.getByRole("button", { name: "Create tracking link" }).click();
    await page.getByRole("radio", { name: "Spanish" }).check({ force: true });
    expect(await findIssues()).toEqual([]);
    await page.getByRole("dialog").getByRole("button", { name: "Create tracking link" }).click();
    const url = await page.getByRole("dialog").getByText("/track#").textContent();
    expect(await findIssues()).toEqual([]);
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByText("Not opened yet").waitFor();
    await page.getByRole("button", { name: /^Revoke the link/ }).click();
    await page.getByText("Revoked", { exact: true }).waitFor();
    await page.goto(String(url));
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.title()).toMatch(/This link no longer works|Este enlace ya no funciona/);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("has links that staff see newest first, beyond the first page", async () => {
    const id = await createRollover(portal.api);
    for (let count = 0; count < 100; count += 1) await createTrackingLink(portal.api, id);
    const newest = await createTrackingLink(portal.api, id);
    await portal.api.call("post", `/v1/tracking-links/${newest.id}/revoke`).expect(200);
    const { page, pageErrors, close } = await portal.open("operations", `/rollovers/${id}`);
    const links = page.locator(".tracking-links > li");
    await links.first().waitFor();
    expect(await links.count()).toBe(101);
    await links.first().getByText("Revoked", { exact: true }).waitFor();
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("has messages that staff turn on in the settings", async () => {
    const { page, findIssues, close } = await portal.open("owner", "/settings");
    await page.getByRole("checkbox", { name: /^Text message/ }).check({ force: true });
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved").waitFor();
    expect(await findIssues()).toEqual([]);
    const { body } = await portal.api.call("get", "/v1/organization/settings");
    expect(body.participantMessages).toEqual({ email: false, sms: true });
    await close();
  });
});
