import { spawnSync } from "node:child_process";
import { afterAll, afterEach, beforeAll, expect, it } from "@jest/globals";
import { describeWithBrowser } from "@svc/testing";
import type { Page } from "playwright-core";
import type { WatchedPage } from "../../../widget/test/browser/open-page.ts";
import { expectEventually, Participant } from "../../../widget/test/browser/participant.ts";
import { startWidgetSite, type WidgetSite } from "../../../widget/test/browser/widget-site.ts";
import type { ReactPage } from "./page.ts";
import { bundlePage, bundleServer, type ReactSite, startReactSite } from "./react-site.ts";

let site: WidgetSite;
const launchSite = async () => {
  site ??= await startWidgetSite();
};
afterAll(() => site?.stop());

type Global = { page: ReactPage };
const readRecorded = (page: Page, handler: string) =>
  page.evaluate(
    (name) => (globalThis as unknown as Global).page.recorded.filter((call) => call.handler === name),
    handler,
  );

for (const version of [19, 18] as const)
  describeWithBrowser(`React ${version} component`, () => {
    let reactSite: ReactSite;
    let watched: WatchedPage;
    beforeAll(async () => {
      const [script] = await Promise.all([bundlePage(version), launchSite()]);
      reactSite = await startReactSite(site, script);
    });
    afterAll(() => reactSite?.stop());
    afterEach(() => watched?.close());

    const visit = async (options?: Parameters<ReactSite["open"]>[0]) => {
      watched = await reactSite.open(options);
      const { page } = watched;
      const participant = new Participant(page);
      const open = async () => {
        await page.getByRole("button", { name: "Start" }).click();
        await participant.heading("Where is it?").waitFor();
      };
      const goToReview = async () => {
        await participant.choose("Fidelity", "Roth IRA");
        await participant.fillAll({ "First name": "Ada", "Last name": "Sample", Email: "ada@example.com" });
      };
      return { page, participant, open, goToReview };
    };

    it("completes the flow, receives each event once despite a double mount, and waits for onAccount's promise", async () => {
      const { page, participant, open, goToReview } = await visit();
      await open();
      await goToReview();
      await participant.widget.getByText("Our terms").waitFor();
      await page.evaluate(() => {
        (globalThis as unknown as Global).page.completion = { outcome: "failed", message: "Not this one." };
      });
      await participant.confirm();
      await participant.heading("Your request was not sent").waitFor();
      await participant.widget.getByText("Not this one.").waitFor();

      await page.evaluate(() => {
        const { page } = globalThis as unknown as Global;
        page.completion = { outcome: "submitted", reference: "R-77" };
        page.redraw();
      });
      await participant.button("Try again").click();
      await participant.expectDone();
      await participant.widget.getByText("R-77").waitFor();
      const accounts = await readRecorded(page, "onAccount");
      expect(accounts.map(({ render }) => render)).toEqual([1, 2]);
      expect(accounts[0]?.detail).toMatchObject({
        destination: { custodianId: "cus_01m7zh3n1teczbpwqd9y6g5xvd" },
      });
      expect(
        (await readRecorded(page, "onStep")).map(({ detail }) => (detail as { step: string }).step),
      ).toEqual(expect.arrayContaining(["details", "review", "done"]));
      await participant.button("Done").click();
      await expectEventually(
        async () => (await readRecorded(page, "onExit")).map(({ detail }) => detail),
        [{ reason: "completed", step: "done" }],
      );
      expect(await readRecorded(page, "onError")).toEqual([]);
      expect(watched.pageErrors).toEqual([]);
    });

    it("keeps the input when the page rerenders, and clears it with reset()", async () => {
      const { page, participant, open } = await visit();
      await open();
      await participant.search.fill("Fidel");
      await participant.widget.getByRole("option", { name: "Fidelity" }).first().waitFor();
      await page.evaluate(() => (globalThis as unknown as Global).page.redraw());
      expect(await participant.search.inputValue()).toBe("Fidel");
      expect(await page.evaluate(() => (globalThis as unknown as Global).page.handle?.isOpen)).toBe(true);
      await page.evaluate(() => (globalThis as unknown as Global).page.handle?.close());
      await expectEventually(async () => (await readRecorded(page, "onExit")).length, 1);
      expect(await page.evaluate(() => (globalThis as unknown as Global).page.handle?.isOpen)).toBe(false);
      await page.evaluate(() => (globalThis as unknown as Global).page.handle?.reset());
      await open();
      expect(await participant.search.inputValue()).toBe("");
      expect(await participant.widget.getAttribute("class")).toBe("ours");
      expect(watched.pageErrors).toEqual([]);
    });

    it("can be unmounted and mounted again, and ignores events while unmounted", async () => {
      const { page, participant, open } = await visit();
      const toggle = () => page.evaluate(() => (globalThis as unknown as Global).page.toggle());
      const first = await page.$("svc-rollover-widget");
      await toggle();
      await participant.widget.waitFor({ state: "detached" });
      await first?.evaluate((element) => element.dispatchEvent(new CustomEvent("exit", { detail: "away" })));
      expect(await readRecorded(page, "onExit")).toEqual([]);
      await toggle();
      await open();
      await page.keyboard.press("Escape");
      await expectEventually(async () => (await readRecorded(page, "onExit")).length, 1);
      expect(watched.pageErrors).toEqual([]);
    });

    it.each([false, true])("hydrates server-rendered markup (inline: %j)", async (inline) => {
      const server = await bundleServer(version);
      const settings = { baseUrl: site.service.url, publicKey: site.service.pk.key, inline };
      const { stdout, stderr } = spawnSync(process.execPath, ["-", JSON.stringify(settings)], {
        input: server,
        encoding: "utf8",
      });
      expect(stderr).toBe("");
      expect(stdout).toContain('<svc-rollover-widget id="move" class="ours"><p slot="terms">Our terms</p>');
      const { participant, open, page } = await visit({ inline, markup: stdout });
      if (!inline) await open();
      await participant.heading("Where is it?").waitFor();
      await participant.search.fill("Fidelity");
      await participant.widget.getByRole("option", { name: "Fidelity" }).first().waitFor();
      expect(await readRecorded(page, "onError")).toEqual([]);
      expect(watched.pageErrors).toEqual([]);
    });
  });
