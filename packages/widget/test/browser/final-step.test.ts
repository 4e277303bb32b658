import { afterAll, beforeEach, expect, it } from "@jest/globals";
import { describeWithBrowser, useResource } from "@svc/testing";
import type { Page } from "playwright-core";
import { findAxeViolations } from "./axe.ts";
import { startExampleSite } from "./example-site.ts";
import { openPage } from "./open-page.ts";
import { expectEventually, Participant, recordEvents } from "./participant.ts";

describeWithBrowser("Final step", () => {
  const site = useResource(startExampleSite);

  let page: Page;
  let participant: Participant;
  let readEvents: Awaited<ReturnType<typeof recordEvents>>;
  let close: () => Promise<void>;
  beforeEach(async () => {
    await close?.();
    ({ page, close } = await openPage(site.browser, site.url));
    readEvents = await recordEvents(page);
    participant = new Participant(page);
  });
  afterAll(() => close?.());

  const expectText = (text: string) => participant.widget.getByText(text).first().waitFor();
  const completeFrom = async (custodian: string) => {
    await participant.open();
    await participant.choose(custodian, "401(k) or similar plan at work");
    await participant.choose("Vanguard", "Traditional IRA");
    await participant.fillAll();
    await participant.confirm();
  };
  /** Replaces the widget with a copy, because the listener of the example's page cannot be removed. */
  const setAccountHandler = (handler: string) =>
    page.evaluate((text) => {
      const original = document.querySelector("svc-rollover-widget") as HTMLElement & { fetchToken: unknown };
      const widget = original.cloneNode(true) as typeof original;
      widget.fetchToken = original.fetchToken;
      widget.addEventListener("account", new Function("event", text) as EventListener);
      original.replaceWith(widget);
      document
        .querySelector("#start")
        ?.addEventListener("click", () => Reflect.get(widget, "open").call(widget));
    }, handler);

  it("shows a submitted request's reference, the next steps, and whom to contact", async () => {
    await completeFrom("Test: Instant");
    await participant.expectDone();
    const shown = participant.widget.getByRole("listitem");
    expect(await shown.allTextContents()).toEqual([
      "Test: Instant sends the money.Usually the same day",
      expect.stringContaining("If you receive a check made out to Vanguard"),
      expect.stringMatching(/^Vanguard deposits the money into your account\.Usually /),
    ]);
    const { data } = (await site.callApi("/v1/rollovers?limit=1")) as {
      data: { id: string; state: string }[];
    };
    await expectText(data[0]?.id.slice(-8).toUpperCase() ?? "");
    const phone = participant.widget.getByRole("link", { name: "+1 202 555 0123" });
    expect(await phone.getAttribute("href")).toBe("tel:+12025550123");
    expect(await findAxeViolations(page)).toEqual([]);
    await participant.button("Done").click();
    await expectEventually(async () => (await readEvents()).at(-1)?.detail, {
      reason: "completed",
      step: "done",
    });
  });

  it("reports that a person reviews the request", async () => {
    await completeFrom("Test: Needs documents");
    await participant.heading("We’re reviewing your request").waitFor();
    await expectText("We need a letter first");
    expect((await participant.widget.getByRole("listitem").allTextContents())[0]).toContain(
      "We review your request",
    );
    expect(await findAxeViolations(page)).toEqual([]);
  });

  it.each(["an unlisted company", "an unknown account type"])(
    "reports that a person reviews a request with %s, and creates no rollover",
    async (unknownPart) => {
      const before = await site.callApi("/v1/rollovers?limit=100");
      await participant.open();
      if (unknownPart === "an unlisted company") {
        await participant.search.fill("Old Mill Quarry");
        await participant.widget.getByRole("option", { name: "My company isn’t listed" }).click();
        await participant.widget.getByRole("radio", { name: "401(k) or similar plan at work" }).check();
      } else {
        await participant.button("Fidelity").click();
        await participant.button("I’m not sure").click();
        await participant.button("I don’t know").click();
      }
      await participant.button("Continue").click();
      await participant.choose("Vanguard", "Traditional IRA");
      await participant.fillAll();
      if (unknownPart === "an unlisted company") await participant.confirm();
      else await participant.button("Confirm").click();
      await participant.heading("We’re reviewing your request").waitFor();
      await expectText("We need to review your entries. We'll email you within two days.");
      await page.getByText("No rollover was created.").waitFor();
      const [account] = await readEvents();
      expect(account?.detail.source).toEqual(
        unknownPart === "an unlisted company"
          ? { unlisted: true, name: "Old Mill Quarry", accountType: "qualified_plan" }
          : { custodianId: expect.stringMatching(/^cus_/), accountType: null },
      );
      expect(await site.callApi("/v1/rollovers?limit=100")).toEqual(before);
    },
  );

  it("reports why a request failed, and lets the participant go back with all input kept and succeed", async () => {
    await completeFrom("Test: Rejects name mismatch");
    await participant.heading("Your request was not sent").waitFor();
    await expectText("The name you entered does not match");
    expect(await participant.widget.getByRole("listitem").count()).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expectEventually(async () => (await readEvents()).at(-1)?.detail, {
      reason: "dismissed",
      step: "done",
    });
    await page.getByRole("button", { name: "Start a rollover" }).click();
    await participant.heading("Your request was not sent").waitFor();

    await participant.button("Back").click();
    await participant.heading("Is this right?").waitFor();
    await expectText("December 9, 1961");
    await participant.widget.getByRole("button", { name: /^Change.*From/ }).click();
    await participant.choose("Test: Instant", "401(k) or similar plan at work");
    await participant.button("Continue").click();
    await participant.button("Continue").click();
    await participant.confirm();
    await participant.expectDone();
  });

  it("reports a failure if the page's server is unreachable, and can send the request again", async () => {
    await page.route("**/rollover", (route) => route.abort());
    await completeFrom("Test: Instant");
    await participant.heading("Your request was not sent").waitFor();
    await expectEventually(async () => (await readEvents()).at(-1)?.detail.code, "completion_failed");
    await page.unroute("**/rollover");
    await participant.button("Try again").click();
    await participant.expectDone();
  });

  it("claims neither success nor failure if the page reports no result, or an unreadable one", async () => {
    await setAccountHandler("");
    await completeFrom("Test: Instant");
    await participant.heading("We have your details").waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await close();

    ({ page, close } = await openPage(site.browser, site.url));
    readEvents = await recordEvents(page);
    participant = new Participant(page);
    await setAccountHandler('event.waitUntil(fetch("/no-such-page", { method: "POST" }))');
    await completeFrom("Test: Instant");
    await participant.heading("We have your details").waitFor();
    await expectEventually(async () => (await readEvents()).at(-1)?.detail.code, "completion_unreadable");
  });

  it("waits for the result, reports a long wait, gives up after a minute, and still shows a late result", async () => {
    await page.clock.install();
    await setAccountHandler("event.waitUntil(new Promise((resolve) => { globalThis.complete = resolve; }))");
    await participant.open();
    await page.clock.resume();
    await participant.choose("Test: Instant", "401(k) or similar plan at work");
    await participant.choose("Vanguard", "Traditional IRA");
    await participant.fillAll();
    await participant.confirm();
    await participant.button("Sending your request…").waitFor();
    await page.waitForFunction(() => Reflect.has(globalThis, "complete"));
    await page.clock.fastForward(10_000);
    await expectText("This is taking longer than usual.");
    expect(await findAxeViolations(page)).toEqual([]);
    await page.clock.fastForward(50_000);
    await participant.heading("We have your details").waitFor();
    await expectEventually(async () => (await readEvents()).at(-1)?.detail.code, "completion_timeout");
    await page.evaluate(() =>
      Reflect.get(
        globalThis,
        "complete",
      )({ outcome: "submitted", reference: "R-77", trackingUrl: "https://rail.example.com/track#x" }),
    );
    await participant.expectDone();
    await expectText("R-77");
    const link = page.getByRole("link", { name: "See where your money is" });
    expect(await link.getAttribute("href")).toBe("https://rail.example.com/track#x");
  });
});
