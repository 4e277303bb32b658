import { expect, it } from "@jest/globals";
import { describeWithBrowser, launchBrowser, useResource, watchPage } from "@svc/testing";
import { MAIL_EXAMPLES } from "../../src/cli/mail-examples.ts";

describeWithBrowser("Mails in a browser", () => {
  const resource = useResource(async () => {
    const browser = await launchBrowser();
    return { browser, stop: () => browser.close() };
  });

  it("pass axe in light and dark, fit 320 pixels, and request nothing", async () => {
    const context = await resource.browser.newContext({ reducedMotion: "reduce" });
    const { page, pageErrors, findIssues, close } = await watchPage(context, "about:blank");
    for (const [name, { html }] of Object.entries(MAIL_EXAMPLES)) {
      await page.setContent(html);
      // Mails appear inside the mail program's page, which has the landmarks.
      const issues = (await findIssues()).filter((issue) => !/: (region|landmark-one-main):/.test(issue));
      expect({ name, issues }).toEqual({ name, issues: [] });
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(320);
    }
    expect(pageErrors).toEqual([]);
    await close();
  });
});
