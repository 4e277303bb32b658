import { beforeEach, expect, it } from "@jest/globals";
import { describeWithBrowser, useResource } from "@svc/testing";
import type { Page } from "playwright-core";
import { findAxeViolations } from "./axe.ts";
import { openPage, type WatchedPage } from "./open-page.ts";
import {
  ADA,
  countSessions,
  expectEventually,
  Participant,
  type RecordedEvent,
  recordEvents,
} from "./participant.ts";
import { startWidgetSite } from "./widget-site.ts";

/** Sessions last 30 minutes. */
const LONGER_THAN_SESSION_MS = 31 * 60_000;

describeWithBrowser("Widget failures", () => {
  const site = useResource(startWidgetSite);
  let watched: WatchedPage;
  let page: Page;
  let participant: Participant;
  let readEvents: () => Promise<RecordedEvent[]>;

  const visit = async (url: string) => {
    await watched?.close();
    watched = await openPage(site.browser, url);
    page = watched.page;
    // This site has no API, so its server cannot create a rollover. flow.test.ts tests that.
    await page.route("**/rollover", (route) =>
      route.fulfill({ json: { completion: { outcome: "submitted" } } }),
    );
    readEvents = await recordEvents(page);
    participant = new Participant(page);
    // With a fixed destination, the participant chooses only the source.
    await participant.widget.evaluate((element) => {
      const destination = {
        custodianId: "cus_01m7zh3n1teczbpwqd9y6g5xvd",
        name: "Fernhill",
        accountType: "roth_ira",
      };
      Object.assign(element, { destination });
    });
  };
  const goToReview = async (details?: Record<string, string>) => {
    await participant.open();
    await participant.choose("Fidelity", "Roth IRA");
    await participant.fillAll(details);
  };
  beforeEach(() => visit(site.url));

  const readLastError = async () =>
    (await readEvents()).filter(({ type }) => type === "error").at(-1)?.detail;
  const expectInputKept = async () => {
    for (const [label, text] of Object.entries(ADA)) {
      expect(await participant.widget.getByLabel(label).inputValue()).toBe(text);
    }
  };

  it("reports that the file of the later steps did not load, and loads it again with all input kept", async () => {
    const requestedUrls: string[] = [];
    await page.unrouteAll();
    await page.reload();
    await page.route(/svc-rollover-widget\.steps\.js/, (route) => {
      requestedUrls.push(new URL(route.request().url()).search);
      return requestedUrls.length < 3 ? route.fulfill({ status: 404 }) : route.fallback();
    });
    await page.reload();
    readEvents = await recordEvents(page);
    await participant.open();
    await participant.choose("Fidelity", "Roth IRA");
    await participant.choose("Vanguard", "Roth IRA");
    await participant.alert.getByText("The connection was lost.").waitFor();
    expect(await readLastError()).toMatchObject({ code: "network_error", step: "details" });
    expect(await findAxeViolations(page)).toEqual([]);
    await participant.button("Back").click();
    expect(await participant.search.inputValue()).toBe("Vanguard");
    await participant.button("Continue").click();
    await participant.widget.getByLabel("First name").waitFor();
    // The URL changes, because browsers may cache failed module loads.
    expect(requestedUrls).toEqual(["", "?again=1", "?again=2"]);
  });

  it("replaces an expired session without the participant noticing", async () => {
    await goToReview();
    await expectEventually(() => countSessions(page), 1);
    site.clock.advance(LONGER_THAN_SESSION_MS);
    await participant.confirm();
    await participant.expectDone();
    expect(await countSessions(page)).toBe(2);
    expect((await readEvents()).map(({ type }) => type)).toEqual(["account"]);
  });

  it("replaces a session that is missing from Redis", async () => {
    await goToReview();
    await expectEventually(() => countSessions(page), 1);
    await (await site.service.openProbe()).flushall();
    await participant.confirm();
    await participant.expectDone();
    expect(await countSessions(page)).toBe(2);
  });

  it("reports that no session is available, keeps the input, and continues when a session becomes available", async () => {
    await page.evaluate(() => {
      const widget = document.querySelector("svc-rollover-widget") as HTMLElement & { fetchToken: unknown };
      Object.assign(globalThis, { originalFetchToken: widget.fetchToken, requested: 0 });
      widget.fetchToken = async () =>
        `not.a.token${(globalThis as unknown as { requested: number }).requested++}`;
    });
    await goToReview();
    await participant.confirm();
    await participant.alert.getByText("Your session has ended").waitFor();
    expect(await readLastError()).toMatchObject({ code: "session_invalid", status: 401, step: "review" });
    // One token for the first request, and one for its repetition.
    expect(await page.evaluate(() => (globalThis as unknown as { requested: number }).requested)).toBe(2);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.evaluate(() => {
      const { originalFetchToken: fetchToken } = globalThis as unknown as { originalFetchToken: unknown };
      Object.assign(document.querySelector("svc-rollover-widget") as object, { fetchToken });
    });
    await participant.alert.getByRole("button", { name: "Try again" }).click();
    await participant.expectDone();
  });

  it("reports a page whose origin is not allowed", async () => {
    await visit(site.foreignUrl);
    await participant.open();
    await participant.search.fill("fidelity");
    await participant.alert
      .getByText(`This form can’t be used on this website (${site.foreignUrl})`)
      .waitFor();
    expect(await participant.alert.getByRole("button").count()).toBe(0);
    expect(await readLastError()).toMatchObject({
      code: "origin_not_allowed",
      status: 403,
      requestId: expect.stringMatching(/^req_/),
      step: "source",
    });
    expect(await findAxeViolations(page)).toEqual([]);
  });

  it("reports a lost network, keeps the input, and continues when the network is back", async () => {
    await participant.open();
    await page.context().setOffline(true);
    await participant.search.fill("Fidelity");
    await participant.alert.getByText("The connection was lost.").waitFor();
    expect(await readLastError()).toEqual({
      code: "network_error",
      message: "Cannot reach the service.",
      status: null,
      requestId: null,
      step: "source",
    });
    await page.context().setOffline(false);
    await participant.alert.getByRole("button", { name: "Try again" }).click();
    await participant.widget.getByRole("option", { name: "Fidelity" }).first().waitFor();
    expect(await participant.alert.textContent()).toBe("");

    await participant.choose("Fidelity", "Roth IRA");
    await participant.fillAll();
    await page.context().setOffline(true);
    await participant.confirm();
    await participant.alert.getByText("The connection was lost.").waitFor();
    await participant.button("Back").click();
    await expectInputKept();
    await page.context().setOffline(false);
    await participant.button("Continue").click();
    await participant.confirm();
    await participant.expectDone();
  });

  it("creates one account if the response is lost and the participant confirms again", async () => {
    await goToReview();
    const queryAccountCount = () =>
      site.service.db.pool.query("SELECT count(*)::int AS accounts FROM accounts");
    await page.route("**/create-account", async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await participant.confirm();
    await participant.alert.getByText("The connection was lost.").waitFor();
    await page.unroute("**/create-account");
    await participant.alert.getByRole("button", { name: "Try again" }).click();
    await participant.expectDone();
    expect((await queryAccountCount()).rows).toEqual([{ accounts: 1 }]);
  });

  it("returns to the field that the service rejects, without telling the page", async () => {
    await goToReview({ ...ADA, "First name": "Ada 123-45-6789" });
    await participant.confirm();
    await participant.heading("About you").waitFor();
    const field = participant.widget.getByLabel("First name");
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await field.evaluate((element) => element.matches(":focus"))).toBe(true);
    expect(await participant.widget.getByText("Enter your name as it appears on your account.").count()).toBe(
      1,
    );
    expect(await readEvents()).toEqual([]);
    await field.fill("Ada");
    await participant.button("Continue").click();
    await participant.confirm();
    await participant.expectDone();
  });

  it("reports details that do not match the account", async () => {
    await goToReview({ ...ADA, Year: "1970" });
    await participant.confirm();
    await participant.alert.getByText("These details don’t match your account.").waitFor();
    expect(await readLastError()).toMatchObject({ code: "identity_conflict", status: 409 });
    expect(JSON.stringify(await readEvents())).not.toMatch(/Ada|example\.com|1970|1234|555.?01/);
  });

  it("reports that wrong details were sent too often, and offers no retry", async () => {
    // An account accepts five wrong guesses a day.
    await page.route("**/api/widget/create-account", async (route) => {
      const details = { ...route.request().postDataJSON(), dateOfBirth: "1971-02-03" };
      let response = await route.fetch({ postData: details });
      for (let attempt = 0; attempt < 5; attempt += 1) response = await route.fetch({ postData: details });
      await route.fulfill({ response });
    });
    await goToReview();
    await participant.confirm();
    await participant.alert.getByText("we won’t check your details again until tomorrow").waitFor();
    expect(await readLastError()).toMatchObject({ code: "identity_locked", status: 409 });
    expect(await participant.alert.getByRole("button").count()).toBe(0);
    expect(JSON.stringify(await readEvents())).not.toMatch(/Ada|example\.com|1971|1234|555.?01/);
    // Ends the lock of the shared account.
    site.clock.advance(86_400_000);
  });

  it("sends nothing if the page sets a secret key, and tells the participant and the developer", async () => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.evaluate(() => {
      document.querySelector("svc-rollover-widget")?.setAttribute("public-key", "svc_test_sk_of-no-use");
    });
    await page.getByRole("button", { name: "Start a rollover" }).click();
    await participant.alert.getByText("This form isn’t set up correctly.").waitFor();
    expect(await participant.search.count()).toBe(0);
    expect(await readLastError()).toMatchObject({ code: "secret_key_in_browser", status: null });
    expect(watched.pageErrors).toEqual([
      expect.stringContaining("public-key contains a secret key. Nothing was sent."),
    ]);
    expect(watched.pageErrors.join()).not.toContain("of-no-use");
    expect(requests).toEqual([]);
    expect(await findAxeViolations(page)).toEqual([]);
  });
});
