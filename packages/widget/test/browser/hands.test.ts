import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { describeWithBrowser } from "@svc/testing";
import type { BrowserContextOptions, Page } from "playwright-core";
import { findBarriers } from "./axe.ts";
import { openPage, type WatchedPage } from "./open-page.ts";
import { eventually, Participant, type RecordedEvent, recordEvents } from "./participant.ts";
import { startWidgetSite, type WidgetSite } from "./widget-site.ts";

// What hands, small screens and habits do to it.

describeWithBrowser("a hand", () => {
  let site: WidgetSite;
  let watched: WatchedPage | undefined;
  let page: Page;
  let participant: Participant;
  let events: () => Promise<RecordedEvent[]>;
  beforeAll(async () => {
    site = await startWidgetSite();
  });
  afterAll(async () => {
    await watched?.close();
    await site?.stop();
  });

  const visit = async (options?: BrowserContextOptions) => {
    await watched?.close();
    watched = await openPage(site.browser, site.url, options);
    page = watched.page;
    await page.route("**/rollover", (route) =>
      route.fulfill({ json: { completion: { outcome: "submitted" } } }),
    );
    events = await recordEvents(page);
    participant = new Participant(page);
  };
  const set = (attributes: Record<string, string>) =>
    participant.widget.evaluate((element, all) => {
      for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
    }, attributes);
  const comeToDetails = async () => {
    await participant.open();
    await participant.chooseBoth();
  };
  const text = () => participant.search.inputValue();
  beforeEach(() => visit());

  it("that presses Enter has what was meant, before the list is there, too", async () => {
    await participant.open();
    await participant.search.fill("fidelity");
    await page.keyboard.press("Enter");
    await eventually(text, "Fidelity");
    // Enter again goes on, as in every form.
    await page.keyboard.press("Enter");
    await participant.widget.getByText("Choose the kind of account.").waitFor();
    // One that nobody wrote so is taken where it is the only one.
    await participant.search.fill("emprower");
    await page.keyboard.press("Enter");
    await eventually(text, "Empower");
    await participant.search.fill("bank");
    await page.keyboard.press("Enter");
    await participant.widget.getByRole("option").nth(1).waitFor();
    expect(await text()).toBe("bank");
  });

  it("that leaves the field has what it wrote, and nothing that it did not write", async () => {
    await participant.open();
    await participant.search.fill("vanguard");
    await page.keyboard.press("Tab");
    await eventually(text, "Vanguard");
    await participant.search.fill("emprower");
    const answered = page.waitForResponse(/q=emprower/);
    await page.keyboard.press("Tab");
    await answered;
    await participant.button("Continue").click();
    await participant.widget.getByText("Choose a company from the list.").waitFor();
    expect(await text()).toBe("emprower");
  });

  it.each([
    ["a low window", { width: 1280, height: 480 }],
    ["a telephone on its side", { width: 740, height: 360 }],
    ["400 %", { width: 320, height: 256 }],
  ])("on %s reaches what was found, and every field", async (_name, viewport) => {
    await visit({ viewport });
    await participant.open();
    await participant.search.fill("fid");
    const option = participant.widget.getByRole("option").first();
    await option.waitFor();
    const isOver = () =>
      option.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const root = element.getRootNode() as ShadowRoot;
        return element.contains(root.elementFromPoint(left + width / 2, top + height / 2));
      });
    await eventually(isOver, true);
    expect(await findBarriers(page)).toEqual([]);
    await option.click();
    await participant.widget.getByRole("radio").first().check();
    await participant.button("Continue").click();
    await participant.heading("Where should it go?").waitFor();
  });

  it("that pastes a whole number sees that it is refused, whole, and sends none of it", async () => {
    const bodies: string[] = [];
    page.on("request", (request) => bodies.push(request.postData() ?? ""));
    await comeToDetails();
    const number = participant.widget.getByLabel("SSN, last 4 digits");
    await participant.fill({ "First name": "Ada", Email: "ada@example.com" });
    await number.focus();
    await page.keyboard.insertText("078-05-1120");
    await participant.button("Continue").click();
    await participant.widget.getByText("These are more than four digits.").waitFor();
    expect(await number.inputValue()).toBe("078-05-1120");
    expect(await number.evaluate((element) => element.matches(":focus"))).toBe(true);
    await number.fill("1120");
    await participant.button("Continue").click();
    await participant.heading("Is this right?").waitFor();
    expect(bodies.join()).not.toMatch(/078|051120/);
  });

  it("finds the parts of a date in the order of its language", async () => {
    const order = () =>
      participant.widget.locator(".date label").evaluateAll((all) => all.map((one) => one.textContent));
    await comeToDetails();
    expect(await order()).toEqual(["Month", "Day", "Year"]);
    expect(await findBarriers(page)).toEqual([]);
    await participant.fill({
      "First name": "Ada",
      Email: "ada@example.com",
      Month: "2",
      Day: "30",
      Year: "1961",
    });
    await participant.button("Continue").click();
    await participant.widget.getByText("Write a day that there was").waitFor();
    await participant.fill({ Day: "3" });
    await page.getByLabel("Language").evaluate((select: HTMLSelectElement) => {
      select.value = "es";
      select.dispatchEvent(new Event("change"));
    });
    await participant.heading("Sobre usted").waitFor();
    expect(await order()).toEqual(
      ["día", "mes", "año"].map((part) => part[0]?.toUpperCase() + part.slice(1)),
    );
    await participant.button("Continuar").click();
    await participant.widget.getByText("3 de febrero de 1961").waitFor();
  });

  it("chooses of the states where there are states, and sends none that it no longer sees", async () => {
    await set({ fields: "address" });
    await comeToDetails();
    const state = participant.widget.getByLabel("State");
    expect(await state.locator("option").count()).toBeGreaterThan(55);
    await state.selectOption("Illinois");
    await participant.widget.getByLabel("Country").selectOption("DE");
    await eventually(() => state.evaluate((element) => element.localName), "input");
    expect(await state.inputValue()).toBe("IL");
    await state.fill("Bayern");
    await participant.widget.getByLabel("Country").selectOption("US");
    await eventually(() => state.inputValue(), "");
    await participant.fill({
      "First name": "Ada",
      Email: "ada@example.com",
      "Street and number": "1 Main St",
      City: "Springfield",
      "ZIP code": "62701",
    });
    await participant.button("Continue").click();
    await participant.heading("Is this right?").waitFor();
    expect(await participant.widget.getByText("Bayern").count()).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
  });

  it("that clicks twice confirms nothing that it has not read", async () => {
    await comeToDetails();
    await participant.fill({ "First name": "Ada", Email: "ada@example.com" });
    await participant.widget.locator("button[part=button-primary]").evaluate((button) => {
      for (const detail of [1, 2]) {
        button.dispatchEvent(new MouseEvent("click", { detail, bubbles: true, cancelable: true }));
      }
    });
    await participant.heading("Is this right?").waitFor();
    expect(await participant.button("Confirm").count()).toBe(1);
    await participant.confirm();
    await participant.isDone();
  });

  it("is told of as it goes from step to step, and with nothing that it wrote", async () => {
    const steps = await recordEvents(page, true);
    await comeToDetails();
    await page.goBack();
    await participant.heading("Where should it go?").waitFor();
    await participant.button("Continue").click();
    await participant.fillAll();
    await participant.confirm();
    await participant.isDone();
    const all = await steps();
    const walk = ["destination", "details", "destination", "details", "review", "done"];
    const said = all.filter(({ type }) => type === "step").map(({ detail }) => detail);
    expect(said).toEqual(walk.map((step, index) => ({ step, from: ["source", ...walk][index] })));
    expect(JSON.stringify(all)).not.toMatch(/Ada|example\.com|1961|1234|555.?01/);
  });

  it.each(["classic", "mono", "warm"])(
    "finds nothing in its way where the appearance is %s, light or dark",
    async (appearance) => {
      for (const theme of ["light", "dark"]) {
        await set({ appearance, theme });
        await participant.open();
        await participant.choose("Fidelity", "401(k) or similar plan at work");
        await participant.button("Continue").click();
        expect(await findBarriers(page)).toEqual([]);
        await page.keyboard.press("Escape");
        await participant.widget.evaluate((element) => Reflect.get(element, "reset").call(element));
      }
    },
  );

  it("that goes back by the browser goes back a step, then out of the widget, and stays on the page", async () => {
    const { url } = { url: page.url() };
    await comeToDetails();
    await page.goBack();
    await participant.heading("Where should it go?").waitFor();
    expect(await text()).toBe("Vanguard");
    await page.goBack();
    await participant.heading("Where is your money now?").waitFor();
    await page.goBack();
    await eventually(events, [{ type: "exit", detail: { reason: "dismissed", step: "source" } }]);
    expect(page.url()).toBe(url);
    expect(await page.evaluate(() => history.state)).toBeNull();
    // And closed in another way, it has left nothing in the history.
    await participant.open();
    await participant.button("Continue").click();
    await participant.heading("Where should it go?").waitFor();
    await page.keyboard.press("Escape");
    await eventually(async () => (await events()).length, 2);
    await eventually(() => page.evaluate(() => history.state as unknown), null);
    await page.goBack();
    expect(page.url()).toBe("about:blank");
  });

  it("waits as long as the service says, and sees it", async () => {
    await page.clock.install();
    await comeToDetails();
    await participant.fill({ "First name": "Ada", Email: "ada@example.com" });
    await participant.button("Continue").click();
    await participant.heading("Is this right?").waitFor();
    let asked = 0;
    const problem = { code: "rate_limited", detail: "Too many.", requestId: "req_1" };
    await page.route("**/create-account", (route) => {
      asked += 1;
      const headers = {
        "Retry-After": "65",
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Expose-Headers": "Retry-After",
      };
      return asked === 1 ? route.fulfill({ status: 429, headers, json: problem }) : route.continue();
    });
    await participant.confirm();
    const left = participant.alert.getByRole("button", { name: /^Try again in [01]:\d\d$/ });
    await left.waitFor();
    expect(await findBarriers(page)).toEqual([]);
    // Neither the button that counts nor the step's own sends anything meanwhile.
    await left.click({ force: true });
    await participant.confirm();
    await page.clock.fastForward(65_000);
    await participant.button("Try again").waitFor();
    expect(asked).toBe(1);
    await participant.button("Try again").click();
    await participant.isDone();
    expect(asked).toBe(2);
  });

  it("sees edges where the system forces its colours, and a phone number in its order from right to left", async () => {
    await visit({ forcedColors: "active" });
    await participant.open();
    const edge = (selector: string) =>
      participant.widget
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).borderTopStyle);
    for (const selector of [".bar span", ".primary", "dialog"]) expect(await edge(selector)).toBe("solid");
    expect(await findBarriers(page)).toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
    await participant.chooseBoth();
    const phone = participant.widget.getByLabel("Phone");
    expect(await phone.evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
    await participant.fillAll();
    const shown = participant.widget.getByText("(415) 555-0123");
    expect(await shown.evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
  });
});
