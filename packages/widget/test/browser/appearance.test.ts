import { expect, it } from "@jest/globals";
import { describeWithBrowser } from "@svc/testing";
import { findAxeViolations } from "./axe.ts";
import { expectEventually } from "./participant.ts";
import { useVisit } from "./visit.ts";

describeWithBrowser("Widget appearance", () => {
  const visit = useVisit();

  it.each([
    ["a low window", { width: 1280, height: 480 }],
    ["a phone in landscape", { width: 740, height: 360 }],
    ["a window at 400% zoom", { width: 320, height: 256 }],
  ])("keeps results and fields reachable on %s", async (_name, viewport) => {
    await visit.reopen({ viewport });
    await visit.participant.open();
    await visit.participant.search.fill("fid");
    const option = visit.participant.widget.getByRole("option").first();
    await option.waitFor();
    const isOnTop = () =>
      option.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const root = element.getRootNode() as ShadowRoot;
        return element.contains(root.elementFromPoint(left + width / 2, top + height / 2));
      });
    await expectEventually(isOnTop, true);
    expect(await findAxeViolations(visit.page)).toEqual([]);
    await option.click();
    await visit.participant.widget.getByRole("radio").first().check();
    await visit.participant.button("Continue").click();
    await visit.participant.heading("Where should it go?").waitFor();
  });

  it.each(["classic", "mono", "warm"])(
    "has no accessibility barriers in the %s appearance, light or dark",
    async (appearance) => {
      for (const theme of ["light", "dark"]) {
        await visit.setAttributes({ appearance, theme });
        await visit.participant.open();
        await visit.participant.choose("Fidelity", "401(k) or similar plan at work");
        await visit.participant.button("Continue").click();
        expect(await findAxeViolations(visit.page)).toEqual([]);
        await visit.page.keyboard.press("Escape");
        await visit.participant.widget.evaluate((element) => Reflect.get(element, "reset").call(element));
      }
    },
  );

  it("shows borders in forced colors, and a phone number left to right on a right-to-left page", async () => {
    await visit.reopen({ forcedColors: "active" });
    await visit.participant.open();
    const readBorderStyle = (selector: string) =>
      visit.participant.widget
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).borderTopStyle);
    for (const selector of [".bar span", ".primary", "dialog"])
      expect(await readBorderStyle(selector)).toBe("solid");
    expect(await findAxeViolations(visit.page)).toEqual([]);
    await visit.page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
    await visit.participant.chooseBoth();
    const phone = visit.participant.widget.getByLabel("Phone");
    expect(await phone.evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
    await visit.participant.fillAll();
    const shown = visit.participant.widget.getByText("(415) 555-0123");
    expect(await shown.evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
  });
});
