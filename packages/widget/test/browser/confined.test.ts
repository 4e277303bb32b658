import { afterAll, afterEach, beforeAll, expect, it } from "@jest/globals";
import { describeWithBrowser, useResource } from "@svc/testing";
import { type ConfinedSite, startConfinedSite } from "./confined-site.ts";
import { startExampleSite } from "./example-site.ts";
import { openPage, type WatchedPage } from "./open-page.ts";
import { Participant } from "./participant.ts";

describeWithBrowser("Confined widget", () => {
  const example = useResource(startExampleSite);
  let site: ConfinedSite;
  beforeAll(async () => {
    site = await startConfinedSite(example.url);
  });
  afterAll(() => site?.stop());

  let watched: WatchedPage;
  afterEach(() => watched?.close());

  async function openFrame(sandbox: string) {
    site.changePolicy = (policy) => policy.replace("frame-ancestors 'none'", "frame-ancestors *");
    watched = await openPage(example.browser, site.frameUrl(sandbox));
    const frame = watched.page.frameLocator("iframe");
    return { frame, participant: new Participant(watched.page, frame) };
  }

  async function completeFlow(participant: Participant): Promise<void> {
    await participant.open();
    await participant.choose("Test: Instant", "401(k) or similar plan at work");
    await participant.choose("Vanguard", "Traditional IRA");
    await participant.fillAll();
    await participant.confirm();
    await participant.expectDone();
  }

  it("completes the flow under a policy that allows only its files and the service, and requires Trusted Types", async () => {
    const files = ["host.js", "svc-rollover-widget.js", "svc-rollover-widget.steps.js"];
    site.changePolicy = (policy) =>
      [
        "default-src 'none'",
        `script-src ${files.map((file) => `${site.url}/${file}`).join(" ")}`,
        /connect-src [^;]{1,200}/.exec(policy)?.[0],
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        "require-trusted-types-for 'script'; trusted-types 'none'",
      ].join("; ");
    watched = await openPage(example.browser, site.url);
    const { page, pageErrors } = watched;
    const participant = new Participant(page);
    await completeFlow(participant);
    const done = participant.button("Done");
    expect(await done.evaluate((element) => getComputedStyle(element).cursor)).toBe("pointer");
    await done.click();
    expect(pageErrors).toEqual([]);
    const injectMarkup = () => {
      document.createElement("i").innerHTML = "<b>";
    };
    await expect(page.evaluate(injectMarkup)).rejects.toThrow("TrustedHTML");
  });

  it("completes the flow in a sandboxed frame that keeps its origin", async () => {
    const { participant } = await openFrame("allow-scripts allow-forms allow-same-origin");
    await completeFlow(participant);
    expect(watched.pageErrors).toEqual([]);
  });

  it("tells the developer and the participant that a frame without an origin does not work", async () => {
    const { frame, participant } = await openFrame("allow-scripts allow-forms");
    const start = frame.getByRole("button", { name: "Start a rollover" });
    await frame.getByText("The widget is loaded.").waitFor();
    const requestedUrls: string[] = [];
    watched.page.on("request", (request) => requestedUrls.push(request.url()));
    await start.click();
    await participant.alert.getByText("This form isn’t set up correctly.").waitFor();
    expect(await participant.search.count()).toBe(0);
    await frame.getByText('"code": "not_configured"').waitFor();
    const reason = "sandboxed iframe without allow-same-origin. Nothing was sent.";
    expect(watched.pageErrors).toEqual([expect.stringContaining(reason)]);
    expect(requestedUrls).toEqual([]);
    await participant.button("Close").click();
    await frame.getByText("Event “exit”.").waitFor();
  });
});
