import { expect, it } from "@jest/globals";
import { describeWithBrowser } from "@svc/testing";
import { findAxeViolations } from "./axe.ts";
import { expectEventually } from "./participant.ts";
import { useVisit } from "./visit.ts";

const PLAN = "401(k) or similar plan at work";
/** Folder for screenshots, which are taken only if it is set. */
const screenshotFolder = process.env.SHOTS;

describeWithBrowser("Participant who needs help", () => {
  const visit = useVisit();
  const takeScreenshot = async (name: string) => {
    if (screenshotFolder) await visit.page.screenshot({ path: `${screenshotFolder}/${name}.png` });
  };

  it("chooses one of the popular companies, which is not suggested again as the destination", async () => {
    const { participant } = visit;
    await participant.open();
    await participant.button("Fidelity").waitFor();
    await takeScreenshot("tiles");
    expect(await findAxeViolations(visit.page)).toEqual([]);
    expect(await participant.widget.locator(".tile").count()).toBe(8);
    await participant.button("Fidelity").click();
    expect(await participant.search.inputValue()).toBe("Fidelity");
    await takeScreenshot("types");
    await participant.widget.getByRole("radio", { name: PLAN, exact: true }).check();
    await participant.button("Continue").click();
    await participant.heading("Where should it go?").waitFor();
    await participant.button("Vanguard").waitFor();
    expect(await participant.button("Fidelity").count()).toBe(0);
    expect(await participant.widget.getByText("Recently chosen").count()).toBe(0);
    await participant.search.fill("Fidelity");
    await participant.widget.getByRole("option", { name: "Fidelity" }).first().waitFor();
  });

  it("finds earlier choices when starting over, but not after reset()", async () => {
    const { participant } = visit;
    const recentlyChosen = participant.widget.getByRole("region", { name: "Recently chosen" });
    await visit.goToDetails();
    await participant.fillAll();
    await participant.confirm();
    await participant.expectDone();
    await participant.button("Done").click();
    await participant.open();
    expect(await recentlyChosen.getByRole("button").allTextContents()).toEqual([
      expect.stringContaining("Vanguard"),
      expect.stringContaining("Fidelity"),
    ]);
    await participant.chooseBoth();
    await participant.fillAll();
    await participant.confirm();
    await participant.expectDone();
    // reset() also clears earlier choices, because the next user may be someone else.
    await participant.widget.evaluate((element) => Reflect.get(element, "reset").call(element));
    await participant.button("Fidelity").waitFor();
    expect(await recentlyChosen.count()).toBe(0);
  });

  it("reads why a company was found, in their language", async () => {
    const { participant } = visit;
    await participant.open();
    await participant.search.fill("mass mutual");
    await participant.widget.getByText("MassMutual's retirement plans are now at Empower.").first().waitFor();
    await takeScreenshot("why");
    await visit.setAttributes({ locale: "es" });
    await participant.heading("¿Dónde está su dinero ahora?").waitFor();
    await participant.search.fill("massmutual");
    await participant.widget.getByText("MassMutual Retirement ahora es parte de Empower").first().waitFor();
  });

  it("continues with an unlisted company by keyboard, and the service is notified", async () => {
    await visit.reopen({ viewport: { width: 320, height: 640 } });
    const { participant, page } = visit;
    await participant.open();
    const { search } = participant;
    await search.fill("Old Mill Quarry");
    await participant.widget.getByRole("option", { name: "My company isn’t listed" }).waitFor();
    await takeScreenshot("unlisted");
    expect(await findAxeViolations(page)).toEqual([]);
    await search.press("ArrowUp");
    await search.press("Enter");
    await participant.widget.getByText("This company isn’t in our list yet.").first().waitFor();
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isTooWide).toBe(false);
    await participant.widget.getByRole("radio", { name: PLAN, exact: true }).check();
    await participant.button("Continue").click();
    await participant.choose("Vanguard", "Traditional IRA");
    const sent = page.waitForRequest("**/create-account");
    await participant.fillAll();
    await takeScreenshot("review");
    await participant.confirm();
    expect((await sent).postDataJSON()).toMatchObject({
      unlistedCustodians: { source: { name: "Old Mill Quarry", accountType: "qualified_plan" } },
    });
    await participant.expectDone();
    const [account] = await visit.readEvents();
    expect(account?.detail.source).toEqual({
      unlisted: true,
      name: "Old Mill Quarry",
      accountType: "qualified_plan",
    });
  });

  it("learns immediately that a number is not a company name", async () => {
    const { participant } = visit;
    await participant.open();
    await participant.search.fill("123-45-6789");
    await participant.widget.getByRole("option", { name: "My company isn’t listed" }).click();
    await participant.widget.getByText("Enter only the company’s name").first().waitFor();
    expect(await participant.widget.getByRole("radio").first().isVisible()).toBe(false);
  });

  it("finds the account type with three questions, or continues without an account type", async () => {
    const { participant } = visit;
    await participant.open();
    await participant.button("Fidelity").click();
    await participant.button("I’m not sure").click();
    await participant.button("Through a job").click();
    await participant.button("A public school, university, hospital, church or charity").click();
    await takeScreenshot("questions");
    expect(await findAxeViolations(visit.page)).toEqual([]);
    await participant.button("No, it went in before tax").click();
    await participant.widget.getByText("It sounds like this one: 403(b).").first().waitFor();
    expect(await participant.widget.getByRole("radio", { name: "403(b)", exact: true }).isChecked()).toBe(
      true,
    );
    await participant.button("I’m not sure").click();
    await participant.button("I don’t know").click();
    await participant.widget.getByText("We’ll check it with you").first().waitFor();
    await takeScreenshot("unsure");
    await participant.button("Continue").click();
    await participant.choose("Vanguard", "Traditional IRA");
    await participant.fillAll();
    // The required statements depend on the account type, so no checkbox is shown yet.
    expect(await participant.boxes.count()).toBe(0);
    await participant.button("Confirm").click();
    await participant.expectDone();
    await expectEventually(async () => {
      const [account] = await visit.readEvents();
      return (account?.detail.source as { accountType?: unknown } | undefined)?.accountType;
    }, null);
  });

  it("is not offered an unlisted company or an unknown type with the known-only attribute", async () => {
    const { participant } = visit;
    await visit.setAttributes({ "known-only": "" });
    await participant.open();
    await participant.search.fill("Old Mill Quarry");
    await participant.widget.getByText("No match for “Old Mill Quarry”.").first().waitFor();
    expect(await participant.widget.getByRole("option").count()).toBe(0);
    await participant.search.press("Enter");
    await participant.button("Continue").click();
    await participant.widget.getByText("Choose a company from the list.").first().waitFor();

    await participant.search.fill("");
    expect(await participant.search.getAttribute("aria-expanded")).toBe("false");
    await participant.button("Fidelity").click();
    await participant.button("I’m not sure").click();
    await participant.button("I don’t know").click();
    await participant.widget.getByText("Check your statement or ask the company").first().waitFor();
    await participant.button("Continue").click();
    await participant.widget.getByText("Choose the kind of account.").first().waitFor();
    await participant.button("I’m not sure").click();
    await participant.button("I opened it myself").click();
    await participant.button("To save for retirement on my own").click();
    await participant.button("No, it went in before tax").click();
    await participant.button("Continue").click();
    await participant.heading("Where should it go?").waitFor();
  });
});
