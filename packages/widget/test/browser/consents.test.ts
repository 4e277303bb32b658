import { expect, it } from "@jest/globals";
import { describeWithBrowser } from "@svc/testing";
import { findAxeViolations } from "./axe.ts";
import { expectEventually } from "./participant.ts";
import { useVisit } from "./visit.ts";

const DETAILS = { "First name": "Ada", Email: "ada@example.com" };
const MISSING_CHECK = "Check this box to continue.";

describeWithBrowser("Consent statements", () => {
  const visit = useVisit();
  const getBoxes = () => visit.participant.boxes;
  const readTexts = async () =>
    visit.participant.widget
      .locator(".agreement label")
      .evaluateAll((labels) => labels.map((label) => label.textContent));
  const readFocusedId = () =>
    visit.page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.id ?? null);
  const setTerms = (terms: object[]) =>
    visit.participant.widget.evaluate((element, value) => Object.assign(element, { terms: value }), terms);

  async function goToReview(): Promise<void> {
    await visit.goToDetails();
    await visit.participant.fillAll(DETAILS);
  }

  it("each have a required checkbox, and nothing is sent before all are checked", async () => {
    let sent: Record<string, unknown> | null = null;
    await visit.page.route("**/create-account", (route) => {
      sent = route.request().postDataJSON();
      return route.continue();
    });
    await goToReview();
    expect(await readTexts()).toEqual([
      expect.stringContaining("move my retirement savings"),
      expect.stringContaining("None of this money"),
      "I have read and accept Fernhill’s transfer terms.",
    ]);
    await visit.participant.button("Confirm").click();
    expect(await visit.participant.widget.getByText(MISSING_CHECK).count()).toBe(3);
    expect(await readFocusedId()).toBe("agree-0");
    expect(await findAxeViolations(visit.page)).toEqual([]);
    await getBoxes().nth(0).check();
    expect(await visit.participant.widget.getByText(MISSING_CHECK).count()).toBe(2);
    await visit.participant.button("Confirm").click();
    expect(await readFocusedId()).toBe("agree-1");
    expect(sent).toBeNull();

    await visit.participant.confirm();
    await visit.participant.expectDone();
    const { consent } = sent as unknown as { consent: { statements: { text: string }[] } };
    expect(consent).toMatchObject({
      rollover: {
        type: "direct",
        source: { custodianId: expect.stringMatching(/^cus_/), custodianName: "Fidelity" },
        destination: { accountType: "traditional_ira" },
      },
    });
    expect(consent.statements.at(-1)).toEqual({
      kind: "terms",
      statement: "transfer-terms",
      version: "2026-11",
      language: "en",
      text: "I have read and accept Fernhill’s transfer terms.",
      url: new URL("/terms.html", visit.page.url()).href,
    });
    const [account] = await visit.readEvents();
    expect(account?.detail).toMatchObject({ type: "direct", consentId: expect.stringMatching(/^cons_/) });
    const { rows } = await visit
      .service()
      .db.pool.query("SELECT statements FROM consents WHERE id = $1", [account?.detail.consentId]);
    expect(rows[0].statements.map(({ isAltered }: { isAltered: boolean }) => isAltered)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("stay checked when going back and forth, until they apply to another account", async () => {
    await goToReview();
    for (const box of await getBoxes().all()) await box.check();
    await visit.participant.button("Back").click();
    await visit.participant.button("Continue").click();
    await visit.participant.heading("Is this right?").waitFor();
    for (const box of await getBoxes().all()) expect(await box.isChecked()).toBe(true);
    await visit.participant.widget.getByRole("button", { name: /^Change ?: To$/ }).click();
    await visit.participant.widget.getByRole("radio", { name: "Roth IRA", exact: true }).check();
    await visit.participant.button("Continue").click();
    await visit.participant.button("Continue").click();
    await visit.participant.heading("Is this right?").waitFor();
    expect((await readTexts())[1]).toContain("count as income");
    for (const box of await getBoxes().all()) expect(await box.isChecked()).toBe(false);
  });

  it("depend on the rollover type", async () => {
    await visit.setAttributes({ "rollover-type": "indirect_60_day" });
    await visit.participant.open();
    await visit.participant.choose("Fidelity", "Traditional IRA");
    await visit.participant.choose("Vanguard", "Traditional IRA");
    await visit.participant.fillAll(DETAILS);
    const shown = await readTexts();
    expect(shown[1]).toContain("In the last 12 months");
    expect(shown[2]).toContain("required minimum distribution");
  });

  it("show the integrator's terms as plain text, and only those in the current language", async () => {
    const hostile = '<img src=x onerror="globalThis.hurt = true"> 同意 "quoted"';
    await setTerms([
      { id: "hostile", version: "1", text: hostile, url: "javascript:globalThis.hurt = true" },
      { id: "short", version: "1", url: "/terms.html" },
      { id: "spanish", version: "1", text: "Acepto.", language: "es" },
    ]);
    await goToReview();
    expect((await readTexts()).slice(2)).toEqual([hostile, "I have read and accept the terms."]);
    expect(await visit.participant.widget.locator(".agreement img").count()).toBe(0);
    const links = visit.participant.widget.locator(".agreement a");
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
      new URL("/terms.html", visit.page.url()).href,
    ]);
    await visit.participant.confirm();
    await visit.participant.expectDone();
    expect(await visit.page.evaluate(() => Reflect.get(globalThis, "hurt"))).toBeUndefined();
  });

  it.each([
    ["a low window", { width: 1280, height: 480 }],
    ["a phone in landscape", { width: 844, height: 390 }],
    ["400% zoom", { width: 320, height: 256 }],
    ["a phone", { width: 390, height: 844 }],
  ])("are not covered by the buttons, and are visible together with them: %s", async (_name, viewport) => {
    await visit.reopen({ viewport });
    await goToReview();
    await visit.participant.button("Confirm").click();
    const isCovered = async (index: number) => {
      await getBoxes().nth(index).scrollIntoViewIfNeeded();
      return getBoxes()
        .nth(index)
        .evaluate((box) => {
          const { x, y, width, height } = box.getBoundingClientRect();
          const root = box.getRootNode() as ShadowRoot;
          return root.elementFromPoint(x + width / 2, y + height / 2) !== box;
        });
    };
    for (const index of [0, 1, 2]) expect(await isCovered(index)).toBe(false);
    await visit.participant.button("Confirm").scrollIntoViewIfNeeded();
    const last = await getBoxes().nth(2).boundingBox();
    const button = await visit.participant.button("Confirm").boundingBox();
    expect(last?.y).toBeGreaterThanOrEqual(0);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    expect(last?.y ?? 0).toBeLessThan(button?.y ?? 0);
    expect(await findAxeViolations(visit.page)).toEqual([]);
  });

  it("have outlines in forced colors", async () => {
    await visit.reopen({ forcedColors: "active" });
    await goToReview();
    await visit.participant.button("Confirm").click();
    expect(await findAxeViolations(visit.page)).toEqual([]);
    const outlineStyle = await getBoxes()
      .nth(0)
      .evaluate((box) => getComputedStyle(box).outlineStyle);
    expect(outlineStyle).toBe("solid");
  });

  it("can be read again at the end, and printed without the surrounding page", async () => {
    await visit.page.addInitScript(() => {
      globalThis.print = () => {
        const topWindow = (globalThis.top as unknown as { printed: string[] }) ?? {};
        topWindow.printed = [document.title, document.body.innerText];
        dispatchEvent(new Event("afterprint"));
      };
    });
    await goToReview();
    await visit.participant.confirm();
    await visit.participant.expectDone();
    await visit.participant.widget.getByText("What you agreed to").click();
    expect(await visit.participant.widget.getByText("None of this money").isVisible()).toBe(true);
    expect(await findAxeViolations(visit.page)).toEqual([]);
    await visit.participant.button("Print").click();
    const readPrinted = () => visit.page.evaluate(() => Reflect.get(globalThis, "printed") as string[]);
    await expectEventually(async () => (await readPrinted())?.[0], "What you agreed to");
    const [, text] = await readPrinted();
    const [account] = await visit.readEvents();
    for (const part of ["Fidelity", "Traditional IRA", "None of this money", "Fernhill’s transfer terms"]) {
      expect(text).toContain(part);
    }
    expect(text).toContain(account?.detail.consentId as string);
    expect(text).not.toContain("Start a rollover");
    await expectEventually(() => visit.page.locator("iframe").count(), 0);
  });
});
