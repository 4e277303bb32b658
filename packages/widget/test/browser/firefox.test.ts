import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { describeWithFirefox } from "@svc/testing";
import {
  type Browser,
  type BrowserContext,
  launchFirefox,
  type Page,
} from "../../../../tools/nightly/launch-firefox.ts";
import { type ExampleHost, startExampleHost } from "./example-site.ts";
import { FirefoxParticipant } from "./firefox-participant.ts";
import { expectEventually } from "./participant.ts";

describeWithFirefox("Participant in Firefox", () => {
  let site: ExampleHost;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startExampleHost(), launchFirefox()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  let context: BrowserContext;
  let page: Page;
  let participant: FirefoxParticipant;
  let readEvents: () => Promise<string[]>;
  let pageErrors: string[];
  beforeEach(async () => {
    context = await browser.createBrowserContext();
    page = await context.newPage();
    pageErrors = [];
    page.on("pageerror", (error) => pageErrors.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warn") pageErrors.push(message.text());
    });
    await page.goto(site.url);
    participant = new FirefoxParticipant(page);
    readEvents = await participant.recordEvents();
  });
  afterEach(() => context?.close());

  const completeFrom = async (custodian: string) => {
    await participant.open();
    await participant.choose(custodian, "401(k) or similar plan at work");
    await participant.findHeading("Where should it go?");
    await participant.choose("Vanguard", "Traditional IRA");
    await participant.fillAll();
    await participant.agree();
    await participant.press("Confirm");
  };

  it("sees that a person reviews the request first", async () => {
    await completeFrom("Test: Needs documents");
    await participant.findHeading("We’re reviewing your request");
    expect(pageErrors).toEqual([]);
  });

  it("sees why the request was not sent, and goes back with all input kept", async () => {
    await completeFrom("Test: Rejects name mismatch");
    await participant.findHeading("Your request was not sent");
    await participant.find("p", "The name you entered does not match");
    await participant.press("Back");
    await participant.findHeading("Is this right?");
    await participant.find("dd", "December 9, 1961");
    await page.evaluate(() => history.back());
    await participant.findHeading("About you");
  });

  it("completes the flow with the keyboard alone", async () => {
    const { keyboard } = page;
    await page.focus("#start");
    await keyboard.press("Enter");
    await participant.findHeading("Where is your money now?");
    for (const [custodian, title, next] of [
      ["Test: Instant", "401(k) or similar plan at work", "Where should it go?"],
      ["Vanguard", "Traditional IRA", "About you"],
    ] as const) {
      await tabTo((label) => label.startsWith("Company"));
      await keyboard.type(custodian);
      await participant.find("[role=option]", custodian);
      while ((await participant.readActiveOption()) === null) await keyboard.press("ArrowDown");
      await keyboard.press("Enter");
      await participant.find("label", title);
      await keyboard.press("Tab");
      // Space selects the first type; arrows select the next.
      await keyboard.press(" ");
      await keyboard.press("Enter");
      await participant.findHeading(next);
    }
    for (const [label, text] of [
      ["First name", "Ada"],
      ["Last name", "Sample"],
      ["Email", "ada@example.com"],
    ] as const) {
      await tabTo((focused) => focused.startsWith(label));
      await keyboard.type(text);
    }
    await keyboard.press("Enter");
    await participant.findHeading("Is this right?");
    await tabTo(
      (label) => label === "Confirm",
      async () => {
        if (await participant.isAtCheckbox()) await keyboard.press(" ");
      },
    );
    await keyboard.press("Enter");
    await participant.findHeading("Your request is on its way");
    await participant.find("li", "Test: Instant sends the money.");
    await tabTo((label) => label === "Done");
    await keyboard.press("Enter");
    await expectEventually(readEvents, ["account", "exit"]);
    const { data } = (await site.callApi("/v1/rollovers?limit=1")) as { data: object[] };
    expect(data).toMatchObject([{ state: "submitted" }]);
    expect(pageErrors).toEqual([]);

    /** @param visitElement runs on elements before the target */
    async function tabTo(
      isTarget: (label: string) => boolean,
      visitElement: () => Promise<void> = async () => {},
    ) {
      for (let steps = 0; steps < 30; steps += 1) {
        const label = await participant.readFocusedLabel();
        if (isTarget(label)) return;
        await visitElement();
        await keyboard.press("Tab");
      }
      throw new Error("The element was not focused");
    }
  });
});
