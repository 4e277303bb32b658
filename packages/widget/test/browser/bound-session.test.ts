import { expect, it } from "@jest/globals";
import { findFreePort } from "@svc/local-servers";
import { describeWithBrowser, launchBrowser, useResource } from "@svc/testing";
import { startTestWidgetAuth } from "../../../../apps/widget-auth/test/start-test-widget-auth.ts";
import { startWidgetHost } from "../../../../examples/widget-host/server.ts";
import { bundleWidget } from "../../bundle.ts";
import { openPage } from "./open-page.ts";
import { Participant } from "./participant.ts";

/** The example site and a service whose clock is real, because proofs have the browser's time. */
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

describeWithBrowser("A session that is bound to a key of the page", () => {
  const site = useResource(startSite);

  it.each([
    ["with the right time", 0],
    ["10 minutes behind", -10 * 60_000],
    ["10 minutes ahead", 10 * 60_000],
  ])("signs the requests of the widget on a device %s", async (_, clockErrorMs) => {
    const { service, host, browser } = site;
    const { page, complaints, close } = await openPage(browser, "about:blank");
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
    const participant = new Participant(page);
    await participant.open();
    await participant.chooseBoth();
    await participant.fillAll();
    const sent = page.waitForRequest("**/api/widget/create-account");
    await participant.confirm();
    const headers = await (await sent).allHeaders();
    const [scheme, token = ""] = (headers.authorization ?? "").split(" ");
    expect(scheme).toBe("DPoP");
    expect((await (await sent).response())?.status()).toBe(201);
    // Without the key, the token is useless.
    const copied = await service.call("get", "/api/widget/custodians", token);
    expect(copied.body.code).toBe("proof_required");
    await participant.expectDone();
    expect(complaints).toEqual([]);
    await close();
  });
});
