import { expect, it } from "@jest/globals";
import { describeWithBrowser, useResource } from "@svc/testing";
import { findAxeViolations } from "./axe.ts";
import { startExampleSite } from "./example-site.ts";
import { redraw, renderInline } from "./inline-widget.ts";
import { openPage } from "./open-page.ts";
import { expectEventually, Participant, recordEvents } from "./participant.ts";

// Runs the whole flow, from the button on the example's page to a rollover in the API.

describeWithBrowser("Participant", () => {
  const site = useResource(startExampleSite);

  it("creates a rollover with the mouse, with no accessibility barrier in any step", async () => {
    const { page, pageErrors, close } = await openPage(site.browser, site.url);
    const readEvents = await recordEvents(page);
    const participant = new Participant(page);
    expect(await findAxeViolations(page)).toEqual([]);
    await participant.open();
    expect(await findAxeViolations(page)).toEqual([]);
    await participant.search.fill("prudential");
    await participant.widget.getByRole("option", { name: "Empower" }).waitFor();
    expect(await participant.widget.getByRole("status").textContent()).toBe("1 company found.");
    expect(await findAxeViolations(page)).toEqual([]);
    await participant.chooseBoth();

    await participant.button("Continue").click();
    expect(await participant.widget.getByText("This field is required.").count()).toBe(2);
    expect(await findAxeViolations(page)).toEqual([]);
    await participant.fillAll();
    expect(await participant.widget.getByText("December 9, 1961").count()).toBe(1);
    expect(await findAxeViolations(page)).toEqual([]);
    await participant.confirm();
    await participant.expectDone();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByText("The rollover was created.").waitFor();
    await participant.button("Done").click();
    await expectEventually(async () => (await readEvents()).map(({ type }) => type), ["account", "exit"]);

    const readStored = () => [localStorage.length, sessionStorage.length, document.cookie];
    expect(await page.evaluate(readStored)).toEqual([0, 0, ""]);
    const [account, exit] = await readEvents();
    const custodian = expect.stringMatching(/^cus_/);
    expect(account?.detail).toEqual({
      accountId: expect.stringMatching(/^acct_/),
      source: { custodianId: custodian, accountType: "qualified_plan" },
      destination: { custodianId: custodian, accountType: "traditional_ira" },
      type: "direct",
      consentId: expect.stringMatching(/^cons_/),
    });
    expect(exit?.detail).toEqual({ reason: "completed", step: "done" });
    const { accountId } = account?.detail ?? {};
    const saved = await site.callApi(`/v1/accounts/${accountId}`);
    expect(saved).toMatchObject({
      firstName: "Ada",
      phone: "+14155550123",
      dateOfBirth: "1961-12-09",
      ssnLast4: "1234",
    });
    const { data } = await site.callApi(`/v1/rollovers?accountId=${accountId}`);
    const { source, consentId } = account?.detail ?? {};
    expect(data).toMatchObject([
      { accountId, type: "direct", state: "submitted", source, consent: { reference: consentId } },
    ]);
    const consent = await site.callApi(`/v1/consents/${consentId}`);
    expect(consent).toMatchObject({
      accountId,
      participantName: "Ada Sample",
      rollover: { source: { ...(source as object), custodianName: "Fidelity" } },
      attestations: { eligibleAmount: true },
    });
    expect(consent.statements).toMatchObject([
      { statement: "rollover_request", language: "en", isAltered: false },
      { statement: "eligible_plan_amount", language: "en", isAltered: false },
      { kind: "terms", statement: "transfer-terms", language: "en", isAltered: false },
    ]);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("completes the flow with the keyboard alone", async () => {
    const { page, pageErrors, close } = await openPage(site.browser, site.url);
    const readEvents = await recordEvents(page);
    const participant = new Participant(page);
    const { keyboard } = page;
    const press = async (...names: string[]) => {
      for (const name of names) await keyboard.press(name);
    };
    const readFocused = () =>
      page.evaluate(() => {
        const inner = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
        return inner?.id || inner?.textContent;
      });
    const choose = async (name: string, found: string) => {
      await press("Tab");
      expect(await readFocused()).toBe("custodian");
      await keyboard.type(name);
      await participant.widget.getByRole("option", { name: found }).first().waitFor();
      // The list of an earlier search can contain the option, but ignores arrow keys.
      const readActiveOption = () => participant.search.getAttribute("aria-activedescendant");
      while ((await readActiveOption()) === null) await press("ArrowDown");
      expect(await readActiveOption()).toBe("option-0");
      await press("Enter", "Tab", "Space", "Enter");
    };

    await page.getByRole("button", { name: "Start a rollover" }).focus();
    await press("Enter");
    await expectEventually(readFocused, "Where is your money now?");
    await choose("emprower", "Empower");
    await expectEventually(readFocused, "Where should it go?");
    await choose("shwab", "Schwab");
    await expectEventually(readFocused, "About you");
    await press("Tab");
    await keyboard.type("Ada");
    await press("Tab");
    await keyboard.type("Sample");
    await press("Tab");
    await keyboard.type("ada@example.com");
    await press("Tab", "Tab");
    for (const [index, part] of ["12", "09", "1961"].entries()) {
      if (index > 0) await press("Tab");
      await keyboard.type(part);
    }
    await press("Enter");
    await expectEventually(readFocused, "Is this right?");
    for (let presses = 0; presses < 20 && (await readFocused()) !== "Confirm"; presses++) {
      await press("Tab");
      if (/^agree-\d$/.test((await readFocused()) ?? "")) await press("Space");
    }
    await press("Enter");
    await expectEventually(readFocused, "Your request is on its way");
    await press("Escape");
    await expectEventually(async () => (await readEvents()).map(({ type }) => type), ["account", "exit"]);
    expect(await readFocused()).toBe("start");
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("keeps the input when the widget is closed and reopened; Escape first closes the list", async () => {
    const { page, close } = await openPage(site.browser, site.url);
    const readEvents = await recordEvents(page);
    const participant = new Participant(page);
    await participant.open();
    await participant.search.fill("fidelity");
    await participant.widget.getByRole("option").first().waitFor();
    await page.keyboard.press("Escape");
    expect(await participant.search.getAttribute("aria-expanded")).toBe("false");
    await page.keyboard.press("Escape");
    await expectEventually(readEvents, [{ type: "exit", detail: { reason: "dismissed", step: "source" } }]);
    expect(await participant.search.isVisible()).toBe(false);
    await participant.open();
    // Leaving the field selects an exact match.
    expect(await participant.search.inputValue()).toBe("Fidelity");
    await close();
  });

  it("completes the flow in Spanish on a dark phone, with no accessibility barrier in any step", async () => {
    const { page, pageErrors, close } = await openPage(site.browser, site.url, {
      viewport: { width: 360, height: 640 },
      colorScheme: "dark",
      hasTouch: true,
      isMobile: true,
    });
    const participant = new Participant(page);
    const { widget } = participant;
    await page.getByLabel("Language").selectOption("es");
    await page.getByRole("button", { name: "Start a rollover" }).tap();
    await participant.heading("¿Dónde está su dinero ahora?").waitFor();
    expect(
      await widget.evaluate((element) => element.shadowRoot?.querySelector("[lang]")?.getAttribute("lang")),
    ).toBe("es");
    const hasNoOverflow = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    const continueTo = async (check: () => Promise<void>, heading: string) => {
      await check();
      expect(await findAxeViolations(page)).toEqual([]);
      expect(await hasNoOverflow()).toBe(true);
      await participant.button("Continuar").tap();
      // Tap elsewhere, because a second tap at the same spot would be a double tap.
      await participant.heading(heading).tap();
    };
    const choose = (name: string, type: string) => async () => {
      await participant.search.fill(name);
      await widget.getByRole("option", { name }).first().tap();
      await widget.getByRole("radio", { name: type }).check();
    };
    await continueTo(choose("Schwab", "IRA tradicional"), "¿Adónde debe ir el dinero?");
    await continueTo(choose("Vanguard", "Roth IRA"), "Sobre usted");
    await continueTo(
      () => participant.fill({ Nombre: "Ada", "Correo electrónico": "ada@example.com" }),
      "¿Está todo bien?",
    );
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await widget.getByText("IRA tradicional").count()).toBe(1);
    const boxes = ["Quiero trasladar", "como ingresos", "mínima requerida", "condiciones de traslado"];
    for (const [index, box] of (await participant.boxes.all()).entries()) {
      expect(await box.evaluate((one) => (one as HTMLInputElement).labels?.[0]?.textContent)).toContain(
        boxes[index],
      );
      await box.tap();
    }
    expect(await participant.boxes.count()).toBe(boxes.length);
    await participant.button("Confirmar").tap();
    await participant.heading("Su solicitud está en camino").waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("uses the inline widget with the integrator's texts and a fixed destination, despite rerenders", async () => {
    const { page, pageErrors, close } = await openPage(site.browser, site.url);
    await renderInline(page);
    const participant = new Participant(page);
    await participant.heading("Wo ist Ihr Geld?").waitFor();
    const readFocused = () => page.evaluate(() => document.activeElement?.localName);
    expect(await readFocused()).toBe("body");
    expect(await participant.widget.getByText("Step 1 of 3").count()).toBe(1);
    expect(await participant.button("Close").count()).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);

    await participant.search.fill("Fidelity");
    await redraw(page);
    await participant.widget.getByRole("option", { name: "Fidelity" }).first().click();
    expect(await readFocused()).toBe("svc-rollover-widget");
    expect(await participant.widget.getByRole("radio").count()).toBe(2);
    await participant.widget.getByRole("radio", { name: "Roth IRA" }).check();
    await participant.button("Continue").click();
    await participant.heading("About you").waitFor();
    expect(await participant.widget.getByLabel("Phone").count()).toBe(0);
    expect(await participant.widget.getByLabel("Country").locator("option").count()).toBeGreaterThan(240);
    await participant.fill({ "First name": "Ada", Email: "ada@example.com", City: "Springfield" });
    await participant.button("Continue").click();
    expect(await participant.widget.getByText("This field is required.").count()).toBe(2);
    expect(await findAxeViolations(page)).toEqual([]);
    await participant.fill({ "Street address": "1 Main St", "ZIP code": "62701" });
    await participant.widget.evaluate((element) => element.setAttribute("locale", "es"));
    await participant.heading("Sobre usted").waitFor();
    expect(await participant.widget.getByLabel("Ciudad").inputValue()).toBe("Springfield");
    await participant.button("Continuar").click();
    await participant.widget.getByText("1 Main St, Springfield, 62701, Estados Unidos").waitFor();
    expect(pageErrors).toEqual([]);
    await close();
  });
});
