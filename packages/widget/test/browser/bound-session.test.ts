import { expect, it } from "@jest/globals";
import { findFreePort } from "@svc/local-servers";
import { describeWithBrowser, launchBrowser, useResource } from "@svc/testing";
import { startTestWidgetAuth } from "../../../../apps/widget-auth/test/start-test-widget-auth.ts";
import { startWidgetHost } from "../../../../examples/widget-host/server.ts";
import { bundleWidget } from "../../bundle.ts";
import { openPage } from "./open-page.ts";
import { Participant } from "./participant.ts";

/** Starts a service with a real clock, because proofs contain the browser's time. */
async function startSite() {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const service = await startTestWidgetAuth({ env: { WIDGET_AUTH_PORT: String(port), WIDGET_URL: url } });
  const [files, browser] = await Promise.all([bundleWidget(), launchBrowser()]);
  const keys = { SVC_API_URL: "", SVC_WIDGET_AUTH_URL: url, SVC_PK: service.pk.key, SVC_SK: service.sk.key };
  const host = await startWidgetHost({ ...keys, SVC_AK: "" }, async (name) => files.get(name) ?? "", 0);
  return {
    service,
    host,
    browser,
    stop: async () => {
      await Promise.all([browser.close(), host.stop()]);
      await service.stop();
    },
  };
}

type Site = Awaited<ReturnType<typeof startSite>>;

async function openBoundPage({ service, host, browser }: Site, clockErrorMs: number) {
  const opened = await openPage(browser, "about:blank");
  const { page } = opened;
  await page.addInitScript((errorMs) => {
    const { now } = Date;
    Date.now = () => now() + errorMs;
  }, clockErrorMs);
  await page.route("**/bound-session", async (route) => {
    const { proof } = route.request().postDataJSON() as { proof: string };
    const response = await service
      .call("post", "/api/widget/auth", service.sk.key)
      .set("DPoP", proof)
      .send({ allowedOrigins: [host.url] });
    await route.fulfill({ status: response.status, json: response.body });
  });
  await page.route("**/rollover", (route) => route.fulfill({ json: { outcome: "submitted" } }));
  await page.goto(host.url);
  await page.evaluate(() => {
    const widget = document.querySelector("svc-rollover-widget");
    if (!widget) throw new Error("No widget on the page");
    widget.fetchToken = async ({ signProof }) => {
      const body = JSON.stringify({ proof: await signProof() });
      return (await fetch("/bound-session", { method: "POST", body })).json();
    };
  });
  return { ...opened, participant: new Participant(page) };
}

describeWithBrowser("A session that is bound to a key of the page", () => {
  const site = useResource(startSite);

  it.each([
    ["with the right time", 0],
    ["10 minutes behind", -10 * 60_000],
    ["10 minutes ahead", 10 * 60_000],
  ])("signs the requests of the widget on a device %s", async (_, clockErrorMs) => {
    const { page, participant, pageErrors, close } = await openBoundPage(site, clockErrorMs);
    await participant.open();
    await participant.chooseBoth();
    await participant.fillAll();
    const sent = page.waitForRequest("**/api/widget/create-account");
    await participant.confirm();
    await participant.expectDone();
    const { authorization = "" } = await (await sent).allHeaders();
    const [scheme, token = ""] = authorization.split(" ");
    expect(scheme).toBe("DPoP");
    // Without the key, the service rejects the token.
    const copied = await site.service.call("get", "/api/widget/custodians", token);
    expect(copied.body.code).toBe("proof_required");
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("is usable after the widget is closed and reopened on a device with a wrong clock", async () => {
    const { page, participant, pageErrors, close } = await openBoundPage(site, -10 * 60_000);
    await participant.open();
    await participant.chooseBoth();
    await participant.fillAll();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Start a rollover" }).click();
    await participant.confirm();
    await participant.expectDone();
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("is replaced if the device's clock was changed after the session was created", async () => {
    const { page, participant, close } = await openBoundPage(site, 0);
    await participant.open();
    await participant.chooseBoth();
    await participant.fillAll();
    await page.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() + 10 * 60_000;
    });
    const refused = page.waitForResponse("**/api/widget/create-account");
    await participant.confirm();
    expect((await refused).status()).toBe(401);
    await participant.expectDone();
    await close();
  });
});
