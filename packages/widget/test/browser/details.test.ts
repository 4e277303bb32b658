import { expect, it } from "@jest/globals";
import { describeWithBrowser } from "@svc/testing";
import { findAxeViolations } from "./axe.ts";
import { expectEventually } from "./participant.ts";
import { useVisit } from "./visit.ts";

describeWithBrowser("Details step", () => {
  const visit = useVisit();

  it("rejects a pasted full SSN, keeps it in the field, and sends none of it", async () => {
    const bodies: string[] = [];
    visit.page.on("request", (request) => bodies.push(request.postData() ?? ""));
    await visit.goToDetails();
    const number = visit.participant.widget.getByLabel("SSN, last 4 digits");
    await visit.participant.fill({ "First name": "Ada", Email: "ada@example.com" });
    await number.focus();
    await visit.page.keyboard.insertText("078-05-1120");
    await visit.participant.button("Continue").click();
    await visit.participant.widget.getByText("That’s more than four digits.").waitFor();
    expect(await number.inputValue()).toBe("078-05-1120");
    expect(await number.evaluate((element) => element.matches(":focus"))).toBe(true);
    await number.fill("1120");
    await visit.participant.button("Continue").click();
    await visit.participant.heading("Is this right?").waitFor();
    expect(bodies.join()).not.toMatch(/078|051120/);
  });

  it("orders the parts of a date by language", async () => {
    const readOrder = () =>
      visit.participant.widget.locator(".date label").evaluateAll((all) => all.map((one) => one.textContent));
    const listInvalidParts = () =>
      visit.participant.widget.locator("[aria-invalid]").evaluateAll((all) => all.map(({ id }) => id));
    await visit.goToDetails();
    expect(await readOrder()).toEqual(["Month", "Day", "Year"]);
    expect(await findAxeViolations(visit.page)).toEqual([]);
    await visit.participant.fill({
      "First name": "Ada",
      Email: "ada@example.com",
      Month: "2",
      Day: "30",
      Year: "1961",
    });
    await visit.participant.button("Continue").click();
    await visit.participant.widget.getByText("Enter a day of that month").waitFor();
    expect(await listInvalidParts()).toEqual(["dateOfBirth-day"]);
    await visit.participant.fill({ Month: "13", Day: "3" });
    await visit.participant.button("Continue").click();
    await visit.participant.widget.getByText("Enter the month, such as 6 or June.").waitFor();
    expect(await listInvalidParts()).toEqual(["dateOfBirth-month"]);
    expect(await visit.participant.widget.getByLabel("Month").evaluate((one) => one.matches(":focus"))).toBe(
      true,
    );
    expect(await findAxeViolations(visit.page)).toEqual([]);
    await visit.participant.fill({ Month: "Feb" });
    await visit.page.getByLabel("Language").evaluate((select: HTMLSelectElement) => {
      select.value = "es";
      select.dispatchEvent(new Event("change"));
    });
    await visit.participant.heading("Sobre usted").waitFor();
    expect(await readOrder()).toEqual(["Día", "Mes", "Año"]);
    await visit.participant.button("Continuar").click();
    await visit.participant.widget.getByText("3 de febrero de 1961").waitFor();
  });

  it("says who receives the details, and links to the privacy policy", async () => {
    await visit.goToDetails();
    const note = visit.participant.widget.locator(".privacy");
    expect(await note.textContent()).toMatch(/^Fernhill Savings uses these details/);
    await visit.setAttributes({ "organization-name": " " });
    await visit.participant.widget.getByText("The owner of this website uses these details").waitFor();
    await visit.setAttributes({
      "organization-name": " Acme Savings ",
      "privacy-url": "javascript:alert(1)",
    });
    await visit.participant.widget.getByText("Acme Savings uses these details").waitFor();
    expect(await note.getByRole("link").count()).toBe(0);
    await visit.setAttributes({ "privacy-url": "https://acme.example/privacy" });
    const link = note.getByRole("link", { name: "Privacy policy (opens in a new tab)" });
    expect(await link.getAttribute("href")).toBe("https://acme.example/privacy");
    expect(await visit.participant.widget.locator("h2").textContent()).toBe(
      "Move your retirement savings with Acme Savings",
    );
    expect(await findAxeViolations(visit.page)).toEqual([]);
  });

  it("offers a list of states for the United States, and clears a value that the list does not contain", async () => {
    await visit.setAttributes({ fields: "address" });
    await visit.goToDetails();
    const state = visit.participant.widget.getByLabel("State");
    expect(await state.locator("option").count()).toBeGreaterThan(55);
    await state.selectOption("Illinois");
    await visit.participant.widget.getByLabel("Country").selectOption("DE");
    await expectEventually(() => state.evaluate((element) => element.localName), "input");
    expect(await state.inputValue()).toBe("IL");
    await state.fill("Bayern");
    await visit.participant.widget.getByLabel("Country").selectOption("US");
    await expectEventually(() => state.inputValue(), "");
    await visit.participant.fill({
      "First name": "Ada",
      Email: "ada@example.com",
      "Street address": "1 Main St",
      City: "Springfield",
      "ZIP code": "62701",
    });
    await visit.participant.button("Continue").click();
    await visit.participant.heading("Is this right?").waitFor();
    expect(await visit.participant.widget.getByText("Bayern").count()).toBe(0);
    expect(await findAxeViolations(visit.page)).toEqual([]);
  });
});
