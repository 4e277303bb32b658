import { expect, it } from "@jest/globals";
import { describeWithBrowser } from "@svc/testing";
import { buildPng } from "../../../api/test/letters/pngs.ts";
import { usePortal } from "./use-portal.ts";

describeWithBrowser("Portal letter templates", () => {
  const portal = usePortal();
  const readTemplates = async () =>
    (await portal.api.call("get", "/v1/organization/letter-templates").expect(200)).body;
  const patchTemplates = (body: object) =>
    portal.api.call("patch", "/v1/organization/letter-templates").send(body).expect(200);

  it("saves letterhead, logo and wording, and shows issues at the fields", async () => {
    const { page, pageErrors, findIssues, close } = await portal.open("operations", "/letter-templates");
    const wording = page.getByRole("textbox", { name: /^Letter of acceptance/ });
    await page.getByRole("textbox", { name: /^Name/ }).fill("Sample Trust Company");
    await page.getByLabel(/^Address/).fill("100 Example Avenue\nSpringfield, IL 62701");
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: buildPng(40, 20) });
    await page.getByRole("img", { name: "Logo in the letterhead" }).waitFor();
    await wording.fill("Dear custodian,\n\n{{participant.nam}} moves {{amount}}.");
    expect(await findIssues()).toEqual([]);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Paragraph 2 has the unknown placeholder {{participant.nam}}").waitFor();
    expect(await wording.inputValue()).toContain("Dear custodian,");
    expect(await wording.evaluate((input) => input.matches(":focus"))).toBe(true);
    expect((await readTemplates()).version).toBe(0);

    await wording.fill("Dear custodian,\n\n{{participant.name}} moves {{amount}}.");
    await page.getByText("Preview with sample values").first().click();
    await page.getByText("Ada Sample moves $80,000.00.").waitFor();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Version 1").waitFor();
    const saved = await readTemplates();
    expect(saved).toMatchObject({
      name: "Sample Trust Company",
      address: ["100 Example Avenue", "Springfield, IL 62701"],
      logo: buildPng(40, 20).toString("base64"),
    });
    expect(saved.texts[0]).toMatchObject({
      isDefault: false,
      paragraphs: ["Dear custodian,", "{{participant.name}} moves {{amount}}."],
    });
    await page.getByRole("button", { name: /^Restore default wording/ }).click();
    await page.getByRole("button", { name: "Remove logo" }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Version 2").waitFor();
    await page
      .getByText(/accepts the .* of the assets/)
      .first()
      .waitFor();
    expect(await readTemplates()).toMatchObject({
      logo: null,
      texts: [{ isDefault: true }, {}, {}, {}, {}, {}],
    });
    expect(await findIssues()).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("shows a teammate's change before overwriting it, and keeps the typed values", async () => {
    const { page, pageErrors, findIssues, close } = await portal.open("operations", "/letter-templates");
    const phone = page.getByLabel(/^Phone/);
    await phone.fill("202-555-0199");
    await patchTemplates({ email: "desk@example.com", phone: "202-555-0100" });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("A teammate changed the templates").waitFor();
    await page.getByRole("row", { name: /202-555-0100/ }).waitFor();
    expect(await findIssues()).toEqual([]);
    await page.getByRole("button", { name: "Continue with the latest version" }).click();
    expect(await phone.inputValue()).toBe("202-555-0199");
    expect(await page.getByLabel(/^Email/).inputValue()).toBe("desk@example.com");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("button", { name: "Discard changes" }).waitFor({ state: "detached" });
    expect(await readTemplates()).toMatchObject({ email: "desk@example.com", phone: "202-555-0199" });
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("is read-only for viewers", async () => {
    const { page, close } = await portal.open("viewer", "/letter-templates");
    await page.getByText("Your role can view the templates, but not change them.").waitFor();
    expect(await page.getByRole("button", { name: "Save", exact: true }).count()).toBe(0);
    expect(await page.getByLabel(/^Phone/).getAttribute("readonly")).not.toBeNull();
    await close();
  });
});
