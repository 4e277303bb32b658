import { expect, it } from "@jest/globals";
import { describeWithBrowser } from "@svc/testing";
import { findAxeViolations } from "./axe.ts";
import { expectEventually, recordEvents } from "./participant.ts";
import { useVisit } from "./visit.ts";

describeWithBrowser("User input", () => {
  const visit = useVisit();
  const readSearchText = () => visit.participant.search.inputValue();

  it("selects the intended company on Enter, even before the list has loaded", async () => {
    await visit.participant.open();
    await visit.participant.search.fill("fidelity");
    await visit.page.keyboard.press("Enter");
    await expectEventually(readSearchText, "Fidelity");
    await visit.page.keyboard.press("Enter");
    await visit.participant.widget.getByText("Choose the kind of account.").waitFor();
    // A typo with one result is accepted.
    await visit.participant.search.fill("emprower");
    await visit.page.keyboard.press("Enter");
    await expectEventually(readSearchText, "Empower");
    await visit.participant.search.fill("bank");
    await visit.page.keyboard.press("Enter");
    await visit.participant.widget.getByRole("option").nth(1).waitFor();
    expect(await readSearchText()).toBe("bank");
  });

  it("selects nothing from an earlier search's list on key presses", async () => {
    const readActiveOption = () => visit.participant.search.getAttribute("aria-activedescendant");
    await visit.participant.open();
    await visit.participant.search.fill("vanguard");
    await visit.participant.widget.getByRole("option", { name: "Vanguard" }).first().waitFor();
    let releaseRequest = () => {};
    const requestSent = new Promise<void>((resolveRequest) => {
      void visit.page.route("**/custodians?*q=fidelity*", async (route) => {
        resolveRequest();
        await new Promise<void>((resolve) => {
          releaseRequest = resolve;
        });
        await route.continue();
      });
    });
    await visit.participant.search.fill("fidelity");
    for (const key of ["ArrowDown", "Enter"]) await visit.page.keyboard.press(key);
    await requestSent;
    for (const key of ["ArrowDown", "Enter"]) await visit.page.keyboard.press(key);
    expect(await visit.participant.widget.getByRole("option", { name: "Vanguard" }).isVisible()).toBe(true);
    expect(await readActiveOption()).toBeNull();
    expect(await visit.participant.search.inputValue()).toBe("fidelity");
    // After Enter, a match is selected once it loads.
    releaseRequest();
    await expectEventually(() => visit.participant.search.inputValue(), "Fidelity");
  });

  it("selects only an exact match when the field loses focus", async () => {
    await visit.participant.open();
    await visit.participant.search.fill("vanguard");
    await visit.page.keyboard.press("Tab");
    await expectEventually(readSearchText, "Vanguard");
    await visit.participant.search.fill("emprower");
    const responseReceived = visit.page.waitForResponse(/q=emprower/);
    await visit.page.keyboard.press("Tab");
    await responseReceived;
    await visit.participant.button("Continue").click();
    await visit.participant.widget.getByText("Choose a company from the list.").waitFor();
    expect(await readSearchText()).toBe("emprower");
  });

  it("does not confirm the review step with a double click on Continue", async () => {
    await visit.goToDetails();
    await visit.participant.fill({ "First name": "Ada", Email: "ada@example.com" });
    await visit.participant.widget.locator("button[part=button-primary]").evaluate((button) => {
      for (const detail of [1, 2]) {
        button.dispatchEvent(new MouseEvent("click", { detail, bubbles: true, cancelable: true }));
      }
    });
    await visit.participant.heading("Is this right?").waitFor();
    expect(await visit.participant.button("Confirm").count()).toBe(1);
    await visit.participant.confirm();
    await visit.participant.expectDone();
  });

  it("reports each step to the page, without anything that the participant typed", async () => {
    const readAllEvents = await recordEvents(visit.page, { includesSteps: true });
    await visit.goToDetails();
    await visit.page.goBack();
    await visit.participant.heading("Where should it go?").waitFor();
    await visit.participant.button("Continue").click();
    await visit.participant.fillAll();
    await visit.participant.confirm();
    await visit.participant.expectDone();
    const all = await readAllEvents();
    const visitedSteps = ["destination", "details", "destination", "details", "review", "done"];
    const stepDetails = all.filter(({ type }) => type === "step").map(({ detail }) => detail);
    const previousSteps = ["source", ...visitedSteps];
    expect(stepDetails).toEqual(visitedSteps.map((step, index) => ({ step, from: previousSteps[index] })));
    expect(JSON.stringify(all)).not.toMatch(/Ada|example\.com|1961|1234|555.?01/);
  });

  it("goes back one step with the browser's back button, then closes the widget, and stays on the page", async () => {
    const url = visit.page.url();
    await visit.goToDetails();
    await visit.page.goBack();
    await visit.participant.heading("Where should it go?").waitFor();
    expect(await readSearchText()).toBe("Vanguard");
    await visit.page.goBack();
    await visit.participant.heading("Where is your money now?").waitFor();
    await visit.page.goBack();
    await expectEventually(visit.readEvents, [
      { type: "exit", detail: { reason: "dismissed", step: "source" } },
    ]);
    expect(visit.page.url()).toBe(url);
    expect(await visit.page.evaluate(() => history.state)).toBeNull();
    // Escape leaves no history entry either.
    await visit.participant.open();
    await visit.participant.button("Continue").click();
    await visit.participant.heading("Where should it go?").waitFor();
    await visit.page.keyboard.press("Escape");
    await expectEventually(async () => (await visit.readEvents()).length, 2);
    await expectEventually(() => visit.page.evaluate(() => history.state as unknown), null);
    await visit.participant.widget.evaluate((element) => Reflect.get(element, "reset").call(element));
    expect(await visit.page.evaluate(() => history.state as unknown)).toBeNull();
    await visit.page.goBack();
    expect(visit.page.url()).toBe("about:blank");
  });

  it("counts down the wait that the service requires before a retry, and sends nothing until it ends", async () => {
    await visit.page.clock.install();
    await visit.goToDetails();
    await visit.participant.fill({ "First name": "Ada", Email: "ada@example.com" });
    await visit.participant.button("Continue").click();
    await visit.participant.heading("Is this right?").waitFor();
    let attempts = 0;
    const problem = { code: "rate_limited", detail: "Too many.", requestId: "req_1" };
    await visit.page.route("**/create-account", (route) => {
      attempts += 1;
      const headers = {
        "Retry-After": "65",
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Expose-Headers": "Retry-After",
      };
      return attempts === 1 ? route.fulfill({ status: 429, headers, json: problem }) : route.continue();
    });
    await visit.participant.confirm();
    const countdown = visit.participant.alert.getByRole("button", { name: /^Try again in [01]:\d\d$/ });
    await countdown.waitFor();
    expect(await findAxeViolations(visit.page)).toEqual([]);
    // Neither button sends anything during the countdown.
    await countdown.click({ force: true });
    await visit.participant.confirm();
    await visit.page.clock.fastForward(65_000);
    await visit.participant.button("Try again").waitFor();
    expect(attempts).toBe(1);
    await visit.participant.button("Try again").click();
    await visit.participant.expectDone();
    expect(attempts).toBe(2);
  });
});
