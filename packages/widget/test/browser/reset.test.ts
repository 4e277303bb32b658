import { expect, it } from "@jest/globals";
import { describeWithBrowser } from "@svc/testing";
import type { Route } from "playwright-core";
import { expectEventually } from "./participant.ts";
import { useVisit } from "./visit.ts";

describeWithBrowser("Reset during a request", () => {
  const visit = useVisit();

  /** Holds requests until `release`, which ignores those that the widget canceled. */
  const hold = async (url: string, respond: (route: Route) => Promise<void>) => {
    const requested = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    await visit.page.route(url, async (route) => {
      requested.resolve();
      await released.promise;
      await respond(route).catch(() => {});
    });
    return { requested: requested.promise, release: released.resolve };
  };
  const reset = () =>
    visit.participant.widget.evaluate((element) => Reflect.get(element, "reset").call(element));
  /** Waits until the page has handled the released response. */
  const settle = () => visit.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  const expectNewFlow = async () => {
    await settle();
    await visit.participant.heading("Where is your money now?").waitFor();
    expect(await visit.participant.search.inputValue()).toBe("");
    expect(await visit.participant.alert.textContent()).toBe("");
    expect(await visit.readEvents()).toEqual([]);
  };
  const confirm = async () => {
    await visit.goToDetails();
    await visit.participant.fillAll();
    await visit.participant.confirm();
  };

  it.each([
    ["response", (route: Route) => route.continue()],
    ["problem", (route: Route) => route.abort("connectionreset")],
  ])("ignores the %s of the earlier participant's request", async (_, respond) => {
    const accounts = await hold("**/create-account", respond);
    await confirm();
    await accounts.requested;
    await reset();
    accounts.release();
    await expectNewFlow();
  });

  it("sends no details of the earlier participant after the session is available", async () => {
    const requests: string[] = [];
    visit.page.on("request", (request) => {
      if (request.url().includes("create-account")) requests.push(request.url());
    });
    const sessions = await hold("**/session", (route) => route.continue());
    await confirm();
    await sessions.requested;
    await reset();
    sessions.release();
    await expectNewFlow();
    expect(requests).toEqual([]);
  });

  it("ignores the outcome of the earlier participant's rollover", async () => {
    const readEventTypes = async () => (await visit.readEvents()).map(({ type }) => type);
    const rollovers = await hold("**/rollover", (route) => route.abort());
    await confirm();
    await rollovers.requested;
    await expectEventually(readEventTypes, ["account"]);
    await reset();
    rollovers.release();
    await settle();
    await visit.participant.heading("Where is your money now?").waitFor();
    expect(await readEventTypes()).toEqual(["account"]);
  });

  it("ignores a failed load that the earlier participant waited for", async () => {
    const { participant, page } = visit;
    const released = Promise.withResolvers<void>();
    await page.route(/svc-rollover-widget\.steps\.js/, async (route) => {
      await released.promise;
      await route.fulfill({ status: 404 });
    });
    await page.reload();
    await participant.open();
    await participant.search.fill("Fidelity");
    await participant.widget.getByRole("option", { name: "Fidelity" }).first().click();
    await participant.button("I’m not sure").click();
    await reset();
    released.resolve();
    await settle();
    expect(await participant.alert.textContent()).toBe("");
  });
});
